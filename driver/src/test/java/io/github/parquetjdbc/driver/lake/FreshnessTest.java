package io.github.parquetjdbc.driver.lake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Every statement sees the files as they are when it starts, and no other. */
@Timeout(60)
class FreshnessTest {

  @TempDir private Path lake;

  private Connection duck;
  private Connection connection;

  @BeforeEach
  void connect() throws SQLException {
    duck = DriverManager.getConnection("jdbc:duckdb:");
    connection = DriverManager.getConnection("jdbc:parquet:" + lake);
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
    duck.close();
  }

  private Path write(String name, String query) throws SQLException, IOException {
    return write(name, query, "");
  }

  private Path write(String name, String query, String options) throws SQLException, IOException {
    Path file = lake.resolve(name);
    Files.createDirectories(file.getParent());
    try (Statement statement = duck.createStatement()) {
      statement.execute("COPY (" + query + ") TO '" + file + "' (FORMAT PARQUET" + options + ")");
    }
    return file;
  }

  private String rows(String sql) throws SQLException {
    return rows(connection, sql);
  }

  private static String rows(Connection of, String sql) throws SQLException {
    try (Statement statement = of.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      return rows(result);
    }
  }

  private static String rows(ResultSet result) throws SQLException {
    List<List<String>> rows = new ArrayList<>();
    while (result.next()) {
      List<String> row = new ArrayList<>();
      for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
        row.add(result.getString(i));
      }
      rows.add(row);
    }
    return rows.toString();
  }

  @Test
  void newReplacedAndRemovedFilesAreSeenByTheNextStatement() throws Exception {
    write("t/1.parquet", "SELECT 1 AS id");
    assertEquals("[[1]]", rows("SELECT id FROM t"));
    write("t/2.parquet", "SELECT 2 AS id");
    assertEquals("[[1], [2]]", rows("SELECT id FROM t"));
    write("t/1.parquet", "SELECT 3 AS id");
    assertEquals("[[3], [2]]", rows("SELECT id FROM t"));
    assertEquals("[[2, 3]]", rows("SELECT COUNT(*), MAX(id) FROM t"));
    Files.delete(lake.resolve("t/1.parquet"));
    assertEquals("[[2]]", rows("SELECT id FROM t"));
    write("u.parquet", "SELECT 4 AS id");
    assertEquals("[[4]]", rows("SELECT id FROM u"));
    Files.delete(lake.resolve("u.parquet"));
    assertThrows(SQLException.class, () -> rows("SELECT id FROM u"));
  }

  /** As fast writers and copying tools leave them. */
  @Test
  void anotherFileOfTheSameSizeAndTimeIsNoticed() throws Exception {
    Path file = write("t.parquet", "SELECT 1 AS id");
    FileTime time = Files.getLastModifiedTime(file);
    assertEquals("[[1]]", rows("SELECT MAX(id) FROM t"));
    Path other = write("_other.parquet", "SELECT 2 AS id");
    assertEquals(Files.size(file), Files.size(other));
    Files.setLastModifiedTime(other, time);
    Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
    assertEquals("[[2]]", rows("SELECT MAX(id) FROM t"));
    assertEquals("[[2]]", rows("SELECT id FROM t"));
  }

  @Test
  void aFileWrittenOverWithinTheSameSecondIsNoticed() throws Exception {
    Path file = write("t.parquet", "SELECT 1 AS id");
    FileTime time = FileTime.fromMillis(1_700_000_000_000L);
    Files.setLastModifiedTime(file, time);
    assertEquals("[[1]]", rows("SELECT id FROM t"));
    byte[] other = Files.readAllBytes(write("_other.parquet", "SELECT 2 AS id"));
    Files.write(file, other);
    Files.setLastModifiedTime(file, FileTime.fromMillis(1_700_000_000_001L));
    assertEquals("[[2]]", rows("SELECT id FROM t"));
  }

  @Test
  void aFileThatChangesDuringAScanIsAnErrorAndNeverAMix() throws Exception {
    String old = "SELECT range AS id, hash(range) AS h FROM range(2000000)";
    Path file = write("t.parquet", old, ", ROW_GROUP_SIZE 20480");
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("SELECT id, h FROM t")) {
      assertTrue(result.next());
      Path other =
          write("_other.parquet", old.replace("range AS id", "-1 AS id"), ", ROW_GROUP_SIZE 20480");
      Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
      SQLException failure =
          assertThrows(
              SQLException.class,
              () -> {
                while (result.next()) {
                  assertTrue(result.getLong(1) >= 0, "a row of another version");
                }
              });
      assertTrue(failure.getMessage().contains("t.parquet"), failure.getMessage());
      assertTrue(failure.getMessage().contains("changed"), failure.getMessage());
    }
    assertEquals("[[-1]]", rows("SELECT DISTINCT id FROM t"));
  }

  /** Rows of a file that is open may still come; none are left out silently. */
  @Test
  void aFileThatIsRemovedDuringAScanIsAnErrorAndNotMissingRows() throws Exception {
    int rows = 500_000;
    String query = "SELECT range AS id, hash(range) AS h FROM range(" + rows + ")";
    for (int i = 0; i < 8; i++) {
      write("t/part-" + i + ".parquet", query, ", ROW_GROUP_SIZE 20480");
    }
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("SELECT id, h FROM t")) {
      assertTrue(result.next());
      Files.delete(lake.resolve("t/part-0.parquet"));
      Files.delete(lake.resolve("t/part-7.parquet"));
      SQLException failure =
          assertThrows(
              SQLException.class,
              () -> {
                while (result.next()) {
                  assertTrue(result.getLong(1) < rows);
                }
              });
      assertTrue(failure.getMessage().contains("part-"), failure.getMessage());
      assertTrue(!failure.getSQLState().startsWith("08"), failure.getSQLState());
    }
    assertEquals("[[" + 6L * rows + "]]", rows("SELECT COUNT(*) FROM t"));
  }

  /** Between the listing of a statement and its planning nothing is taken for granted either. */
  @Test
  void aPreparedStatementWhoseTableIsGoneSaysSoAndComesBackWithIt() throws Exception {
    Path file = write("t.parquet", "SELECT 1 AS id");
    try (PreparedStatement prepared = connection.prepareStatement("SELECT id FROM t")) {
      assertEquals("[[1]]", rows(prepared.executeQuery()));
      Files.delete(file);
      SQLException failure = assertThrows(SQLException.class, prepared::executeQuery);
      assertEquals("42P01", failure.getSQLState());
      write("t.parquet", "SELECT 'text' AS id");
      assertEquals("[[text]]", rows(prepared.executeQuery()));
      assertEquals("VARCHAR", prepared.getMetaData().getColumnTypeName(1));
    }
  }

  @Test
  void preparedStatementsFollowTheFilesAndTheirColumns() throws Exception {
    write("t/1.parquet", "SELECT 1 AS id");
    try (PreparedStatement prepared =
        connection.prepareStatement("SELECT * FROM t WHERE id >= ? ORDER BY id LIMIT ?")) {
      prepared.setInt(1, 1);
      prepared.setInt(2, 10);
      assertEquals("[[1]]", rows(prepared.executeQuery()));
      write("t/2.parquet", "SELECT 2 AS id");
      assertEquals("[[1], [2]]", rows(prepared.executeQuery()));
      write("t/3.parquet", "SELECT 5000000000 AS id, 'x' AS note");
      assertEquals("[[1, null], [2, null], [5000000000, x]]", rows(prepared.executeQuery()));
      prepared.setLong(1, 5_000_000_000L);
      assertEquals("[[5000000000, x]]", rows(prepared.executeQuery()));
      Files.delete(lake.resolve("t/3.parquet"));
      prepared.setInt(1, 2);
      assertEquals("[[2]]", rows(prepared.executeQuery()));
      write("t/1.parquet", "SELECT 1 AS other");
      Files.delete(lake.resolve("t/2.parquet"));
      assertThrows(SQLException.class, prepared::executeQuery);
    }
  }

  @Test
  void pathsInStatementsAreLookedUpByEachStatement() throws Exception {
    write("t/a.txt.parquet", "SELECT 1 AS id");
    write("t/k=1/deep/er/x.parquet", "SELECT 1 AS id");
    String sql = "SELECT id FROM \"**/deep/**/*.parquet\" ORDER BY id";
    try (PreparedStatement prepared = connection.prepareStatement(sql)) {
      assertEquals("[[1]]", rows(prepared.executeQuery()));
      write("t/k=1/deep/er/y.parquet", "SELECT 2 AS id");
      assertEquals("[[1], [2]]", rows(prepared.executeQuery()));
      assertEquals("[[1], [2]]", rows(sql));
      Files.delete(lake.resolve("t/k=1/deep/er/x.parquet"));
      assertEquals("[[2]]", rows(sql));
    }
  }

  @Test
  void listingsMayBeTakenForCurrentForAWhile() throws Exception {
    write("t/1.parquet", "SELECT 1 AS id");
    try (Connection lazy = DriverManager.getConnection("jdbc:parquet:" + lake + ";refresh=3600")) {
      assertEquals("[[1]]", rows(lazy, "SELECT id FROM t"));
      write("t/2.parquet", "SELECT 2 AS id");
      assertEquals("[[1]]", rows(lazy, "SELECT id FROM t"));
      assertEquals("[[1], [2]]", rows("SELECT id FROM t"));
      write("t/1.parquet", "SELECT 3 AS id");
      SQLException changed = assertThrows(SQLException.class, () -> rows(lazy, "SELECT id FROM t"));
      assertTrue(changed.getMessage().contains("1.parquet"), changed.getMessage());
      assertEquals("[[3], [2]]", rows(lazy, "SELECT id FROM t"), "an old listing is not kept");
    }
  }
}
