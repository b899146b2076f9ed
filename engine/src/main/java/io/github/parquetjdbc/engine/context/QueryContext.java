package io.github.parquetjdbc.engine.context;

import io.github.parquetjdbc.vector.StopSignal;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;

/**
 * One execution of a query. Shared by all its tasks and by the threads that may cancel it.
 *
 * <p>Time is fixed at the start: CURRENT_TIMESTAMP is the same in every row.
 */
public final class QueryContext implements StopSignal {

  private final List<Object> parameters;
  private final ZoneId timeZone;
  private final Instant startedAt;
  private final int threads;
  private final MemoryBudget memory;

  /** What this is a part of, or {@code null}. */
  private final QueryContext whole;

  private final QueryMetrics metrics = new QueryMetrics();
  private volatile QueryError stopReason;
  private volatile boolean finished;
  private volatile int fetchRows;
  private volatile long deadlineNanos = Long.MAX_VALUE;

  /** With as much memory as the JVM has. */
  public QueryContext(List<Object> parameters, ZoneId timeZone, Instant startedAt, int threads) {
    this(parameters, timeZone, startedAt, threads, new MemoryBudget(Long.MAX_VALUE));
  }

  /**
   * @param parameters bound values in the form of {@code Expression.Literal.value}; nulls allowed
   * @param timeZone for conversions between instants and wall-clock times
   * @param threads workers to use, at least 1
   * @param memory what the operators may hold
   */
  public QueryContext(
      List<Object> parameters,
      ZoneId timeZone,
      Instant startedAt,
      int threads,
      MemoryBudget memory) {
    this(parameters, timeZone, startedAt, threads, memory, null);
  }

  private QueryContext(
      List<Object> parameters,
      ZoneId timeZone,
      Instant startedAt,
      int threads,
      MemoryBudget memory,
      QueryContext whole) {
    this.whole = whole;
    this.parameters = parameters;
    this.timeZone = timeZone;
    this.startedAt = startedAt;
    this.threads = threads;
    this.memory = memory;
  }

  /** For a query within this one: it ends with this one, and may end before. */
  public QueryContext part() {
    return new QueryContext(parameters, timeZone, startedAt, threads, memory, this);
  }

  public Object parameter(int index) {
    return parameters.get(index);
  }

  public ZoneId timeZone() {
    return timeZone;
  }

  public Instant startedAt() {
    return startedAt;
  }

  public int threads() {
    return threads;
  }

  public MemoryBudget memory() {
    return memory;
  }

  public QueryMetrics metrics() {
    return metrics;
  }

  /** Ends the query soon; callable from any thread, at any time, more than once. */
  public void cancel() {
    if (stopReason == null) {
      stopReason = QueryError.CANCELLED;
    }
  }

  /** Nobody wants more rows: what still runs ends quietly. */
  public void finish() {
    finished = true;
  }

  /** Ends the query when {@link System#nanoTime()} passes {@code nanos}. */
  public void setDeadline(long nanos) {
    deadlineNanos = nanos;
  }

  /**
   * Says how many rows may wait for the consumer, roughly: producers stop at the batch that makes
   * them so many. 0 for as many as memory is set aside for.
   */
  public void setFetchRows(int rows) {
    fetchRows = rows;
  }

  public int fetchRows() {
    return fetchRows;
  }

  @Override
  public boolean stopped() {
    if (finished || stopReason != null) {
      return true;
    }
    if (whole != null && whole.stopped()) {
      stopReason = whole.stopReason == null ? QueryError.CANCELLED : whole.stopReason;
      return true;
    }
    if (deadlineNanos != Long.MAX_VALUE && System.nanoTime() - deadlineNanos >= 0) {
      stopReason = QueryError.TIMED_OUT;
      return true;
    }
    return false;
  }

  /** Throws if the query is to end; called once a batch by every loop. */
  public void checkStopped() {
    if (stopped()) {
      QueryError reason = stopReason == null ? QueryError.CANCELLED : stopReason;
      throw new QueryException(
          reason, reason == QueryError.TIMED_OUT ? "query timed out" : "query cancelled");
    }
  }
}
