package io.github.parquetjdbc.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.run.BatchCursor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Plans as text, with and without what running them took. */
class ExplainTest {

  @TempDir private Path folder;

  private Database database;

  @BeforeEach
  void open() throws IOException {
    ParquetFiles.write(
        folder.resolve("t.parquet"),
        "SELECT i::INT AS a, i % 10 AS b FROM range(10000) r(i)",
        "FORMAT PARQUET, ROW_GROUP_SIZE 2048");
    ParquetFiles.write(folder.resolve("u.parquet"), "SELECT i::INT AS a FROM range(5) r(i)");
    database = new Databases().open(folder.toString(), DatabaseOptions.defaults());
  }

  @AfterEach
  void close() {
    database.close();
  }

  private List<String> lines(String sql, Object... parameters) throws IOException {
    return ResultRows.query(database, sql, parameters).stream()
        .map(row -> (String) row.get(0))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"EXPLAIN PLAN FOR ", "explain ", "/* why */ Explain\n plan for -- so\n"})
  void aPlanIsShownWithoutBeingRun(String words) throws IOException {
    assertEquals(
        List.of("Aggregate sum(a)", "  Scan t [a], pruned by b = 3 filter (#0 = 3)"),
        lines(words + "SELECT SUM(a) FROM t WHERE b = 3"));
  }

  @Test
  void analysisTellsRowsTimeMemoryBytesAndRowGroups() throws IOException {
    String text =
        lines(
                "EXPLAIN ANALYZE SELECT b, COUNT(*) FROM t JOIN u ON t.a = u.a + 3000"
                    + " WHERE t.a >= 2048 GROUP BY b ORDER BY b")
            .stream()
            .collect(Collectors.joining("\n"));
    assertTrue(text.matches("(?s)Sort by b[^\n]* -- 5 rows, [0-9.]+ ms\n.*"), text);
    assertTrue(
        text.matches(
            "(?s).*Scan t [^\n]* -- 5 rows, [0-9.]+ ms, read [0-9.]+ KiB of 1 file,"
                + " row groups: 4 read, 1 skipped \\(by statistics 1\\), pages: 0 skipped.*"),
        text);
    assertTrue(
        text.matches("(?s).*\nTotal: 5 rows, [0-9.]+ ms on 2 threads, at most [0-9.]+ [KM]iB held"),
        text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "day = 2 | of 1 file (2 skipped), row groups: 1 read, 2 skipped (by file 2)",
        "sorted > 2900 | of 3 files, row groups: 3 read, 0 skipped, pages: 0 skipped",
        "sorted > 5000 | row groups: 0 read, 3 skipped (by statistics 3)",
        "name = 'k5x' | row groups: 0 read, 3 skipped (by bloom filter 3)",
        "kind = 'c' | row groups: 0 read, 3 skipped (by dictionary 3)"
      })
  void analysisTellsByWhatMeansRowsWereSpared(String condition, String expected)
      throws IOException {
    for (int day = 1; day <= 3; day++) {
      Path file = folder.resolve("p/day=" + day + "/a.parquet");
      file.getParent().toFile().mkdirs();
      ParquetFiles.write(
          file,
          "SELECT i AS sorted, 'k' || (i * 7919 % 300) AS name,"
              + " CASE WHEN i % 2 = 0 THEN 'a' ELSE 'e' END AS kind FROM range(3000) r(i)",
          "FORMAT PARQUET, WRITE_BLOOM_FILTER " + !condition.startsWith("kind"));
    }
    String text = lines("EXPLAIN ANALYZE SELECT sorted FROM p WHERE " + condition).toString();
    assertTrue(text.contains(expected), text);
  }

  @Test
  void analysisTakesParametersAndLimits() throws IOException {
    List<String> lines = lines("EXPLAIN ANALYZE SELECT a FROM t WHERE a < ? LIMIT ?", 100, 7L);
    assertTrue(lines.get(0).startsWith("Limit limit 7  -- 7 rows"), lines.toString());
    assertTrue(lines.get(lines.size() - 1).startsWith("Total: 7 rows"), lines.toString());
  }

  @Test
  void analysisIsCancelledLikeTheQuery() throws IOException {
    PreparedQuery query = ResultRows.prepare(database, "EXPLAIN ANALYZE SELECT * FROM t");
    QueryContext context = ResultRows.context();
    context.cancel();
    assertThrows(
        QueryException.class,
        () -> {
          try (BatchCursor cursor = query.execute(context, PlanNode.UNLIMITED)) {
            ResultRows.rows(cursor);
          }
        });
  }

  @Test
  void errorsPointIntoTheStatementAsItWasWritten() {
    SqlException e =
        assertThrows(SqlException.class, () -> lines("EXPLAIN ANALYZE\nSELECT a, nope FROM t"));
    assertTrue(e.getMessage().contains("line 2, column 11"), e.getMessage());
  }

  @Test
  void whatFollowsMustBeAQuery() {
    assertEquals(
        SqlException.Kind.SYNTAX,
        assertThrows(SqlException.class, () -> lines("EXPLAIN ANALYZE")).kind());
    assertEquals(
        SqlException.Kind.READ_ONLY,
        assertThrows(SqlException.class, () -> lines("EXPLAIN DELETE FROM t")).kind());
  }
}
