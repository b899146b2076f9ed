package io.github.parquetjdbc.adapter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.adapter.Database;
import io.github.parquetjdbc.adapter.DatabaseOptions;
import io.github.parquetjdbc.adapter.Databases;
import io.github.parquetjdbc.adapter.ResultColumn;
import io.github.parquetjdbc.adapter.ResultRows;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables whose folders are columns; each file has one row, whose {@code id} says which it is. */
class PartitionsTest {

  @TempDir private Path root;

  private void file(String path, String columns) throws IOException, SQLException {
    Path file = root.resolve(path);
    Files.createDirectories(file.getParent());
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement()) {
      statement.execute("COPY (SELECT " + columns + ") TO '" + file + "' (FORMAT PARQUET)");
    }
  }

  private String rows(String sql) throws IOException {
    try (Database database = new Databases().open(root.toString(), DatabaseOptions.defaults())) {
      return ResultRows.query(database, sql).toString();
    }
  }

  private String type(String column) throws IOException {
    try (Database database = new Databases().open(root.toString(), DatabaseOptions.defaults())) {
      List<ResultColumn> columns =
          ResultRows.prepare(database, "SELECT " + column + " FROM t").columns();
      return columns.get(0).type().toString();
    }
  }

  @Test
  void keysAreColumnsBehindTheFilesOwn() throws IOException, SQLException {
    file("t/year=2023/month=12/a.parquet", "1 AS id");
    file("t/year=2024/month=1/a.parquet", "2 AS id");
    assertEquals("[[1, 2023, 12], [2, 2024, 1]]", rows("SELECT * FROM t ORDER BY id"));
    assertEquals("[[2]]", rows("SELECT id FROM t WHERE year = 2024"));
    assertEquals("[[2023, 1]]", rows("SELECT year, COUNT(*) FROM t WHERE month > 6 GROUP BY year"));
    assertEquals("[[1]]", rows("SELECT COUNT(*) FROM t WHERE year + month = 2025"));
  }

  @ParameterizedTest
  @CsvSource({
    "1, -20, INTEGER",
    "1, 3000000000, BIGINT",
    "1, 07, VARCHAR",
    "1, +7, VARCHAR",
    "true, false, BOOLEAN",
    "true, 1, VARCHAR",
    "2024-02-29, 1999-12-31, DATE",
    "2023-02-29, 1999-12-31, VARCHAR",
    "2024-01-01 10%3A00%3A00, 2024-01-02 10%3A00%3A00.5, TIMESTAMP(6)",
    "99999999999999999999, 1, VARCHAR",
    "1, __HIVE_DEFAULT_PARTITION__, INTEGER"
  })
  void aKeyHasTheTypeThatAllItsValuesAreCanonicalFor(String first, String second, String type)
      throws IOException, SQLException {
    file("t/k=" + first + "/a.parquet", "1 AS id");
    file("t/k=" + second + "/a.parquet", "2 AS id");
    assertEquals(type, type("k"));
    assertEquals("[[2]]", rows("SELECT COUNT(*) FROM t"));
  }

  @Test
  void valuesArePercentDecodedOnceAndTheDefaultPartitionIsNull() throws IOException, SQLException {
    file("t/k=a%2Fb/x.parquet", "1 AS id");
    file("t/k=50%25%32/x.parquet", "2 AS id");
    file("t/k=with space/x.parquet", "3 AS id");
    file("t/k=__HIVE_DEFAULT_PARTITION__/x.parquet", "4 AS id");
    assertEquals(
        "[[1, a/b], [2, 50%2], [3, with space], [4, null]]", rows("SELECT * FROM t ORDER BY id"));
    assertEquals("[[4]]", rows("SELECT id FROM t WHERE k IS NULL"));
    assertEquals("[[1], [2], [3]]", rows("SELECT id FROM t WHERE k IS NOT NULL ORDER BY id"));
  }

  /** The same names of files and of other folders mean: not data, or not finished. */
  @Test
  void namesThatWouldBeIgnoredAreNotWhereTheyAreKeysAndValues() throws IOException, SQLException {
    file("t/_k=1/a=x.tmp/x.parquet", "1 AS id");
    file("t/_k=2/a=y.crc/x.parquet", "2 AS id");
    file("t/_temporary/x.parquet", "3 AS id");
    file("t/.hidden=4/x.parquet", "4 AS id");
    file("t/_k=5/_x.parquet", "5 AS id");
    assertEquals("[[1, 1, x.tmp], [2, 2, y.crc]]", rows("SELECT * FROM t ORDER BY id"));
    assertEquals("[[2]]", rows("SELECT id FROM t WHERE \"_k\" = 2"));
  }

  @Test
  void keysMayDifferInOrderDepthAndCase() throws IOException, SQLException {
    file("t/a=1/b=2/x.parquet", "1 AS id");
    file("t/B=3/A=4/x.parquet", "2 AS id");
    file("t/a=5/x.parquet", "3 AS id");
    file("t/root.parquet", "4 AS id");
    assertEquals(
        "[[1, 1, 2], [2, 4, 3], [3, 5, null], [4, null, null]]",
        rows("SELECT id, a, b FROM t ORDER BY id"));
  }

  @Test
  void aKeyWinsOverTheFilesColumnOfItsName() throws IOException, SQLException {
    file("t/k=1/x.parquet", "1 AS id, 'text' AS k");
    file("t/k=2/x.parquet", "2 AS id, 'other' AS K");
    assertEquals("[[1, 1], [2, 2]]", rows("SELECT id, k FROM t ORDER BY id"));
  }

  @Test
  void aLocationOfPartitionsIsOneTable() throws IOException, SQLException {
    file("k=1/x.parquet", "1 AS id");
    file("k=2/y.parquet", "2 AS id");
    String table = "\"" + root.getFileName() + "\"";
    assertEquals("[[1, 1], [2, 2]]", rows("SELECT * FROM " + table + " ORDER BY id"));
  }

  @Test
  void filesOfOtherPartitionsNeedNotBeReadable() throws IOException, SQLException {
    file("t/k=1/x.parquet", "1 AS id");
    Files.createDirectories(root.resolve("t/k=2"));
    Files.writeString(root.resolve("t/k=2/x.parquet"), "this is no Parquet file at all");
    assertEquals("[[1]]", rows("SELECT id FROM t WHERE k = 1"));
    assertEquals("[[1]]", rows("SELECT id FROM t WHERE MOD(k, 2) = 1"));
    assertEquals("[[1, 1]]", rows("SELECT k, id FROM t WHERE k IN (1, 3) AND id > 0"));
    IOException failure = assertThrows(IOException.class, () -> rows("SELECT id FROM t"));
    assertTrue(failure.getMessage().contains("k=2"), failure.getMessage());
  }

  @Test
  void partitionsJoinAndGroupLikeOtherColumns() throws IOException, SQLException {
    for (int i = 0; i < 6; i++) {
      file("t/k=" + i + "/x.parquet", i + " AS id, " + i % 2 + " AS g");
    }
    assertEquals("[[3, 6], [3, 9]]", rows("SELECT COUNT(*), SUM(k) FROM t GROUP BY g ORDER BY 2"));
    assertEquals("[[5]]", rows("SELECT COUNT(*) FROM t a JOIN t b ON a.k = b.id + 1"));
  }
}
