package io.github.parquetjdbc.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabasesTest {

  @TempDir private Path folder;

  private final Databases databases = new Databases();
  private Database database;

  @AfterEach
  void close() {
    if (database != null) {
      database.close();
    }
  }

  private Database open() throws IOException {
    database = databases.open(folder.toString(), DatabaseOptions.defaults());
    return database;
  }

  private String query(String sql, Object... parameters) throws IOException {
    return ResultRows.query(database, sql, parameters).toString();
  }

  private List<String> tableNames() throws IOException {
    return database.tables(Database.DEFAULT_SCHEMA).stream().map(TableName::name).toList();
  }

  @Test
  void filesAreTables() throws IOException {
    ParquetFiles.write(folder.resolve("Trips.snappy.parquet"), "SELECT 1 AS Id, 'Oslo' AS city");
    open();
    assertEquals(folder.toString(), database.location());
    assertEquals(List.of("default", "system"), database.schemas());
    assertEquals(List.of(new TableName("default", "Trips", "TABLE")), database.tables("default"));
    assertEquals(List.of(), database.tables("other"));
    assertEquals(
        "[Id INTEGER, city VARCHAR]",
        database.columns(database.tables("default"), StopSignal.NEVER).get(0).columns().stream()
            .map(column -> column.name() + " " + column.type())
            .toList()
            .toString());
    assertEquals("[[1, Oslo]]", query("SELECT * FROM trips"));
    assertEquals("[[Oslo]]", query("select CITY from \"default\".TRIPS where id = 1"));
  }

  @Test
  void aFolderOfFilesIsOneTable() throws IOException {
    Path trips = Files.createDirectory(folder.resolve("trips"));
    ParquetFiles.write(trips.resolve("1.parquet"), "SELECT 1 AS id, 2.5 AS fare");
    ParquetFiles.write(trips.resolve("2.parquet"), "SELECT 5000000000 AS id, 'x' AS note");
    open();
    assertEquals("[[1, 2.5, null], [5E+9, null, x]]", query("SELECT id, fare, note FROM trips"));
    assertEquals("[[5E+9]]", query("SELECT id FROM trips WHERE fare IS NULL"));
    assertEquals("[[1]]", query("SELECT id FROM trips WHERE id < 4000000000"));
  }

  @Test
  void aMalformedFileFailsOnlyItsOwnTable() throws IOException {
    ParquetFiles.write(folder.resolve("good.parquet"), "SELECT 42 AS a");
    Files.writeString(folder.resolve("text.parquet"), "this is no Parquet file at all");
    Files.write(folder.resolve("empty.parquet"), new byte[0]);
    byte[] whole = Files.readAllBytes(folder.resolve("good.parquet"));
    Files.write(folder.resolve("cut.parquet"), Arrays.copyOf(whole, whole.length / 2));
    open();
    assertEquals(List.of("cut", "good", "text"), tableNames());
    assertEquals(List.of(folder.resolve("empty.parquet") + " is empty"), database.warnings());
    assertEquals("[[42]]", query("SELECT * FROM good"));
    for (String table : List.of("cut", "text")) {
      IOException e = assertThrows(IOException.class, () -> query("SELECT * FROM " + table));
      assertTrue(e.getMessage().contains(table + ".parquet"), e.getMessage());
      assertFalse(e.getMessage().contains("\n"), e.getMessage());
      TableName name = new TableName("default", table, "TABLE");
      assertInstanceOf(
          IOException.class, database.columns(List.of(name), StopSignal.NEVER).get(0).failure());
    }
    List<TableColumns> all = database.columns(database.tables("default"), StopSignal.NEVER);
    assertEquals(
        List.of(false, true, false),
        all.stream().map(table -> table.failure() == null).toList(),
        "one bad file concerns no other");
    assertTrue(
        database.columns(database.tables("default"), () -> true).stream()
            .allMatch(table -> table.failure() instanceof CancellationException));
    assertEquals("[[42]]", query("SELECT a FROM good"));
  }

  @Test
  void whatIsNotThereIsNamed() {
    String missing = folder.resolve("gone").toString();
    NoSuchFileException e =
        assertThrows(
            NoSuchFileException.class, () -> databases.open(missing, DatabaseOptions.defaults()));
    assertTrue(e.getMessage().contains(missing), e.getMessage());
    for (String location : List.of("ftp://host/x", "/data/[x")) {
      IOException unknown =
          assertThrows(
              IOException.class, () -> databases.open(location, DatabaseOptions.defaults()));
      assertFalse(unknown.getMessage().contains("\n"), unknown.getMessage());
    }
  }

  @Test
  void nothingAtAllIsADatabaseToo() throws IOException {
    database = databases.open("mem:", DatabaseOptions.defaults());
    assertEquals("mem:", database.location());
    assertEquals(List.of(), tableNames());
    assertEquals("[[1, x]]", query("VALUES (1, 'x')"));
    SqlException e = assertThrows(SqlException.class, () -> query("SELECT * FROM t"));
    assertEquals(SqlException.Kind.UNKNOWN_TABLE, e.kind());
  }

  @Test
  void queriesFollowTheFiles() throws IOException {
    Path file = folder.resolve("t.parquet");
    ParquetFiles.write(file, "SELECT 1 AS a");
    open();
    PreparedQuery prepared = ResultRows.prepare(database, "SELECT * FROM t");
    assertEquals("[[1]]", ResultRows.rows(prepared, PlanNode.UNLIMITED).toString());
    ParquetFiles.write(file, "SELECT 22 AS a");
    ParquetFiles.write(folder.resolve("u.parquet"), "SELECT 3 AS b");
    assertEquals("[[22]]", ResultRows.rows(prepared, PlanNode.UNLIMITED).toString());
    assertEquals("[[3]]", query("SELECT * FROM u"));
    ParquetFiles.write(file, "SELECT 'now text' AS a");
    SqlException changed =
        assertThrows(SqlException.class, () -> ResultRows.rows(prepared, PlanNode.UNLIMITED));
    assertTrue(changed.getMessage().contains("changed"), changed.getMessage());
    assertEquals("[[now text]]", query("SELECT * FROM t"));
    Files.delete(file);
    assertThrows(SqlException.class, () -> query("SELECT * FROM t"));
    assertEquals(List.of("u"), tableNames());
  }

  @Test
  void countingReadsNoPage() throws IOException {
    ParquetFiles.write(folder.resolve("t.parquet"), "SELECT range AS a FROM range(100000)");
    open();
    PreparedQuery count = ResultRows.prepare(database, "SELECT COUNT(*) FROM t");
    try (BatchCursor cursor = count.execute(ResultRows.context(), PlanNode.UNLIMITED)) {
      assertEquals("[[1E+5]]", ResultRows.rows(cursor).toString());
      assertEquals(0, count.statistics(cursor).bytesRead());
    }
  }

  @Test
  void rowsBeyondTheMaximumAreNotRead() throws IOException {
    ParquetFiles.write(
        folder.resolve("t.parquet"),
        "SELECT hash(range) AS a FROM range(500000)",
        "FORMAT PARQUET, ROW_GROUP_SIZE 20480");
    open();
    PreparedQuery all = ResultRows.prepare(database, "SELECT a FROM t");
    try (BatchCursor cursor = all.execute(ResultRows.context(), 10)) {
      assertEquals(10, ResultRows.rows(cursor).size());
      long size = Files.size(folder.resolve("t.parquet"));
      long read = all.statistics(cursor).bytesRead();
      assertTrue(read > 0 && read < size / 5, read + " of " + size);
    }
  }

  @Test
  void statisticsSpareRowGroupsUnlessToldNotTo() throws IOException {
    ParquetFiles.write(
        folder.resolve("t.parquet"),
        "SELECT range AS a FROM range(100000)",
        "FORMAT PARQUET, ROW_GROUP_SIZE 20480");
    for (ReadOptions.StatisticsUse use : ReadOptions.StatisticsUse.values()) {
      DatabaseOptions options =
          DatabaseOptions.defaults().withReading(ReadOptions.DEFAULT.withStatistics(use));
      try (Database opened = databases.open(folder.toString(), options)) {
        PreparedQuery query = ResultRows.prepare(opened, "SELECT a FROM t WHERE a < 5");
        try (BatchCursor cursor = query.execute(ResultRows.context(), PlanNode.UNLIMITED)) {
          assertEquals(5, ResultRows.rows(cursor).size());
          ScanStatistics statistics = query.statistics(cursor);
          boolean off = use == ReadOptions.StatisticsUse.IGNORE;
          assertEquals(off ? 0 : 4, statistics.rowGroupsSkipped());
          assertEquals(off ? 5 : 1, statistics.rowGroupsRead());
          assertEquals(1, statistics.files());
        }
      }
    }
  }

  @Test
  void parametersAreBoundByEachExecution() throws IOException {
    ParquetFiles.write(folder.resolve("t.parquet"), "SELECT range::INT AS a FROM range(10)");
    open();
    PreparedQuery query = ResultRows.prepare(database, "SELECT a FROM t WHERE a = ?");
    assertEquals(1, query.parameters().size());
    assertEquals("[[3]]", ResultRows.rows(query, PlanNode.UNLIMITED, 3).toString());
    assertEquals("[[7]]", ResultRows.rows(query, PlanNode.UNLIMITED, 7).toString());
    assertEquals("[]", ResultRows.rows(query, PlanNode.UNLIMITED, (Object) null).toString());
  }

  @Test
  void explainGivesThePlanAsRows() throws IOException {
    ParquetFiles.write(folder.resolve("t.parquet"), "SELECT 1 AS a");
    open();
    String plan = query("EXPLAIN PLAN FOR SELECT a FROM t WHERE a > 0");
    assertTrue(plan.contains("t ["), plan);
  }

  @Test
  void aLocationMayBeOneFileOrAGlob() throws IOException {
    ParquetFiles.write(folder.resolve("a-1.parquet"), "SELECT 1 AS a");
    ParquetFiles.write(folder.resolve("a-2.parquet"), "SELECT 2 AS a");
    database = databases.open(folder + "/a-2.parquet", DatabaseOptions.defaults());
    assertEquals("[[2]]", query("SELECT * FROM \"a-2\""));
    database.close();
    database = databases.open(folder + "/a-*.parquet", DatabaseOptions.defaults());
    String table = folder.getFileName().toString();
    assertEquals(List.of(table), tableNames());
    assertEquals("[[1], [2]]", query("SELECT a FROM \"" + table + "\""));
  }

  @Test
  void aClosedDatabaseSaysSo() throws IOException {
    open().close();
    IOException e = assertThrows(IOException.class, () -> query("VALUES 1"));
    assertTrue(e.getMessage().contains("closed"), e.getMessage());
  }
}
