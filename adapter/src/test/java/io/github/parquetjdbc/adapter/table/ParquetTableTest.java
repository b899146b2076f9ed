package io.github.parquetjdbc.adapter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.adapter.ParquetFiles;
import io.github.parquetjdbc.adapter.ResultRows;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.run.Workers;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.ScanMetrics;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.store.FileChangedException;
import io.github.parquetjdbc.reader.store.LocalStore;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.StopSignal;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ParquetTableTest {

  @TempDir private Path folder;

  private final FooterCache footers = new FooterCache(100, 1 << 20);

  private void write(String name, String query) throws IOException {
    Files.createDirectories(folder.resolve("t"));
    ParquetFiles.write(folder.resolve("t").resolve(name), query);
  }

  private ParquetTable table() throws IOException {
    LocalStore store = new LocalStore();
    TableSource source =
        new TableSource(
            store, footers, ReadOptions.DEFAULT, TableOptions.DEFAULT, Workers.forMachine());
    return new ParquetTable(only(store), source);
  }

  private TableFiles only(LocalStore store) throws IOException {
    Location location = Location.parse(folder.toString());
    Listing listing = new Discovery(location, store, List.of(), TableOptions.DEFAULT).list();
    return Layout.of(listing, "default", files -> FooterUnion.Verdict.UNITES)
        .schemas()
        .get("default")
        .get(0);
  }

  private static String columns(Table table) throws IOException {
    List<String> columns = new ArrayList<>();
    for (Column column : table.columns()) {
      columns.add(column.name() + " " + column.type());
    }
    return String.join(", ", columns);
  }

  private static List<Integer> all(Table table) throws IOException {
    return IntStream.range(0, table.columns().size()).boxed().toList();
  }

  private static String rows(TableScan scan, long limit, RowFilter filter) throws IOException {
    StringBuilder text = new StringBuilder();
    try (MorselSource morsels = scan.open(limit, StopSignal.NEVER)) {
      for (int i = 0; i < morsels.morselCount(); i++) {
        try (BatchSource source = morsels.open(i, filter)) {
          for (Batch batch = source.next(); batch != null; batch = source.next()) {
            for (int row = 0; row < batch.rowCount(); row++) {
              append(text, batch, batch.selection() == null ? row : batch.selection().rows()[row]);
            }
          }
        }
      }
    }
    return text.toString();
  }

  private static void append(StringBuilder text, Batch batch, int row) {
    List<Object> values = new ArrayList<>();
    for (Vector column : batch.columns()) {
      values.add(ResultRows.value(column, row));
    }
    text.append(values);
  }

  private static String rows(Table table) throws IOException {
    return rows((TableScan) table.scan(all(table), List.of(), null), PlanNode.UNLIMITED, null);
  }

  @Test
  void filesOfOneTableAreUnitedByName() throws IOException {
    write("1.parquet", "SELECT 1::INT AS a, 'x' AS b");
    write("2.parquet", "SELECT DATE '2024-02-29' AS c, 5000000000 AS a");
    Table table = table();
    assertEquals("a BIGINT, b VARCHAR, c DATE", columns(table));
    assertEquals(2, table.rowCount());
    assertEquals("[1, x, null][5E+9, null, 2024-02-29]", rows(table));
  }

  @Test
  void columnsWidenAcrossFiles() throws IOException {
    write(
        "1.parquet",
        "SELECT 1::INT AS n, 1.5::FLOAT AS f, 1.25::DECIMAL(9,2) AS d,"
            + " DATE '1969-12-31' AS t");
    write(
        "2.parquet",
        "SELECT 2.5::DECIMAL(5,1) AS n, 2.5::DOUBLE AS f, 7::DECIMAL(38,6) AS d,"
            + " TIMESTAMP '2024-01-01 00:00:00.000001' AS t");
    Table table = table();
    assertEquals("n DECIMAL(11,1), f DOUBLE, d DECIMAL(38,6), t TIMESTAMP(6)", columns(table));
    assertEquals(
        "[1, 1.5, 1.25, 1969-12-31T00:00][2.5, 2.5, 7, 2024-01-01T00:00:00.000001]", rows(table));
  }

  @Test
  void typesThatNoTypeHoldsFailNamingBothFiles() throws IOException {
    write("1.parquet", "SELECT 1 AS a");
    write("2.parquet", "SELECT 'one' AS a");
    String message = assertThrows(IOException.class, table()::columns).getMessage();
    assertTrue(message.contains("1.parquet") && message.contains("2.parquet"), message);
    assertTrue(message.contains("column a") && message.indexOf('\n') < 0, message);
  }

  @Test
  void filesWithoutAnyOfTheColumnsGiveNulls() throws IOException {
    write("1.parquet", "SELECT 1 AS a FROM range(2)");
    write("2.parquet", "SELECT 2 AS b FROM range(3)");
    Table table = table();
    TableScan scan = (TableScan) table.scan(List.of(0), List.of(), null);
    assertEquals("[1][1][null][null][null]", rows(scan, PlanNode.UNLIMITED, null));
    TableScan filtered = (TableScan) table.scan(List.of(1), List.of(0), null);
    RowFilter isNull =
        (batch, selected) -> {
          int count = 0;
          for (int i = 0; i < batch.length(); i++) {
            selected[count] = i;
            count += batch.column(0).isNull(i) ? 1 : 0;
          }
          return count;
        };
    assertEquals("[2][2][2]", rows(filtered, PlanNode.UNLIMITED, isNull));
  }

  @Test
  void countingRowsReadsNothing() throws IOException {
    write("1.parquet", "SELECT range AS a FROM range(5000)");
    write("2.parquet", "SELECT range AS a FROM range(3)");
    ScanMetrics metrics = new ScanMetrics();
    TableScan scan = ((TableScan) table().scan(List.of(), List.of(), null)).withMetrics(metrics);
    assertEquals("[]".repeat(5003), rows(scan, PlanNode.UNLIMITED, null));
    assertEquals(0, metrics.bytesRead());
    assertEquals("[]".repeat(10), rows(scan, 10, null));
  }

  @Test
  void filesThatCannotMatchAreNotOpened() throws IOException {
    write("1.parquet", "SELECT 1 AS a");
    write("2.parquet", "SELECT 2 AS b");
    ScanMetrics metrics = new ScanMetrics();
    ScanFilter filter = new ScanFilter.Comparison("b", ScanFilter.Operator.EQUAL, 2);
    TableScan scan =
        ((TableScan) table().scan(List.of(0, 1), List.of(), filter)).withMetrics(metrics);
    assertEquals("[null, 2]", rows(scan, PlanNode.UNLIMITED, null));
    assertEquals(1, metrics.rowGroupsSkipped());
    assertEquals("t [a, b] of 2 files, pruned by b = 2", scan.description());
  }

  @Test
  void aLimitLeavesLaterFilesAlone() throws IOException {
    write("1.parquet", "SELECT 1 AS a FROM range(10)");
    write("2.parquet", "SELECT 2 AS a FROM range(10)");
    ScanMetrics metrics = new ScanMetrics();
    TableScan scan = ((TableScan) table().scan(List.of(0), List.of(), null)).withMetrics(metrics);
    assertEquals("[1][1][1]", rows(scan, 3, null));
    assertEquals(1, metrics.files());
  }

  @Test
  void aFileThatChangesAfterPlanningIsAnErrorNotAMix() throws IOException {
    write("1.parquet", "SELECT 1 AS a");
    Table table = table();
    assertEquals("a INTEGER", columns(table));
    write("1.parquet", "SELECT 2 AS a, 3 AS b");
    assertThrows(FileChangedException.class, () -> rows(table));
    assertEquals("[2, 3]", rows(table()));
  }

  @Test
  void footersAreReadOnce() throws IOException {
    write("1.parquet", "SELECT 1 AS a");
    LocalStore store = new LocalStore();
    TableFiles files = only(store);
    assertTrue(
        footers.footer(store, files.files().get(0), ReadOptions.DEFAULT)
            == footers.footer(store, files.files().get(0), ReadOptions.DEFAULT));
    FooterCache none = new FooterCache(0, 0);
    assertTrue(
        none.footer(store, files.files().get(0), ReadOptions.DEFAULT)
            != none.footer(store, files.files().get(0), ReadOptions.DEFAULT));
  }

  @Test
  void boundsOfAllFilesAreKnownOfColumns() throws IOException {
    write(
        "a.parquet",
        "select i::bigint k, date '2020-01-01' + i::integer d, i / 4.0::double f,"
            + " timestamp '1970-01-01 00:00:01' ts, 'x' s from range(10) t(i)");
    write(
        "b.parquet",
        "select 100 + i::bigint k, date '2020-02-01' d, 9.5::double f,"
            + " timestamp '1970-01-01 00:00:02' ts, null::varchar s from range(5) t(i)");
    ParquetTable table = table();
    double day = 86_400_000;
    assertEquals(0, table.estimate(0).least());
    assertEquals(104, table.estimate(0).greatest());
    assertEquals(15, table.estimate(0).distinct(), 1);
    assertEquals(18_262 * day, table.estimate(1).least());
    assertEquals(18_293 * day, table.estimate(1).greatest());
    assertEquals(9.5, table.estimate(2).greatest());
    assertEquals(1000, table.estimate(3).least());
    assertEquals(2000, table.estimate(3).greatest());
    assertTrue(Double.isNaN(table.estimate(4).least()));
  }

  @Test
  void boundsOfColumnsThatAFileLacksAreUnknown() throws IOException {
    write("a.parquet", "select 1::bigint k, 2::bigint other");
    write("b.parquet", "select 1::bigint k");
    ParquetTable table = table();
    assertEquals(1, table.estimate(0).least());
    assertTrue(Double.isNaN(table.estimate(1).least()));
  }
}
