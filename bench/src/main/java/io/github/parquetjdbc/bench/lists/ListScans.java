package io.github.parquetjdbc.bench.lists;

import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.ScanMetrics;
import io.github.parquetjdbc.reader.ScanPlanner;
import io.github.parquetjdbc.reader.ScanRequest;
import io.github.parquetjdbc.reader.column.FixedLengthLists;
import io.github.parquetjdbc.reader.schema.ColumnPath;
import io.github.parquetjdbc.reader.store.LocalStore;
import io.github.parquetjdbc.reader.store.StoredFile;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.StopSignal;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;

/**
 * Sums the doubles of list columns, interleaved: lists with the fixed-length path on and off, the
 * same with an odd list at the end, and the same values flat. Prints medians of CPU time.
 */
public final class ListScans {

  private static final int[] LENGTHS = {1, 2, 3, 4, 7, 8, 9, 12, 15, 16, 64, 256, 768, 1536};
  private static final int WARM_UP = 15;
  private static final int RUNS = 21;
  private static final int VARIANTS = 5;

  private ListScans() {}

  /**
   * @param arguments a directory for the files, and how many values each is to have
   */
  public static void main(String[] arguments) throws IOException, SQLException {
    Path directory = Path.of(arguments.length > 0 ? arguments[0] : "/tmp/parquet-jdbc-lists");
    long values = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1 << 21;
    Files.createDirectories(directory);
    print(System.out, directory, values);
  }

  private static void print(PrintStream out, Path directory, long values)
      throws IOException, SQLException {
    out.println(
        "ns of CPU per value, median of " + RUNS + " interleaved runs; " + values + " values");
    out.println();
    out.println("| n | flat | on | off | on / flat | off / on | odd last, on | odd last, off |");
    out.println("|---|---|---|---|---|---|---|---|");
    for (int length : LENGTHS) {
      double[] medians = medians(new ListFiles(directory, length, values));
      StringBuilder row = new StringBuilder("| " + length);
      for (double column :
          new double[] {
            medians[0],
            medians[1],
            medians[2],
            medians[1] / medians[0],
            medians[2] / medians[1],
            medians[3],
            medians[4]
          }) {
        row.append(String.format(" | %.2f", column));
      }
      out.println(row + " |");
    }
  }

  private static double[] medians(ListFiles files) throws IOException, SQLException {
    Path[] paths = {files.flat(), files.lists(), files.lists(), files.oddLast(), files.oddLast()};
    double[][] times = new double[VARIANTS][RUNS];
    for (int run = -WARM_UP; run < RUNS; run++) {
      double expected = Double.NaN;
      for (int i = 0; i < VARIANTS; i++) {
        FixedLengthLists lists = i % 2 == 1 ? FixedLengthLists.FIND : FixedLengthLists.IGNORE;
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        double sum = sum(paths[i], lists);
        long time = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
        if (i < 3 && i > 0 && sum != expected) {
          throw new IllegalStateException(paths[i] + " sums to " + sum + ", not " + expected);
        }
        expected = i == 0 ? sum : expected;
        if (run >= 0) {
          times[i][run] = (double) time / files.values();
        }
      }
    }
    return Arrays.stream(times).mapToDouble(ListScans::median).toArray();
  }

  private static double median(double[] times) {
    double[] sorted = times.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  private static double sum(Path path, FixedLengthLists lists) throws IOException {
    double sum = 0;
    ScanRequest request =
        new ScanRequest(
            List.of(ColumnPath.of("x")),
            List.of(),
            null,
            ScanRequest.UNLIMITED,
            StopSignal.NEVER,
            new ScanMetrics());
    try (StoredFile stored = new LocalStore().open(path.toString())) {
      ParquetFile file = ParquetFile.open(stored, ReadOptions.DEFAULT.withFixedLengthLists(lists));
      try (MorselSource morsels = ScanPlanner.plan(List.of(file), request)) {
        for (int morsel = 0; morsel < morsels.morselCount(); morsel++) {
          try (BatchSource source = morsels.open(morsel, null)) {
            for (Batch batch = source.next(); batch != null; batch = source.next()) {
              sum = add(sum, batch.column(0), batch.length());
            }
          }
        }
      }
    }
    return sum;
  }

  private static double add(double before, Vector column, int rows) {
    if (column instanceof ListVector list) {
      int[] offsets = list.offsets();
      return add(before, ((DoubleVector) list.elements()).values(), offsets[0], offsets[rows]);
    }
    return add(before, ((DoubleVector) column).values(), 0, rows);
  }

  private static double add(double before, double[] values, int from, int to) {
    double sum = before;
    for (int i = from; i < to; i++) {
      sum += values[i];
    }
    return sum;
  }
}
