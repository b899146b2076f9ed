package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Statements that would be planned for very long end when they are told to. */
@Timeout(60)
class PlanningStopTest {

  /** The thread that plans, as tools see it. */
  private static final String PLANNER = "parquet-jdbc-planner";

  private Connection connection;

  /** Orders of so many joins are not found within minutes. */
  private static String endless() {
    StringBuilder sql = new StringBuilder("SELECT COUNT(*) FROM (VALUES (1)) AS t0(a)");
    for (int i = 1; i < 200; i++) {
      sql.append(" JOIN (VALUES (1)) AS t")
          .append(i)
          .append("(a) ON t")
          .append(i)
          .append(".a = t")
          .append(i - 1)
          .append(".a");
    }
    return sql.toString();
  }

  private static boolean isPlanning() {
    return Thread.getAllStackTraces().keySet().stream()
        .anyMatch(thread -> thread.getName().equals(PLANNER));
  }

  private static void awaitPlanning(boolean planning) {
    while (isPlanning() != planning) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
      assertFalse(Thread.interrupted(), "planning is " + !planning + " still");
    }
  }

  private void assertGoesOn(Statement statement) throws SQLException {
    awaitPlanning(false);
    try (ResultSet result = statement.executeQuery("SELECT 1 + 1")) {
      assertTrue(result.next());
      assertEquals(2, result.getInt(1));
    }
  }

  @BeforeEach
  void connect() throws SQLException {
    connection = DriverManager.getConnection("jdbc:parquet:mem:");
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
  }

  @Test
  void aTimeLimitEndsPlanningAndItsThread() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.setQueryTimeout(1);
      assertThrows(SQLTimeoutException.class, () -> statement.executeQuery(endless()));
      assertGoesOn(statement);
    }
  }

  @Test
  void cancelEndsPlanningAndItsThread() throws Exception {
    try (Statement statement = connection.createStatement()) {
      CompletableFuture<ResultSet> result =
          CompletableFuture.supplyAsync(
              () -> {
                try {
                  return statement.executeQuery(endless());
                } catch (SQLException e) {
                  throw new IllegalStateException(e);
                }
              });
      awaitPlanning(true);
      statement.cancel();
      Throwable failure = assertThrows(ExecutionException.class, result::get).getCause();
      SQLException cause = assertInstanceOf(SQLException.class, failure.getCause());
      assertEquals("57014", cause.getSQLState());
      assertGoesOn(statement);
    }
  }
}
