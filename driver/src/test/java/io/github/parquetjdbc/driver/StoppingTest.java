package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Cancelling, closing from elsewhere and time limits, over queries that do not end by themselves.
 */
@Timeout(60)
class StoppingTest {

  private static final long WAIT_NANOS = 1_000_000;

  private final FakeDatabase database = new FakeDatabase();

  private static List<Integer> ints(ResultSet result) throws SQLException {
    List<Integer> values = new ArrayList<>();
    while (result.next()) {
      values.add(result.getInt(1));
    }
    return values;
  }

  private interface Action {
    void run() throws SQLException;
  }

  private static void assertState(String state, Action action) {
    SQLException error = assertThrows(SQLException.class, action::run);
    assertEquals(state, error.getSQLState(), error.getMessage());
  }

  /** Blocks until it is told to stop. */
  private BatchCursor stalled(QueryContext context, CountDownLatch reached) {
    return new BatchCursor() {
      @Override
      public Batch next() {
        reached.countDown();
        while (!context.stopped()) {
          LockSupport.parkNanos(WAIT_NANOS);
        }
        context.checkStopped();
        return null;
      }

      @Override
      public void close() {
        database.openCursors.decrementAndGet();
      }
    };
  }

  private CountDownLatch stall(String sql) {
    CountDownLatch reached = new CountDownLatch(1);
    database.query(
        sql,
        List.of(FakeDatabase.column("n", DataType.INTEGER)),
        List.of(),
        (context, max) -> {
          database.openCursors.incrementAndGet();
          return stalled(context, reached);
        });
    return reached;
  }

  @Test
  void cancelEndsANextThatWaitsAndTheStatementWorksOn() throws Exception {
    CountDownLatch reached = stall("slow");
    database.counting("q", 2);
    ExecutorService threads = Executors.newSingleThreadExecutor();
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      statement.cancel();
      ResultSet result = statement.executeQuery("slow");
      Future<?> canceller =
          threads.submit(
              () -> {
                reached.await();
                statement.cancel();
                return null;
              });
      assertState("57014", result::next);
      assertState("57014", result::next);
      canceller.get();
      assertEquals(List.of(1, 2), ints(statement.executeQuery("q")));
      assertEquals(0, database.openCursors.get());
    } finally {
      threads.shutdown();
    }
  }

  @Test
  void closingFromAnotherThreadEndsANextThatWaits() throws Exception {
    CountDownLatch reached = stall("slow");
    ExecutorService threads = Executors.newSingleThreadExecutor();
    Connection connection = database.connect();
    try {
      ResultSet result = connection.createStatement().executeQuery("slow");
      Future<?> closer =
          threads.submit(
              () -> {
                reached.await();
                connection.close();
                return null;
              });
      assertThrows(SQLException.class, result::next);
      closer.get();
      assertTrue(result.isClosed());
      assertEquals(0, database.openCursors.get());
    } finally {
      threads.shutdown();
    }
  }

  /** Blocks and hears nothing: a read of a store that does not answer. */
  private CountDownLatch deaf(String sql, CountDownLatch answer) {
    CountDownLatch reached = new CountDownLatch(1);
    database.query(
        sql,
        List.of(FakeDatabase.column("n", DataType.INTEGER)),
        List.of(),
        (context, max) -> {
          database.openCursors.incrementAndGet();
          return new BatchCursor() {
            @Override
            public Batch next() {
              reached.countDown();
              try {
                answer.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              context.checkStopped();
              return null;
            }

            @Override
            public void close() {
              database.openCursors.decrementAndGet();
            }
          };
        });
    return reached;
  }

  private interface Ending {
    void end(Connection connection, Statement statement, ResultSet result) throws SQLException;
  }

  static Stream<Ending> endings() {
    return Stream.of(
        (connection, statement, result) -> statement.cancel(),
        (connection, statement, result) -> result.close(),
        (connection, statement, result) -> statement.close(),
        (connection, statement, result) -> connection.close(),
        (connection, statement, result) -> connection.abort(Runnable::run));
  }

  @ParameterizedTest
  @MethodSource("endings")
  void nothingThatEndsAQueryWaitsForAReadThatHearsNothing(Ending ending) throws Exception {
    CountDownLatch answer = new CountDownLatch(1);
    CountDownLatch reached = deaf("deaf", answer);
    ExecutorService threads = Executors.newSingleThreadExecutor();
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      ResultSet result = statement.executeQuery("deaf");
      Future<Boolean> next = threads.submit(result::next);
      reached.await();
      ending.end(connection, statement, result);
      assertFalse(next.isDone(), "the read still waits");
      answer.countDown();
      Throwable failure = assertThrows(ExecutionException.class, next::get).getCause();
      assertInstanceOf(SQLException.class, failure);
      result.close();
      assertEquals(0, database.openCursors.get(), "the thread that came back lets go");
    } finally {
      threads.shutdown();
    }
  }

  @Test
  void closingWhileAQueryIsStartedEndsIt() throws Exception {
    CountDownLatch reached = new CountDownLatch(1);
    database.query(
        "slow",
        List.of(FakeDatabase.column("n", DataType.INTEGER)),
        List.of(),
        (context, max) -> {
          stalled(context, reached).next();
          return null;
        });
    ExecutorService threads = Executors.newSingleThreadExecutor();
    try {
      Connection connection = database.connect();
      Statement statement = connection.createStatement();
      Future<ResultSet> result = threads.submit(() -> statement.executeQuery("slow"));
      reached.await();
      connection.close();
      Throwable failure = assertThrows(ExecutionException.class, result::get).getCause();
      assertEquals("08003", assertInstanceOf(SQLException.class, failure).getSQLState());
    } finally {
      threads.shutdown();
    }
  }

  @Test
  void theNetworkTimeLimitIsForEachCallAndCostsTheConnection() throws SQLException {
    stall("slow");
    database.counting("q", 10);
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      connection.setNetworkTimeout(Runnable::run, 200);
      assertEquals(10, ints(statement.executeQuery("q")).size());
      ResultSet result = statement.executeQuery("slow");
      assertState("08006", result::next);
      assertTrue(connection.isClosed() && statement.isClosed() && result.isClosed());
      assertEquals(0, database.openCursors.get());
    }
  }

  @Test
  void aQuerysOwnTimeLimitCostsNoConnection() throws SQLException {
    stall("slow");
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      connection.setNetworkTimeout(Runnable::run, 60_000);
      statement.setQueryTimeout(1);
      ResultSet result = statement.executeQuery("slow");
      assertState("HYT00", result::next);
      assertFalse(connection.isClosed());
    }
  }

  @Test
  void aTimeLimitEndsANextThatWaits() throws SQLException {
    stall("slow");
    database.counting("q", 2);
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      statement.setQueryTimeout(1);
      ResultSet result = statement.executeQuery("slow");
      SQLException error = assertThrows(SQLTimeoutException.class, result::next);
      assertEquals("HYT00", error.getSQLState());
      assertEquals(List.of(1, 2), ints(statement.executeQuery("q")));
    }
  }

  @Test
  void theTimeAClientTakesIsItsOwn() throws Exception {
    database.counting("q", 10);
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      statement.setQueryTimeout(1);
      ResultSet result = statement.executeQuery("q");
      result.next();
      new CountDownLatch(1).await(1200, TimeUnit.MILLISECONDS);
      assertEquals(9, ints(result).size());
    }
  }
}
