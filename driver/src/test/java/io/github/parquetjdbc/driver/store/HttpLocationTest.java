package io.github.parquetjdbc.driver.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of web servers as tables, and what is asked of the server for them. */
class HttpLocationTest {

  private static final Path LAKE =
      Path.of(System.getProperty("project.root", ".."), "src-test-data", "lake");

  @TempDir Path folder;
  private WebServer server;

  @BeforeEach
  void start() throws IOException {
    Files.copy(LAKE.resolve("stations.parquet"), folder.resolve("stations.parquet"));
    Files.copy(LAKE.resolve("events.parquet"), folder.resolve("events.parquet"));
    server = new WebServer(folder);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Connection connect(String path, String... options) throws SQLException {
    return DriverManager.getConnection(
        "jdbc:parquet:" + server.url(path) + ";warmup=false;" + String.join(";", options));
  }

  private static List<List<Object>> rows(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      List<List<Object>> rows = new ArrayList<>();
      int columns = result.getMetaData().getColumnCount();
      while (result.next()) {
        List<Object> row = new ArrayList<>();
        for (int i = 1; i <= columns; i++) {
          row.add(result.getString(i));
        }
        rows.add(row);
      }
      return rows;
    }
  }

  private static List<List<Object>> localRows(String table, String sql) throws SQLException {
    try (Connection local =
        DriverManager.getConnection("jdbc:parquet:" + LAKE.resolve(table + ".parquet"))) {
      return rows(local, sql);
    }
  }

  @Test
  void aFileHasTheSameRowsAsOnDisk() throws SQLException {
    for (String table : List.of("stations", "events")) {
      try (Connection connection = connect(table + ".parquet")) {
        String sql = "SELECT * FROM " + table;
        assertEquals(localRows(table, sql), rows(connection, sql));
      }
    }
  }

  @Test
  void openingAFileAndCountingItsRowsTakesOneRequest() throws SQLException {
    try (Connection connection = connect("events.parquet")) {
      assertEquals(
          localRows("events", "SELECT COUNT(*) FROM events"),
          rows(connection, "SELECT COUNT(*) FROM events"));
    }
    assertEquals(List.of("bytes=-65536 206"), server.newRequests());
  }

  @Test
  void aReplacedFileIsSeenByTheNextStatement() throws Exception {
    try (Connection connection = connect("stations.parquet")) {
      List<List<Object>> before = rows(connection, "SELECT COUNT(*) FROM stations");
      Files.copy(
          LAKE.resolve("events.parquet"),
          folder.resolve("stations.parquet"),
          StandardCopyOption.REPLACE_EXISTING);
      // The listing may be a second old.
      long start = System.nanoTime();
      while (System.nanoTime() - start < 1_100_000_000L) {
        LockSupport.parkNanos(100_000_000L);
      }
      assertFalse(before.equals(rows(connection, "SELECT COUNT(*) FROM stations")));
      assertEquals(
          localRows("events", "SELECT * FROM events"), rows(connection, "SELECT * FROM stations"));
    }
  }

  @Test
  void refreshSparesLookingBeforeEachStatement() throws SQLException {
    try (Connection connection = connect("stations.parquet", "refresh=3600")) {
      for (int i = 0; i < 3; i++) {
        rows(connection, "SELECT COUNT(*) FROM stations");
      }
    }
    assertEquals(List.of("bytes=-65536 206"), server.newRequests());
  }

  @Test
  void secretsAreNotShown() throws SQLException {
    try (Connection connection =
        connect("stations.parquet?token=s3cr3t", "http.header.Authorization=Bearer%20h1dd3n")) {
      String told =
          connection.getMetaData().getURL()
              + rows(connection, "SELECT * FROM \"system\".files")
              + rows(connection, "EXPLAIN ANALYZE SELECT * FROM stations");
      assertFalse(told.contains("s3cr3t") || told.contains("h1dd3n"), told);
    }
    SQLException error =
        assertThrows(
            SQLException.class,
            () -> connect("nothing.parquet?token=s3cr3t", "http.header.A=h1dd3n"));
    assertEquals("08001", error.getSQLState());
    assertFalse(error.getMessage().contains("s3cr3t"), error.getMessage());
    assertTrue(error.getMessage().contains("there is no such file"), error.getMessage());
  }
}
