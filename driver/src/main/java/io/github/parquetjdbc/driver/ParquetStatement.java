package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.PreparedQuery;
import io.github.parquetjdbc.adapter.ScanStatistics;
import io.github.parquetjdbc.adapter.SqlException;
import io.github.parquetjdbc.driver.base.ReadOnlyStatement;
import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.driver.base.SqlStates;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLSyntaxErrorException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A statement: its settings, and the one result that is open. Used by one thread at a time; {@link
 * #cancel} and {@link #close} may come from others.
 */
public class ParquetStatement extends ReadOnlyStatement {

  private final ParquetConnection connection;
  private long maxRows;
  private int fetchSize;
  private int timeoutSeconds;
  private boolean escapeProcessing = true;
  private boolean poolable;
  private boolean closeOnCompletion;
  private PreparedQuery resultQuery;
  private Execution resultExecution;
  private SQLWarning warnings;
  private volatile ParquetResultSet result;
  private boolean resultTaken;
  private volatile Execution running;
  private volatile boolean closed;

  ParquetStatement(ParquetConnection connection) {
    this.connection = connection;
  }

  @Override
  protected final void checkOpen() throws SQLException {
    if (closed) {
      throw SqlErrors.closed("statement");
    }
    connection.checkOpen();
  }

  @Override
  public ResultSet executeQuery(String sql) throws SQLException {
    execute(sql);
    return getResultSet();
  }

  @Override
  public boolean execute(String sql) throws SQLException {
    checkOpen();
    String text = translated(sql);
    run(stop -> withoutParameters(connection.plan(text, stop)), List.of());
    return true;
  }

  private static PreparedQuery withoutParameters(PreparedQuery query) {
    if (!query.parameters().isEmpty()) {
      throw new SqlException(
          SqlException.Kind.INVALID, "a statement with parameters must be prepared");
    }
    return query;
  }

  /** The text as the planner takes it. */
  final String translated(String sql) throws SQLException {
    if (sql == null) {
      throw SqlErrors.invalidArgument("there is no SQL text");
    }
    return escapeProcessing ? EscapeTranslator.translate(sql) : sql;
  }

  /** Runs a query; its result becomes the statement's. */
  final void run(Execution.Planner planner, List<Object> parameters) throws SQLException {
    closeResult();
    warnings = null;
    long limit =
        timeoutSeconds == 0 ? Execution.NO_LIMIT : TimeUnit.SECONDS.toNanos(timeoutSeconds);
    long rows = maxRows == 0 ? Long.MAX_VALUE : maxRows;
    Execution execution = new Execution(connection, parameters, limit);
    running = execution;
    boolean started = false;
    try {
      resultQuery = execution.start(planner, rows, fetchSize);
      resultExecution = execution;
      result =
          new ParquetResultSet(
              this, resultQuery.columns(), connection.presentation(), execution, rows);
      started = true;
    } finally {
      if (!started) {
        running = null;
        execution.close();
      }
    }
    if (closed) {
      closeResult();
      throw SqlErrors.closed("statement");
    }
    resultTaken = false;
  }

  /** The query as it was planned when it last ran. */
  final PreparedQuery resultQuery() {
    return resultQuery;
  }

  @Override
  protected final SQLException refuseUpdate(String sql) {
    try {
      connection.prepare(translated(sql));
    } catch (SQLException e) {
      return e;
    }
    return new SQLSyntaxErrorException(
        "a query is no update; use executeQuery", SqlStates.INVALID_STATEMENT);
  }

  /** What reading for the present result has cost so far; empty where there is no result. */
  public final Optional<ScanStatistics> scanStatistics() {
    return result == null
        ? Optional.empty()
        : Optional.of(resultQuery.statistics(resultExecution.cursor()));
  }

  /** The result set has come to its end; it stays open, but there is nothing left to cancel. */
  final void resultEnded(ParquetResultSet ended) {
    if (result == ended) {
      running = null;
      warnAboutChecksums();
    }
  }

  private void warnAboutChecksums() {
    ScanStatistics scan = scanStatistics().orElse(null);
    if (scan != null && scan.checksumMismatches() > 0) {
      List<String> places = scan.checksumMismatchPlaces();
      String text =
          "pages whose bytes do not have the checksum in their header: "
              + scan.checksumMismatches()
              + (places.isEmpty() ? "" : "; of the first: " + String.join("; ", places));
      SQLWarning warning = new SQLWarning(text, SqlStates.WARNING);
      if (warnings == null) {
        warnings = warning;
      } else {
        warnings.setNextWarning(warning);
      }
    }
  }

  final void resultClosed(ParquetResultSet closedResult) {
    if (result == closedResult) {
      running = null;
      if (closeOnCompletion) {
        close();
      }
    }
  }

  private void closeResult() {
    ParquetResultSet previous = result;
    result = null;
    if (previous != null) {
      previous.close();
    }
    running = null;
  }

  /** Does nothing where nothing is running. */
  @Override
  public final void cancel() throws SQLException {
    checkOpen();
    Execution execution = running;
    if (execution != null) {
      execution.cancel();
    }
  }

  @Override
  public final void close() {
    if (closed) {
      return;
    }
    closed = true;
    Execution execution = running;
    if (execution != null) {
      execution.cancel();
    }
    closeResult();
    connection.statementClosed(this);
  }

  @Override
  public final boolean isClosed() {
    return closed;
  }

  @Override
  public final Connection getConnection() throws SQLException {
    checkOpen();
    return connection;
  }

  @Override
  public final ResultSet getResultSet() throws SQLException {
    checkOpen();
    return resultTaken ? null : result;
  }

  @Override
  public final boolean getMoreResults() throws SQLException {
    return getMoreResults(Statement.CLOSE_CURRENT_RESULT);
  }

  /** There is one result a statement, so there never are more. */
  @Override
  public final boolean getMoreResults(int current) throws SQLException {
    checkOpen();
    switch (current) {
      case Statement.CLOSE_CURRENT_RESULT, Statement.CLOSE_ALL_RESULTS -> closeResult();
      case Statement.KEEP_CURRENT_RESULT -> resultTaken = true;
      default -> throw SqlErrors.invalidArgument("no way to treat results: " + current);
    }
    return false;
  }

  /** Queries count no updates. */
  @Override
  public final int getUpdateCount() throws SQLException {
    checkOpen();
    return -1;
  }

  @Override
  public final long getLargeUpdateCount() throws SQLException {
    return getUpdateCount();
  }

  @Override
  public final ResultSet getGeneratedKeys() throws SQLException {
    checkOpen();
    return MetadataRows.of(MetadataColumns.GENERATED_KEYS).toResultSet();
  }

  @Override
  public final int getMaxFieldSize() throws SQLException {
    checkOpen();
    return 0;
  }

  @Override
  public final void setMaxFieldSize(int max) throws SQLException {
    checkOpen();
    if (max != 0) {
      throw SqlErrors.refused("a limit to the size of values");
    }
  }

  @Override
  public final long getLargeMaxRows() throws SQLException {
    checkOpen();
    return maxRows;
  }

  /** Rows that a result has at most, 0 for all; work and I/O beyond them are spared. */
  @Override
  public final void setLargeMaxRows(long max) throws SQLException {
    checkOpen();
    maxRows = notNegative(max, "row limit");
  }

  @Override
  public final int getMaxRows() throws SQLException {
    return (int) Math.min(getLargeMaxRows(), Integer.MAX_VALUE);
  }

  @Override
  public final void setMaxRows(int max) throws SQLException {
    setLargeMaxRows(max);
  }

  @Override
  public final int getQueryTimeout() throws SQLException {
    checkOpen();
    return timeoutSeconds;
  }

  @Override
  public final void setQueryTimeout(int seconds) throws SQLException {
    checkOpen();
    timeoutSeconds = (int) notNegative(seconds, "time limit");
  }

  @Override
  public final int getFetchSize() throws SQLException {
    checkOpen();
    return fetchSize;
  }

  /** Rows that may be ready before they are asked for, roughly; 0 leaves it to the driver. */
  @Override
  public final void setFetchSize(int rows) throws SQLException {
    checkOpen();
    fetchSize = (int) notNegative(rows, "fetch size");
  }

  private static long notNegative(long value, String what) throws SQLException {
    if (value < 0) {
      throw SqlErrors.invalidArgument(what + " " + value + " is negative");
    }
    return value;
  }

  @Override
  public final void setEscapeProcessing(boolean enable) throws SQLException {
    checkOpen();
    escapeProcessing = enable;
  }

  @Override
  public final void setPoolable(boolean poolable) throws SQLException {
    checkOpen();
    this.poolable = poolable;
  }

  @Override
  public final boolean isPoolable() throws SQLException {
    checkOpen();
    return poolable;
  }

  @Override
  public final void closeOnCompletion() throws SQLException {
    checkOpen();
    closeOnCompletion = true;
  }

  @Override
  public final boolean isCloseOnCompletion() throws SQLException {
    checkOpen();
    return closeOnCompletion;
  }

  @Override
  public final SQLWarning getWarnings() throws SQLException {
    checkOpen();
    return warnings;
  }

  @Override
  public final void clearWarnings() throws SQLException {
    checkOpen();
    warnings = null;
  }
}
