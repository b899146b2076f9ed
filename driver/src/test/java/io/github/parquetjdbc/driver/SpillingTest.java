package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What queries that memory has no room for give through SQL: the rows of those that have room, or
 * an error that says what was needed; and no temporary files afterwards, however they end.
 */
@Timeout(120)
class SpillingTest {

  /** Batches of what a window gives fit in, 100,000 rows do not. */
  private static final String LITTLE = "800KB";

  private static final String DIGITS =
      "(VALUES (0), (1), (2), (3), (4), (5), (6), (7), (8), (9)) AS ";

  /** 100,000 rows; {@code n} differs in all of them. */
  private static final String NUMBERS =
      "(SELECT a.x + 10 * b.x + 100 * c.x + 1000 * d.x + 10000 * e.x AS n FROM "
          + String.join(
              " CROSS JOIN ",
              Stream.of("a", "b", "c", "d", "e").map(t -> DIGITS + t + "(x)").toList())
          + ")";

  /** Texts, doubles, few and many values, and nulls. */
  private static final String ROWS =
      "(SELECT n, MOD(n * 7919, 1009) AS many, MOD(n, 7) AS few,"
          + " CASE WHEN MOD(n, 11) = 0 THEN NULL ELSE CAST(MOD(n * 31, 5003) AS VARCHAR(10)) END"
          + " AS txt, CAST(MOD(n * 17, 997) AS DOUBLE) / 8 AS dbl FROM "
          + NUMBERS
          + " AS numbers) AS t";

  private static final List<String> COLUMNS = List.of("many", "few", "txt", "dbl");

  private static final String SORT = "SELECT n, txt FROM " + ROWS + " ORDER BY txt, n DESC";

  @TempDir private Path temporary;

  private Connection open(String... options) throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("tempDirectory", temporary.toString());
    for (int i = 0; i < options.length; i += 2) {
      properties.setProperty(options[i], options[i + 1]);
    }
    Path lake = Path.of(System.getProperty("project.root"), "src-test-data", "lake");
    return DriverManager.getConnection("jdbc:parquet:" + lake, properties);
  }

  private static List<String> rows(Connection connection, String sql) throws SQLException {
    List<String> rows = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      int columns = result.getMetaData().getColumnCount();
      while (result.next()) {
        StringBuilder row = new StringBuilder();
        for (int i = 1; i <= columns; i++) {
          row.append(result.getString(i)).append('|');
        }
        rows.add(row.toString());
      }
    }
    return rows;
  }

  /** Whether the connection has made its directory. */
  private boolean wrote() throws IOException {
    try (Stream<Path> paths = Files.list(temporary)) {
      return paths.findAny().isPresent();
    }
  }

  private long files() throws IOException {
    try (Stream<Path> paths = Files.walk(temporary)) {
      return paths.filter(Files::isRegularFile).count();
    }
  }

  private void assertSame(String sql) throws SQLException, IOException {
    List<String> expected;
    try (Connection connection = open("memoryLimit", "1GB")) {
      expected = rows(connection, sql);
      assertFalse(wrote(), sql);
    }
    for (String threads : List.of("1", "8")) {
      try (Connection connection = open("memoryLimit", LITTLE, "threads", threads)) {
        assertEquals(expected, rows(connection, sql), threads + " threads: " + sql);
        assertTrue(wrote(), "nothing was written: " + sql);
        assertEquals(0, files(), sql);
      }
      assertFalse(wrote(), "a directory is left: " + sql);
    }
  }

  private static String order(Random random) {
    return COLUMNS.get(random.nextInt(COLUMNS.size()))
        + (random.nextBoolean() ? " DESC" : "")
        + (random.nextBoolean() ? " NULLS FIRST" : " NULLS LAST");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void sortsGiveTheRowsOfSortsInMemory(long seed) throws SQLException, IOException {
    Random random = new Random(seed);
    assertSame(
        "SELECT * FROM " + ROWS + " ORDER BY " + order(random) + ", " + order(random) + ", n");
  }

  @ParameterizedTest
  @ValueSource(longs = {30_000, 60_000, 90_000})
  void firstRowsAreThoseOfSortsInMemory(long limit) throws SQLException, IOException {
    String order = " ORDER BY " + order(new Random(limit)) + ", n";
    assertSame("SELECT * FROM " + ROWS + order + " LIMIT " + limit);
    assertSame(
        "SELECT * FROM " + ROWS + order + " OFFSET 9000 ROWS FETCH NEXT " + limit + " ROWS ONLY");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void windowsGiveTheRowsOfWindowsInMemory(long seed) throws SQLException, IOException {
    String over = "OVER (PARTITION BY many ORDER BY " + order(new Random(seed)) + ", n";
    assertSame(
        "SELECT n, ROW_NUMBER() "
            + over
            + "), SUM(few) "
            + over
            + " ROWS BETWEEN 3 PRECEDING AND CURRENT ROW), LAG(txt) "
            + over
            + ") FROM "
            + ROWS
            + " ORDER BY n");
  }

  @Test
  void resultsClosedBeforeTheirEndLeaveNoFiles() throws SQLException, IOException {
    try (Connection connection = open("memoryLimit", LITTLE)) {
      try (Statement statement = connection.createStatement();
          ResultSet result = statement.executeQuery(SORT)) {
        assertTrue(result.next());
        assertTrue(wrote());
      }
      assertEquals(0, files());
    }
    assertFalse(wrote());
  }

  @Test
  void cancelledQueriesLeaveNoFiles() throws SQLException, IOException {
    try (Connection connection = open("memoryLimit", LITTLE);
        Statement statement = connection.createStatement()) {
      try (ResultSet result = statement.executeQuery(SORT)) {
        assertTrue(result.next());
        statement.cancel();
        SQLException e =
            assertThrows(
                SQLException.class,
                () -> {
                  while (result.next()) {
                    result.getInt(1);
                  }
                });
        assertEquals("57014", e.getSQLState(), e.getMessage());
      }
      assertEquals(0, files());
    }
    assertFalse(wrote());
  }

  @Test
  void failedQueriesLeaveNoFiles() throws SQLException, IOException {
    String sql =
        "SELECT 1 / (place - 99999) FROM "
            + "(SELECT ROW_NUMBER() OVER (PARTITION BY many ORDER BY n) + n"
            + " AS place FROM "
            + ROWS
            + ") AS s ORDER BY place";
    try (Connection connection = open("memoryLimit", LITTLE)) {
      SQLException e = assertThrows(SQLException.class, () -> rows(connection, sql));
      assertEquals("22012", e.getSQLState(), e.getMessage());
      assertTrue(wrote());
      assertEquals(0, files());
    }
    assertFalse(wrote());
  }

  @Test
  void aFullDiskIsAnErrorThatLeavesNoFiles() throws SQLException, IOException {
    try (Connection connection = open("memoryLimit", LITTLE, "tempDirectoryLimit", "200KB")) {
      SQLException e = assertThrows(SQLException.class, () -> rows(connection, SORT));
      assertEquals("53100", e.getSQLState(), e.getMessage());
      assertTrue(e.getMessage().contains("sort"), e.getMessage());
      assertEquals(0, files());
      assertEquals(1, rows(connection, "SELECT COUNT(*) FROM " + ROWS).size());
    }
    assertFalse(wrote());
  }

  @Test
  void withoutATemporaryDirectoryTheErrorSaysWhatNeededHowMuch() throws SQLException, IOException {
    try (Connection connection = open("memoryLimit", LITTLE, "tempDirectory", "none")) {
      SQLException e = assertThrows(SQLException.class, () -> rows(connection, SORT));
      assertEquals("53200", e.getSQLState(), e.getMessage());
      assertTrue(e.getMessage().matches("(?s).*sort needs \\d+ bytes more.*"), e.getMessage());
      assertTrue(e.getMessage().contains("tempDirectory"), e.getMessage());
    }
    assertFalse(wrote());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT n, COUNT(*) FROM %s GROUP BY n",
        "SELECT COUNT(*) FROM %1$s JOIN (SELECT n AS m, txt AS u FROM %1$s) AS r ON t.n = r.m",
      })
  void whatWorksInMemoryAloneSaysWhatNeededHowMuch(String sql) throws SQLException, IOException {
    try (Connection connection = open("memoryLimit", LITTLE)) {
      SQLException e =
          assertThrows(SQLException.class, () -> rows(connection, String.format(sql, ROWS)));
      assertEquals("53200", e.getSQLState(), e.getMessage());
      assertTrue(e.getMessage().matches("(?s).* needs \\d+ bytes more.*"), e.getMessage());
      assertTrue(e.getMessage().contains("raise memoryLimit"), e.getMessage());
      assertEquals(0, files());
    }
    assertFalse(wrote());
  }
}
