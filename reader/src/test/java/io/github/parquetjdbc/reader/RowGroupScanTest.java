package io.github.parquetjdbc.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.parquetjdbc.reader.schema.ColumnPath;
import io.github.parquetjdbc.reader.store.LocalStore;
import io.github.parquetjdbc.reader.store.StoredFile;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntPredicate;
import org.apache.parquet.column.ParquetProperties.WriterVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RowGroupScanTest {

  private static final int ROWS = 12_000;

  private static ParquetFile sample(WriterVersion version) throws IOException {
    byte[] bytes = new SampleTable(ROWS).write(version);
    return ParquetFile.open(new MemoryFile("sample", bytes), ReadOptions.DEFAULT);
  }

  private static RowFilter onId(IntPredicate wanted) {
    return (batch, rows) -> {
      int[] ids = ((IntVector) batch.column(0)).values();
      int count = 0;
      for (int i = 0; i < batch.length(); i++) {
        if (wanted.test(ids[i])) {
          rows[count++] = i;
        }
      }
      return count;
    };
  }

  private static List<List<String>> expected(IntPredicate wanted) {
    List<List<String>> rows = new ArrayList<>();
    for (int row = 0; row < ROWS; row++) {
      if (wanted.test(row)) {
        rows.add(SampleTable.row(row));
      }
    }
    return rows;
  }

  @ParameterizedTest
  @EnumSource
  void columnsStayInStepWhateverTheirPages(WriterVersion version) throws IOException {
    List<List<String>> rows =
        SampleTable.scan(
            sample(version),
            SampleTable.COLUMNS,
            List.of(),
            null,
            ScanRequest.UNLIMITED,
            new ScanMetrics());
    assertEquals(expected(row -> true), rows);
  }

  @ParameterizedTest
  @EnumSource
  void filteredScansGiveTheSurvivorsOnly(WriterVersion version) throws IOException {
    Random random = new Random(6);
    boolean[] coins = new boolean[ROWS];
    for (int i = 0; i < ROWS; i++) {
      coins[i] = random.nextBoolean();
    }
    List<IntPredicate> predicates =
        List.of(
            row -> false,
            row -> true,
            row -> row == 5431,
            row -> row >= ROWS - 3,
            row -> row % 1000 == 999,
            row -> row / 700 % 2 == 1,
            row -> coins[row]);
    ParquetFile file = sample(version);
    for (IntPredicate wanted : predicates) {
      List<List<String>> rows =
          SampleTable.scan(
              file,
              SampleTable.COLUMNS,
              List.of("id"),
              onId(wanted),
              ScanRequest.UNLIMITED,
              new ScanMetrics());
      assertEquals(expected(wanted), rows);
    }
  }

  @Test
  void outputsMayRepeatAndMayBeNone() throws IOException {
    ParquetFile file = sample(WriterVersion.PARQUET_1_0);
    List<List<String>> twice =
        SampleTable.scan(
            file,
            List.of("id", "ratio", "id"),
            List.of(),
            null,
            ScanRequest.UNLIMITED,
            new ScanMetrics());
    assertEquals(List.of("7", "1.75", "7"), twice.get(7));
    List<List<String>> none =
        SampleTable.scan(
            file,
            List.of(),
            List.of("id"),
            onId(row -> row % 2 == 0),
            ScanRequest.UNLIMITED,
            new ScanMetrics());
    assertEquals(ROWS / 2, none.size());
  }

  @Test
  void columnsThatNoSurvivorNeedsAreNotRead() throws IOException {
    ParquetFile file = sample(WriterVersion.PARQUET_1_0);
    ScanMetrics nothing = new ScanMetrics();
    SampleTable.scan(file, SampleTable.COLUMNS, List.of("id"), onId(row -> false), 1000, nothing);
    ScanMetrics idOnly = new ScanMetrics();
    SampleTable.scan(file, List.of(), List.of("id"), onId(row -> true), 20_000, idOnly);
    assertEquals(idOnly.bytesRead(), nothing.bytesRead());
  }

  @Test
  void aLimitReadsASmallPartOfAFile() throws IOException {
    Path flights =
        Path.of(System.getProperty("project.root", ".."))
            .resolve("../shared/data/flights-3m.parquet")
            .normalize();
    assumeTrue(Files.exists(flights), "no shared data");
    try (StoredFile stored = new LocalStore().open(flights.toString())) {
      ParquetFile file = ParquetFile.open(stored, ReadOptions.DEFAULT);
      ScanMetrics metrics = new ScanMetrics();
      List<String> all = file.schema().columns().stream().map(column -> column.name()).toList();
      int rows = SampleTable.scan(file, all, List.of(), null, 5, metrics).size();
      assertTrue(rows >= 5, "rows " + rows);
      assertTrue(
          metrics.bytesRead() < stored.size() / 10,
          metrics.bytesRead() + " bytes read of " + stored.size());
      ScanRequest request =
          new ScanRequest(
              ColumnPath.of(all), List.of(), null, 5, StopSignal.NEVER, new ScanMetrics());
      try (MorselSource morsels = ScanPlanner.plan(List.of(file), request)) {
        assertEquals(1, morsels.morselCount());
      }
    }
  }

  @Test
  void aStopSignalEndsTheScan() throws IOException {
    AtomicBoolean stopped = new AtomicBoolean();
    ScanRequest request =
        new ScanRequest(
            List.of(ColumnPath.of("id")),
            List.of(),
            null,
            ScanRequest.UNLIMITED,
            stopped::get,
            new ScanMetrics());
    try (MorselSource morsels =
            ScanPlanner.plan(List.of(sample(WriterVersion.PARQUET_1_0)), request);
        BatchSource source = morsels.open(0, null)) {
      Batch first = source.next();
      assertNotNull(first);
      stopped.set(true);
      assertNull(source.next());
    }
  }

  @ParameterizedTest
  @EnumSource
  void mutatedPagesAreReadOrRefusedCleanly(WriterVersion version) throws IOException {
    byte[] bytes = new SampleTable(3000).write(version);
    ParquetFile file = ParquetFile.open(new MemoryFile("sample", bytes), ReadOptions.DEFAULT);
    int pages = bytes.length - 12 - file.metadata().byteSize();
    long seed = 8;
    Random random = new Random(seed);
    for (int i = 0; i < 400; i++) {
      byte[] mutated = bytes.clone();
      for (int flips = 1 + random.nextInt(20); flips > 0; flips--) {
        mutated[4 + random.nextInt(pages)] = (byte) random.nextInt(256);
      }
      try {
        SampleTable.scan(
            file.withFile(new MemoryFile("mutated", mutated)),
            SampleTable.COLUMNS,
            List.of("id"),
            onId(row -> row % 3 != 0),
            ScanRequest.UNLIMITED,
            new ScanMetrics());
      } catch (IOException e) {
        assertTrue(e.getMessage().contains("mutated"), () -> "seed " + seed + ": " + e);
      }
    }
  }
}
