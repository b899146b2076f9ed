package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.ResultColumn;
import io.github.parquetjdbc.driver.accessor.Accessors;
import io.github.parquetjdbc.driver.accessor.Presentation;
import io.github.parquetjdbc.driver.accessor.RowResultSet;
import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.driver.base.SqlStates;
import io.github.parquetjdbc.vector.Batch;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.List;

/**
 * A result as it streams in: holds one batch, and pulls the next when the client has read it. Read
 * by one thread; may be closed by another.
 */
final class ParquetResultSet extends RowResultSet {

  private enum State {
    BEFORE_FIRST,
    READING,
    AFTER_LAST
  }

  private final ParquetStatement statement;
  private final ParquetResultSetMetaData metaData;
  private final RowBatches rows;
  private final long maxRows;
  private State state = State.BEFORE_FIRST;
  private Batch lookedAhead;
  private SQLException failure;
  private long rowsBefore;
  private int fetchSize;
  private SQLWarning warnings;
  private volatile boolean closed;

  /**
   * @param statement {@code null} where the result is none of a statement
   * @param rows closed with the result set
   * @param maxRows rows to show at most
   */
  ParquetResultSet(
      ParquetStatement statement,
      List<ResultColumn> columns,
      Presentation presentation,
      RowBatches rows,
      long maxRows) {
    super(Accessors.of(columns.stream().map(ResultColumn::type).toList(), presentation));
    this.statement = statement;
    this.metaData = new ParquetResultSetMetaData(columns, presentation.mode());
    this.rows = rows;
    this.maxRows = maxRows;
  }

  @Override
  protected void checkOpen() throws SQLException {
    if (closed) {
      throw SqlErrors.closed("result set");
    }
  }

  @Override
  public boolean next() throws SQLException {
    return step() || nextBatch();
  }

  private boolean nextBatch() throws SQLException {
    checkOpen();
    if (state == State.AFTER_LAST) {
      return false;
    }
    rowsBefore += stepped();
    showNothing();
    Batch batch = rowsBefore < maxRows ? pull() : null;
    lookedAhead = null;
    if (batch == null) {
      state = State.AFTER_LAST;
      rows.close();
      if (statement != null) {
        statement.resultEnded(this);
      }
      return false;
    }
    state = State.READING;
    try {
      show(batch, (int) Math.min(batch.length(), maxRows - rowsBefore));
    } catch (RuntimeException e) {
      failure = SqlErrors.of(e);
      throw failure;
    }
    return step();
  }

  /** A failure is final: going on would pass part of the result for the whole. */
  private Batch pull() throws SQLException {
    if (lookedAhead != null) {
      return lookedAhead;
    }
    if (failure != null) {
      throw failure;
    }
    try {
      return rows.next();
    } catch (SQLException e) {
      failure = e;
      throw e;
    }
  }

  /** Stops the work of the query. */
  @Override
  public void close() {
    if (!closed) {
      closed = true;
      withdraw();
      rows.close();
      if (statement != null) {
        statement.resultClosed(this);
      }
    }
  }

  @Override
  public boolean isClosed() {
    return closed;
  }

  @Override
  public boolean isBeforeFirst() throws SQLException {
    checkOpen();
    if (state != State.BEFORE_FIRST) {
      return false;
    }
    lookedAhead = maxRows == 0 ? null : pull();
    return lookedAhead != null;
  }

  @Override
  public boolean isAfterLast() throws SQLException {
    checkOpen();
    return state == State.AFTER_LAST && rowsBefore > 0;
  }

  @Override
  public boolean isFirst() throws SQLException {
    return getRow() == 1;
  }

  /** From 1; 0 where there is no row, and for rows past what an int can count. */
  @Override
  public int getRow() throws SQLException {
    checkOpen();
    long number = rowsBefore + stepped();
    return state == State.READING && number <= Integer.MAX_VALUE ? (int) number : 0;
  }

  @Override
  public int findColumn(String label) throws SQLException {
    checkOpen();
    int column = metaData.find(label);
    if (column == 0) {
      throw new SQLException("there is no column \"" + label + "\"", SqlStates.UNKNOWN_COLUMN);
    }
    return column;
  }

  @Override
  public ResultSetMetaData getMetaData() throws SQLException {
    checkOpen();
    return metaData;
  }

  @Override
  public Statement getStatement() throws SQLException {
    checkOpen();
    return statement;
  }

  @Override
  public int getHoldability() throws SQLException {
    checkOpen();
    return ResultSet.HOLD_CURSORS_OVER_COMMIT;
  }

  @Override
  public String getCursorName() throws SQLException {
    checkOpen();
    throw SqlErrors.refused("a named cursor");
  }

  /** Rows that may be ready before they are asked for, roughly; 0 leaves it to the driver. */
  @Override
  public void setFetchSize(int size) throws SQLException {
    checkOpen();
    if (size < 0) {
      throw SqlErrors.invalidArgument("fetch size " + size + " is negative");
    }
    fetchSize = size;
    if (rows instanceof Execution execution) {
      execution.setFetchSize(size);
    }
  }

  @Override
  public int getFetchSize() throws SQLException {
    checkOpen();
    return fetchSize;
  }

  void addWarning(SQLWarning warning) {
    if (warnings == null) {
      warnings = warning;
    } else {
      warnings.setNextWarning(warning);
    }
  }

  @Override
  public SQLWarning getWarnings() throws SQLException {
    checkOpen();
    return warnings;
  }

  @Override
  public void clearWarnings() throws SQLException {
    checkOpen();
    warnings = null;
  }
}
