package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.PreparedQuery;
import io.github.parquetjdbc.adapter.SqlException;
import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.sql.SQLException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One run of a statement: from before it is planned until its cursor is closed. One thread works,
 * any thread may cancel or close.
 *
 * <p>Its time is what calls into the driver take, planning included; the time in which a client
 * looks at rows it has is the client's own.
 */
final class Execution implements BatchCursor {

  /** For a run that may take as long as it takes. */
  static final long NO_LIMIT = Long.MAX_VALUE;

  /** Plans a statement, and ends soon when it is told to stop. */
  interface Planner {
    PreparedQuery plan(StopSignal stop) throws IOException;
  }

  private final QueryContext context;
  private final ReentrantLock work = new ReentrantLock();
  private long remainingNanos;
  private BatchCursor cursor;
  private boolean closed;

  /**
   * @param timeLimitNanos of all calls together, or {@link #NO_LIMIT}
   */
  Execution(QueryContext context, long timeLimitNanos) {
    this.context = context;
    this.remainingNanos = timeLimitNanos;
  }

  /**
   * Plans and starts.
   *
   * @throws SQLException where the statement is refused, fails, is cancelled or late
   */
  PreparedQuery start(Planner planner, long maxRows) throws SQLException {
    long startedAt = startClock();
    work.lock();
    try {
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
    } catch (IOException | RuntimeException e) {
      throw SqlErrors.of(e);
    } catch (StackOverflowError e) {
      throw SqlErrors.tooComplex(e);
    } finally {
      work.unlock();
      stopClock(startedAt);
    }
  }

  /** Files have changed since the statement was prepared: it is what it is over those of now. */
  private PreparedQuery renewed(PreparedQuery stale) throws IOException {
    return planned(stale::renewed);
  }

  private PreparedQuery planned(Planner planner) throws IOException {
    try {
      return planner.plan(context);
    } catch (CancellationException e) {
      context.checkStopped();
      throw e;
    }
  }

  /** The engine's cursor, for its statistics. */
  BatchCursor cursor() {
    return cursor;
  }

  /** Ends the work soon, wherever it is. */
  void cancel() {
    context.cancel();
  }

  @Override
  public Batch next() throws IOException {
    long startedAt = startClock();
    work.lock();
    try {
      context.checkStopped();
      return closed ? null : cursor.next();
    } finally {
      work.unlock();
      stopClock(startedAt);
    }
  }

  /** Where another thread is at work, stops it and waits for it. */
  @Override
  public void close() {
    if (!work.tryLock()) {
      context.cancel();
      work.lock();
    }
    try {
      if (!closed) {
        closed = true;
        context.cancel();
        if (cursor != null) {
          cursor.close();
        }
      }
    } finally {
      work.unlock();
    }
  }

  private long startClock() {
    long now = System.nanoTime();
    if (remainingNanos != NO_LIMIT) {
      context.setDeadline(now + remainingNanos);
    }
    return now;
  }

  private void stopClock(long startedAt) {
    if (remainingNanos != NO_LIMIT) {
      remainingNanos -= System.nanoTime() - startedAt;
      context.setDeadline(Long.MAX_VALUE);
    }
  }
}
