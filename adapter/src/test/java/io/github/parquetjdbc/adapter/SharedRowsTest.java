package io.github.parquetjdbc.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Aggregates that a statement needs at several places are computed once, if they stay the same. */
class SharedRowsTest {

  @TempDir private Path folder;

  private Database database;

  @BeforeEach
  void open() throws IOException {
    ParquetFiles.write(
        folder.resolve("t.parquet"), "SELECT i::INT AS a, i % 3 AS b FROM range(30) r(i)");
    database = new Databases().open(folder.toString(), DatabaseOptions.defaults());
  }

  @AfterEach
  void close() {
    database.close();
  }

  private List<List<Object>> run(String sql) throws IOException {
    return ResultRows.query(database, sql);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "WITH s AS (SELECT b, SUM(a) AS n FROM t GROUP BY b)"
            + " SELECT b, n FROM s WHERE n = (SELECT MAX(n) FROM s) | 2 | [[2, 155]]",
        "WITH s AS (SELECT b, SUM(a) AS n FROM t GROUP BY b)"
            + " SELECT x.b FROM s x JOIN s y ON x.n = y.n - 10 ORDER BY 1 | 2 | [[0], [1]]",
        "WITH s AS (SELECT b, SUM(a) AS n FROM t GROUP BY b)"
            + " SELECT x.n - y.n + z.n FROM s x, s y, s z"
            + " WHERE x.b = 0 AND y.b = 1 AND z.b = 2 | 0 | [[145]]",
        "SELECT b, COUNT(*) FROM t GROUP BY b UNION ALL SELECT b, COUNT(*) FROM t GROUP BY b"
            + " ORDER BY 1 LIMIT 2 | 2 | [[0, 1E+1], [0, 1E+1]]",
        "SELECT COUNT(*) FROM (SELECT b, SUM(a) FROM t GROUP BY b) x"
            + " JOIN (SELECT b, MIN(a) FROM t GROUP BY b) y ON x.b = y.b | 2 | [[3]]",
        "SELECT SUM(n - m) FROM (SELECT b, SUM(a) AS n FROM t GROUP BY b) x"
            + " JOIN (SELECT b, MIN(a) AS m FROM t GROUP BY b) y ON x.b = y.b | 0 | [[432]]",
        "SELECT COUNT(*) FROM (SELECT b, SUM(RANDOM()) AS r FROM t GROUP BY b) x"
            + " JOIN (SELECT b, SUM(RANDOM()) AS r FROM t GROUP BY b) y ON x.r = y.r"
            + " | 0 | [[0]]"
      })
  void rowsAreSharedByAsManyPlaces(String sql, int places, String rows) throws IOException {
    long shared =
        run("EXPLAIN " + sql).stream()
            .filter(line -> line.get(0).toString().contains("Shared rows"))
            .count();
    assertEquals(rows, run(sql).toString());
    assertEquals(places, shared);
  }
}
