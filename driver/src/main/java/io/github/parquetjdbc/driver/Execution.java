package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.PreparedQuery;
import io.github.parquetjdbc.adapter.SqlException;
import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One run of a statement: from before it is planned until its cursor is closed. One thread works,
 * any thread may cancel or close; neither waits for the one that works, which lets go of the cursor
 * itself when it comes back.
 *
 * <p>Its time is what calls into the driver take, planning included; the time in which a client
 * looks at rows it has is the client's own. The connection's network time limit is for each call by
 * itself, and costs the connection.
 */
final class Execution implements RowBatches {

  /** For a run that may take as long as it takes. */
  static final long NO_LIMIT = Long.MAX_VALUE;

  /** Plans a statement, and ends soon when it is told to stop. */
  interface Planner {
    PreparedQuery plan(StopSignal stop) throws IOException;
  }

  private interface Work<T> {
    T run() throws IOException;
  }

  private final ParquetConnection connection;
  private final QueryContext context;
  private final ReentrantLock work = new ReentrantLock();
  private long remainingNanos;
  private boolean networkLimitFirst;
  private BatchCursor cursor;
  private boolean released;
  private volatile boolean closed;

  /**
   * @param timeLimitNanos of all calls together, or {@link #NO_LIMIT}
   */
  Execution(ParquetConnection connection, List<Object> parameters, long timeLimitNanos) {
    this.connection = connection;
    this.context = connection.newContext(parameters);
    this.remainingNanos = timeLimitNanos;
  }

  /**
   * Plans without starting.
   *
   * @throws SQLException where the statement is refused, or the connection closed meanwhile
   */
  PreparedQuery prepare(Planner planner) throws SQLException {
    return timed(() -> planned(planner), "connection");
  }

  /**
   * Plans and starts.
   *
   * @throws SQLException where the statement is refused, fails, is cancelled or late
   */
  PreparedQuery start(Planner planner, long maxRows, int fetchSize) throws SQLException {
    return timed(() -> started(planner, maxRows, fetchSize), "statement");
  }

  private PreparedQuery started(Planner planner, long maxRows, int fetchSize) throws IOException {
    context.setFetchRows(fetchSize);
    PreparedQuery query = planned(planner);
    try {
      cursor = query.execute(context, maxRows);
    } catch (SqlException e) {
      if (e.kind() != SqlException.Kind.STALE) {
        throw e;
      }
      query = renewed(query);
      cursor = query.execute(context, maxRows);
    }
    return query;
  }

  /** Files have changed since the statement was prepared: it is what it is over those of now. */
  private PreparedQuery renewed(PreparedQuery stale) throws IOException {
    return planned(stale::renewed);
  }

  private PreparedQuery planned(Planner planner) throws IOException {
    try {
      return planner.plan(() -> context.stopped() || connection.isClosed());
    } catch (CancellationException e) {
      context.checkStopped();
      throw e;
    }
  }

  @Override
  public Batch next() throws SQLException {
    return timed(
        () -> {
          context.checkStopped();
          return cursor.next();
        },
        "result set");
  }

  /** The engine's cursor, for its statistics. */
  BatchCursor cursor() {
    return cursor;
  }

  void setFetchSize(int rows) {
    context.setFetchRows(rows);
  }

  /** Ends the work soon, wherever it is. */
  void cancel() {
    context.cancel();
  }

  @Override
  public void close() {
    closed = true;
    context.cancel();
    release();
  }

  /** Called after each use of the lock, so that whoever is last finds the run closed. */
  private void release() {
    if (closed && work.tryLock()) {
      try {
        if (!released) {
          released = true;
          if (cursor != null) {
            cursor.close();
          }
        }
      } finally {
        work.unlock();
      }
    }
  }

  /**
   * @param owner what is closed when the run is
   */
  private <T> T timed(Work<T> call, String owner) throws SQLException {
    long startedAt = System.nanoTime();
    work.lock();
    try {
      startClock(startedAt);
      return call.run();
    } catch (IOException | RuntimeException e) {
      throw failure(e, owner);
    } catch (StackOverflowError e) {
      throw SqlErrors.tooComplex(e);
    } catch (OutOfMemoryError e) {
      throw SqlErrors.outOfMemory(e);
    } finally {
      stopClock(startedAt);
      work.unlock();
      release();
    }
  }

  private SQLException failure(Exception error, String owner) {
    boolean late = error instanceof QueryException query && query.error() == QueryError.TIMED_OUT;
    if (late && networkLimitFirst) {
      connection.close();
      return SqlErrors.networkTimeout(error);
    }
    if (connection.isClosed()) {
      return SqlErrors.connectionClosed();
    }
    return closed ? SqlErrors.closed(owner) : SqlErrors.of(error);
  }

  private void startClock(long now) {
    long network = connection.networkLimitNanos();
    networkLimitFirst = network < remainingNanos;
    long limit = Math.min(network, remainingNanos);
    context.setDeadline(limit == NO_LIMIT ? NO_LIMIT : now + limit);
  }

  private void stopClock(long startedAt) {
    context.setDeadline(NO_LIMIT);
    if (remainingNanos != NO_LIMIT) {
      remainingNanos -= System.nanoTime() - startedAt;
    }
  }
}
