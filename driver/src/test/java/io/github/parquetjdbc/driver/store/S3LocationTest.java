package io.github.parquetjdbc.driver.store;

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
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What queries of a bucket ask for, and that they end when they are told to. */
@Timeout(120)
class S3LocationTest {

  @TempDir private static Path home;

  private static S3Process server;
  private static LoggingProxy proxy;

  @BeforeAll
  static void start() throws IOException, SQLException {
    server = new S3Process(home);
    proxy = new LoggingProxy(server.port());
    Path folder = Files.createDirectory(home.resolve("bucket"));
    try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = duck.createStatement()) {
      for (int day = 1; day <= 20; day++) {
        Path partition = Files.createDirectories(folder.resolve("trips/day=" + day));
        statement.execute(
            "COPY (SELECT range AS a, 'x' || range AS b FROM range(1000)) TO '"
                + partition.resolve("f.parquet")
                + "' (FORMAT PARQUET)");
      }
      statement.execute(
          "COPY (SELECT range AS a, hash(range) AS b, 'text ' || hash(range + 1) AS c"
              + " FROM range(1000000)) TO '"
              + folder.resolve("large.parquet")
              + "' (FORMAT PARQUET)");
    }
    Files.copy(folder.resolve("large.parquet"), folder.resolve("counted.parquet"));
    server.upload("lake", folder);
  }

  @AfterAll
  static void stop() throws IOException {
    proxy.close();
    server.close();
  }

  @BeforeEach
  void forget() {
    proxy.newRequests();
  }

  private static Connection connect(String location) throws SQLException {
    return DriverManager.getConnection(
        "jdbc:parquet:s3://lake"
            + location
            + ";s3.endpoint=http://127.0.0.1:"
            + proxy.port()
            + ";s3.anonymous=true;warmup=false");
  }

  private static long number(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      assertTrue(result.next());
      return result.getLong(1);
    }
  }

  @Test
  void onlyTheFilesOfAPartitionThatIsAskedForAreRead() throws SQLException {
    try (Connection connection = connect("/trips")) {
      // The first statement asks all files what columns they have, which is kept.
      assertEquals(20_000, number(connection, "SELECT COUNT(a) FROM trips"));
      long lists = proxy.newRequests().stream().filter(r -> r.startsWith("list ")).count();
      assertTrue(lists <= 6, lists + " listings");
      assertEquals(499_500, number(connection, "SELECT SUM(a) FROM trips WHERE day = 7"));
    }
    for (String request : proxy.newRequests()) {
      assertTrue(
          request.equals("/lake/trips/day=7/f.parquet") || request.equals("list trips/"), request);
    }
  }

  @Test
  void openingAnObjectAndCountingItsRowsTakesOneRequest() throws SQLException {
    try (Connection connection = connect("/counted.parquet")) {
      assertEquals(1_000_000, number(connection, "SELECT COUNT(*) FROM counted"));
    }
    assertEquals(List.of("/lake/counted.parquet"), proxy.newRequests());
  }

  @Test
  void aFewRowsOfALargeObjectMoveLittle() throws SQLException {
    try (Connection connection = connect("/large.parquet");
        Statement statement = connection.createStatement()) {
      statement.setMaxRows(200);
      try (ResultSet rows = statement.executeQuery("SELECT * FROM large")) {
        int count = 0;
        while (rows.next()) {
          count++;
        }
        assertEquals(200, count);
      }
    }
    long bytes = proxy.bytes();
    assertTrue(bytes < 5_000_000, bytes + " bytes by " + proxy.newRequests());
  }

  @Test
  void aStalledRequestEndsWithItsStatement() throws Exception {
    try (Connection connection = connect("/large.parquet");
        Statement statement = connection.createStatement()) {
      number(connection, "SELECT COUNT(*) FROM large");
      proxy.stall(true);
      CompletableFuture<SQLException> result =
          CompletableFuture.supplyAsync(
              () ->
                  assertThrows(
                      SQLException.class,
                      () -> number(connection, "SELECT SUM(CHAR_LENGTH(c)) FROM large")));
      while (proxy.newRequests().isEmpty()) {
        Thread.onSpinWait();
      }
      statement.setQueryTimeout(1);
      long start = System.nanoTime();
      SQLException late =
          assertThrows(
              SQLException.class,
              () -> statement.executeQuery("SELECT SUM(CHAR_LENGTH(c)) FROM large").next());
      assertEquals("HYT00", late.getSQLState());
      assertTrue(System.nanoTime() - start < TimeUnit.SECONDS.toNanos(10));
      connection.abort(Runnable::run);
      assertFalse(result.get(10, TimeUnit.SECONDS).getMessage().isEmpty());
    } finally {
      proxy.stall(false);
    }
    try (Connection connection = connect("/large.parquet")) {
      assertEquals(999_999, number(connection, "SELECT MAX(a) FROM large"));
    }
  }

  @Test
  void placesThatAreNotThereSaySo() {
    SQLException missing = assertThrows(SQLException.class, () -> connect("/nothing"));
    assertEquals("08001", missing.getSQLState());
    assertTrue(missing.getMessage().contains("s3://lake/nothing"), missing.getMessage());
  }
}
