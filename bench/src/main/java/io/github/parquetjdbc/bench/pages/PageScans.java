package io.github.parquetjdbc.bench.pages;

import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.ReadOptions.StatisticsUse;
import io.github.parquetjdbc.reader.ScanMetrics;
import io.github.parquetjdbc.reader.ScanPlanner;
import io.github.parquetjdbc.reader.ScanRequest;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.prune.ScanFilter.Operator;
import io.github.parquetjdbc.reader.schema.ColumnPath;
import io.github.parquetjdbc.reader.store.LocalStore;
import io.github.parquetjdbc.reader.store.StoredFile;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Reads four columns of a range of rows, and of all rows, with the indexes of the file and without.
 * The runs alternate; prints medians of elapsed time, and what was read.
 */
public final class PageScans {

  private static final int WARM_UP = 6;
  private static final int RUNS = 15;
  private static final List<String> COLUMNS = List.of("id", "price", "kind", "name");

  private PageScans() {}

  /** One way to read. */
  private record Way(String name, double share, StatisticsUse use, int threads) {}

  /** What one run took and did. */
  private record Outcome(long nanos, long rows, ScanMetrics metrics) {}

  /**
   * @param arguments a directory for the file, and how many rows it is to have
   */
  public static void main(String[] arguments)
      throws IOException, InterruptedException, ExecutionException {
    Path directory = Path.of(arguments.length > 0 ? arguments[0] : "/tmp/parquet-jdbc-pages");
    int rows = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 2_000_000;
    Files.createDirectories(directory);
    IndexedFile file = new IndexedFile(directory.resolve("indexed-" + rows + ".parquet"), rows);
    file.write();
    print(System.out, file);
  }

  private static void print(PrintStream out, IndexedFile file)
      throws IOException, InterruptedException, ExecutionException {
    List<Way> ways = new ArrayList<>();
    for (double share : new double[] {0.0001, 0.01, 0.1, 1}) {
      for (StatisticsUse use : StatisticsUse.values()) {
        for (int threads = 1; threads <= 2; threads++) {
          String index = use == StatisticsUse.TRUST ? "used" : "ignored";
          ways.add(new Way(index, share, use, threads));
        }
      }
    }
    Outcome[][] outcomes = new Outcome[ways.size()][RUNS];
    for (int run = -WARM_UP; run < RUNS; run++) {
      for (int i = 0; i < ways.size(); i++) {
        Outcome outcome = scan(file, ways.get(i));
        if (outcome.rows() != wanted(file, ways.get(i))) {
          throw new IllegalStateException(ways.get(i) + " gives " + outcome.rows() + " rows");
        }
        if (run >= 0) {
          outcomes[i][run] = outcome;
        }
      }
    }
    out.println("| rows wanted | index | threads | ms | bytes read | pages skipped |");
    out.println("|---|---|---|---|---|---|");
    for (int i = 0; i < ways.size(); i++) {
      long[] nanos = Arrays.stream(outcomes[i]).mapToLong(Outcome::nanos).sorted().toArray();
      ScanMetrics metrics = outcomes[i][0].metrics();
      Way way = ways.get(i);
      out.printf(
          "| %,d | %s | %d | %.2f | %,d | %d |%n",
          wanted(file, way),
          way.name(),
          way.threads(),
          nanos[RUNS / 2] / 1e6,
          metrics.bytesRead(),
          metrics.pagesSkipped());
    }
  }

  private static long wanted(IndexedFile file, Way way) {
    return Math.round(file.rows() * way.share());
  }

  private static Outcome scan(IndexedFile indexed, Way way)
      throws IOException, InterruptedException, ExecutionException {
    long from = way.share() == 1 ? 0 : indexed.rows() / 3;
    long to = from + wanted(indexed, way);
    ScanFilter range =
        new ScanFilter.And(
            List.of(
                new ScanFilter.Comparison("id", Operator.GREATER_OR_EQUAL, from),
                new ScanFilter.Comparison("id", Operator.LESS, to)));
    ScanMetrics metrics = new ScanMetrics();
    ScanRequest request =
        new ScanRequest(
            ColumnPath.of(COLUMNS),
            ColumnPath.of(List.of("id")),
            range,
            ScanRequest.UNLIMITED,
            StopSignal.NEVER,
            metrics);
    try (StoredFile stored = new LocalStore().open(indexed.path().toString())) {
      ParquetFile file = ParquetFile.open(stored, ReadOptions.DEFAULT.withStatistics(way.use()));
      long start = System.nanoTime();
      try (MorselSource morsels = ScanPlanner.plan(List.of(file), request)) {
        long rows = read(morsels, from, to, way.threads());
        return new Outcome(System.nanoTime() - start, rows, metrics);
      }
    }
  }

  private static long read(MorselSource morsels, long from, long to, int threads)
      throws InterruptedException, ExecutionException {
    AtomicInteger next = new AtomicInteger();
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    try {
      List<Future<Long>> parts = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        parts.add(workers.submit(() -> readSome(morsels, next, from, to)));
      }
      long rows = 0;
      for (Future<Long> part : parts) {
        rows += part.get();
      }
      return rows;
    } finally {
      workers.shutdown();
    }
  }

  private static long readSome(MorselSource morsels, AtomicInteger next, long from, long to)
      throws IOException {
    long rows = 0;
    RowFilter filter = (batch, selected) -> select(batch, selected, from, to);
    for (int i = next.getAndIncrement(); i < morsels.morselCount(); i = next.getAndIncrement()) {
      try (BatchSource source = morsels.open(i, filter)) {
        for (Batch batch = source.next(); batch != null; batch = source.next()) {
          rows += batch.rowCount();
        }
      }
    }
    return rows;
  }

  private static int select(Batch batch, int[] selected, long from, long to) {
    long[] ids = ((LongVector) batch.column(0)).values();
    int count = 0;
    for (int row = 0; row < batch.length(); row++) {
      if (ids[row] >= from && ids[row] < to) {
        selected[count++] = row;
      }
    }
    return count;
  }
}
