package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.driver.accessor.TestVectors;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Statements, prepared statements and their results, over a database of prepared answers. */
@Timeout(60)
class StatementTest {

  private final FakeDatabase database = new FakeDatabase();

  private static List<Integer> ints(ResultSet result) throws SQLException {
    List<Integer> values = new ArrayList<>();
    while (result.next()) {
      values.add(result.getInt(1));
    }
    return values;
  }

  @Test
  void aResultStreamsAllItsBatchesInOrder() throws SQLException {
    database.counting("q", 8);
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("q")) {
      assertTrue(result.isBeforeFirst());
      assertEquals(0, result.getRow());
      assertTrue(result.next());
      assertTrue(result.isFirst());
      assertEquals(1, result.getInt("N"));
      assertEquals(List.of(2, 3, 4, 5, 6, 7, 8), ints(result));
      assertTrue(result.isAfterLast());
      assertFalse(result.next());
      assertEquals("24000", assertThrows(SQLException.class, () -> result.getInt(1)).getSQLState());
    }
    assertEquals(0, database.openCursors.get());
  }

  @Test
  void columnsAreFoundInAnyCaseAndCheckedForBeingThere() throws SQLException {
    database.counting("q", 1);
    try (Connection connection = database.connect();
        ResultSet result = connection.createStatement().executeQuery("q")) {
      result.next();
      assertEquals(1, result.findColumn("N"));
      assertEquals(
          "42703", assertThrows(SQLException.class, () -> result.getInt("m")).getSQLState());
      for (int column : new int[] {0, 2, -1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
        assertEquals(
            "07009",
            assertThrows(SQLException.class, () -> result.getObject(column)).getSQLState());
      }
    }
  }

  @Test
  void nullsAreToldByWasNull() throws SQLException {
    database.query(
        "q",
        List.of(
            FakeDatabase.column("a", DataType.INTEGER), FakeDatabase.column("b", DataType.VARCHAR)),
        List.of(),
        (context, max) ->
            once(
                Batch.of(
                    2,
                    TestVectors.flat(DataType.INTEGER, null, 7),
                    TestVectors.dictionary(DataType.VARCHAR, "x".getBytes(), null))));
    try (Connection connection = database.connect();
        ResultSet result = connection.createStatement().executeQuery("q")) {
      result.next();
      assertEquals(0, result.getInt(1));
      assertTrue(result.wasNull());
      assertEquals("x", result.getString(2));
      assertFalse(result.wasNull());
      result.next();
      assertEquals(7L, result.getObject(1, Long.class));
      assertNull(result.getObject(2));
      assertNull(result.getObject(2, java.time.LocalDate.class));
      assertNull(result.getCharacterStream(2));
      assertTrue(result.wasNull());
    }
  }

  private static BatchCursor once(Batch batch) {
    return new BatchCursor() {
      private Batch rest = batch;

      @Override
      public Batch next() {
        Batch result = rest;
        rest = null;
        return result;
      }

      @Override
      public void close() {
        rest = null;
      }
    };
  }

  @Test
  void aRowLimitIsPassedDownAndKept() throws SQLException {
    database.counting("q", -1);
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      statement.setMaxRows(4);
      assertEquals(List.of(1, 2, 3, 4), ints(statement.executeQuery("q")));
      assertEquals(4, database.lastMaxRows);
      assertEquals(0, database.openCursors.get(), "the end of the result stops the work");
      statement.setLargeMaxRows(0);
      ResultSet endless = statement.executeQuery("q");
      assertEquals(Long.MAX_VALUE, database.lastMaxRows);
      assertTrue(endless.next());
      assertEquals(1, database.openCursors.get());
      endless.close();
      assertEquals(0, database.openCursors.get());
    }
  }

  @Test
  void executingAgainClosesTheResultBefore() throws SQLException {
    database.counting("q", -1);
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      ResultSet first = statement.executeQuery("q");
      ResultSet second = statement.executeQuery("q");
      assertTrue(first.isClosed());
      assertFalse(second.isClosed());
      assertEquals(-1, statement.getUpdateCount());
      assertSame(second, statement.getResultSet());
      assertFalse(statement.getMoreResults());
      assertTrue(second.isClosed());
      assertNull(statement.getResultSet());
      assertEquals(0, database.openCursors.get());
    }
  }

  @Test
  void closeOnCompletionClosesWithTheResult() throws SQLException {
    database.counting("q", 2);
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      statement.closeOnCompletion();
      ResultSet first = statement.executeQuery("q");
      ResultSet second = statement.executeQuery("q");
      assertTrue(first.isClosed());
      assertFalse(statement.isClosed());
      second.close();
      assertTrue(statement.isClosed());
    }
  }

  @Test
  void updatesAndBatchesAreRefusedAsReadOnly() throws SQLException {
    database.counting("q", 2);
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      assertState("25006", () -> statement.execute("INSERT INTO t VALUES (1)"));
      assertState("25006", () -> statement.executeUpdate("INSERT INTO t VALUES (1)"));
      assertState("42000", () -> statement.executeLargeUpdate("q"));
      assertState("25006", () -> statement.addBatch("INSERT INTO t VALUES (1)"));
      assertEquals(0, statement.executeBatch().length, "nothing can be in a batch");
      assertFalse(statement.getGeneratedKeys().next());
      assertTrue(statement.executeQuery("q").next(), "the statement works on");
    }
  }

  @Test
  void pagesWithWrongChecksumsAreWarnedOfAtTheEnd() throws SQLException {
    database.counting("q", 2).checksumMismatches = 3;
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      ResultSet result = statement.executeQuery("q");
      assertNull(statement.getWarnings());
      while (result.next()) {
        assertNull(statement.getWarnings());
      }
      String warning = statement.getWarnings().getMessage();
      assertTrue(warning.contains("header: 3;") && warning.contains("column c"), warning);
      statement.clearWarnings();
      assertNull(statement.getWarnings());
    }
  }

  private interface Action {
    void run() throws SQLException;
  }

  private static SQLException assertState(String state, Action action) {
    SQLException error = assertThrows(SQLException.class, action::run);
    assertEquals(state, error.getSQLState(), error.getMessage());
    assertFalse(error.getMessage().contains("\n"), error.getMessage());
    return error;
  }

  @Test
  void errorsOfTheTextAreOneLine() throws SQLException {
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      assertState("42601", () -> statement.execute("nonsense\nnonsense"));
      assertState("42601", () -> connection.prepareStatement("nonsense"));
      assertState("22023", () -> statement.execute(null));
      assertState("42601", () -> statement.execute("SELECT {x 1}"));
    }
  }

  @Test
  void afterAFailureNoRowsPassForTheWholeResult() throws SQLException {
    database.query(
        "q",
        List.of(FakeDatabase.column("n", DataType.INTEGER)),
        List.of(),
        (context, max) ->
            new BatchCursor() {
              private int calls;

              @Override
              public Batch next() throws IOException {
                if (calls++ == 1) {
                  throw new IOException("disk on fire");
                }
                return calls > 2 ? null : Batch.of(1, TestVectors.flat(DataType.INTEGER, 1));
              }

              @Override
              public void close() {}
            });
    try (Connection connection = database.connect();
        ResultSet result = connection.createStatement().executeQuery("q")) {
      assertTrue(result.next());
      assertState("58030", result::next);
      assertState("58030", result::next);
    }
  }

  @Test
  void parametersReachTheQueryAsValues() throws SQLException {
    database.query(
        "q ?",
        List.of(FakeDatabase.column("n", DataType.INTEGER)),
        List.of(DataType.INTEGER, DataType.decimal(5, 2), DataType.VARCHAR),
        (context, max) ->
            once(Batch.of(1, TestVectors.flat(DataType.INTEGER, context.parameter(0)))));
    try (Connection connection = database.connect();
        PreparedStatement statement = connection.prepareStatement("q ?")) {
      assertEquals(3, statement.getParameterMetaData().getParameterCount());
      assertEquals("DECIMAL", statement.getParameterMetaData().getParameterTypeName(2));
      assertEquals("n", statement.getMetaData().getColumnLabel(1));
      statement.setLong(1, 5);
      statement.setString(2, "1.5");
      assertState("07002", statement::executeQuery);
      statement.setNull(3, java.sql.Types.VARCHAR);
      assertEquals(List.of(5), ints(statement.executeQuery()));
      assertEquals(new java.math.BigDecimal("1.50"), database.lastContext.parameter(1));
      assertNull(database.lastContext.parameter(2));
      statement.setInt(1, 6);
      assertEquals(List.of(6), ints(statement.executeQuery()));
      statement.clearParameters();
      assertState("07002", statement::executeQuery);
      assertState("07009", () -> statement.setInt(4, 1));
      assertState("07009", () -> statement.setInt(0, 1));
      assertState("22003", () -> statement.setBigDecimal(1, new java.math.BigDecimal("1e50")));
      assertState("42000", () -> statement.executeQuery("q ?"));
      assertState("42000", () -> connection.createStatement().executeQuery("q ?"));
    }
  }

  @Test
  void manyThreadsShareAConnection() throws Exception {
    database.counting("q", 1000);
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try (Connection connection = database.connect()) {
      List<Future<Integer>> sums = new ArrayList<>();
      for (int i = 0; i < 32; i++) {
        sums.add(
            threads.submit(
                () -> {
                  try (Statement statement = connection.createStatement()) {
                    return ints(statement.executeQuery("q")).stream()
                        .mapToInt(Integer::intValue)
                        .sum();
                  }
                }));
      }
      for (Future<Integer> sum : sums) {
        assertEquals(500_500, sum.get());
      }
    } finally {
      threads.shutdown();
    }
    assertEquals(0, database.openCursors.get());
  }
}
