package io.github.parquetjdbc.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.reader.ReadOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Aggregates of whole tables: those that footers answer are the same as those that are read. */
class FooterAnswersTest {

  @TempDir private Path folder;

  private final Databases databases = new Databases();

  @BeforeEach
  void write() {
    String columns =
        "i::INT AS i, CASE WHEN i % 3 > 0 THEN i - 500 END AS n, NULL::INT AS none,"
            + " (i * 7 % 255)::UTINYINT AS small, (18446744073709551615 - i)::UBIGINT AS large,"
            + " DATE '1969-12-30' + i::INT AS d, TIME '00:00:01' + INTERVAL (i) SECOND AS t,"
            + " TIMESTAMP '1900-01-01 00:00:00' + INTERVAL (i) MINUTE AS ts,"
            + " (i / 4)::DECIMAL(7, 2) AS dec, (i * 1e15)::DECIMAL(30, 3) AS wide,"
            + " i / 7.0::DOUBLE AS x, 'text ' || i AS s, i > 3 AS b, [i] AS list";
    write("t/a.parquet", "SELECT " + columns + " FROM range(3000) r(i)");
    write("t/b.parquet", "SELECT " + columns + " FROM range(5000, 5010) r(i)");
    write("t/c.parquet", "SELECT " + columns + " FROM range(0) r(i)");
    write("p/day=2024-02-29/a.parquet", "SELECT 1::INT AS v");
    write("p/day=2023-01-01/b.parquet", "SELECT 2::INT AS v, 'new' AS extra");
    write("w/a.parquet", "SELECT 1::INT AS v");
    write("w/b.parquet", "SELECT 3000000000::BIGINT AS v");
  }

  private void write(String file, String query) {
    Path path = folder.resolve(file);
    path.getParent().toFile().mkdirs();
    ParquetFiles.write(path, query, "FORMAT PARQUET, ROW_GROUP_SIZE 2048");
  }

  private String run(String sql, ReadOptions.StatisticsUse use) throws IOException {
    DatabaseOptions options =
        DatabaseOptions.defaults().withReading(ReadOptions.DEFAULT.withStatistics(use));
    try (Database database = databases.open(folder.toString(), options)) {
      return ResultRows.query(database, sql).stream()
          .map(String::valueOf)
          .collect(Collectors.joining("\n"));
    }
  }

  private boolean isRead(String sql) throws IOException {
    return run("EXPLAIN PLAN FOR " + sql, ReadOptions.StatisticsUse.TRUST).contains("Scan");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "COUNT(i), MIN(i), MAX(i) FROM t",
        "COUNT(n), MIN(n), MAX(n) FROM t",
        "COUNT(none), MIN(none), MAX(none) FROM t",
        "MIN(small), MAX(small), MIN(large), MAX(large) FROM t",
        "MIN(d), MAX(d), MIN(t), MAX(t), MIN(ts), MAX(ts) FROM t",
        "MIN(\"dec\"), MAX(\"dec\") FROM t",
        "COUNT(s), COUNT(x), COUNT(b) FROM t",
        "MIN(\"day\"), MAX(\"day\"), COUNT(extra), MAX(v) FROM p",
        "MIN(a) FROM (SELECT i AS a, n FROM t) AS u"
      })
  void footersAnswer(String query) throws IOException {
    String sql = "SELECT " + query;
    assertEquals(false, isRead(sql), "it is read");
    assertEquals(
        run(sql, ReadOptions.StatisticsUse.IGNORE), run(sql, ReadOptions.StatisticsUse.TRUST));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "MIN(x), MAX(x) FROM t",
        "MIN(s), MAX(s) FROM t",
        "MIN(wide), MAX(wide) FROM t",
        "COUNT(DISTINCT i) FROM t",
        "COUNT(list) FROM t",
        "MAX(i) FILTER (WHERE n > 0) FROM t",
        "MAX(i + 1) FROM t",
        "MAX(i) FROM t WHERE n > 0",
        "SUM(i), MAX(i) FROM t",
        "MAX(i) FROM t GROUP BY b",
        "MAX(v) FROM w"
      })
  void whatTheyDoNotSayIsRead(String query) throws IOException {
    String sql = "SELECT " + query;
    assertEquals(true, isRead(sql), "it is not read");
    assertEquals(
        run(sql, ReadOptions.StatisticsUse.IGNORE), run(sql, ReadOptions.StatisticsUse.TRUST));
  }
}
