package io.github.parquetjdbc.engine.context;

import java.util.concurrent.atomic.AtomicLong;

/**
 * How many bytes the operators of one query may hold at once. Operators count what grows with the
 * data (groups, build sides, sorted rows), roughly; batches in flight are not counted.
 */
public final class MemoryBudget {

  private final long limit;
  private final AtomicLong used = new AtomicLong();
  private final AtomicLong peak = new AtomicLong();

  /**
   * @param limit bytes; {@link Long#MAX_VALUE} for no limit
   */
  public MemoryBudget(long limit) {
    this.limit = limit;
  }

  /**
   * Takes {@code bytes} more.
   *
   * @param operator who needs them, for the message
   * @throws QueryException OUT_OF_MEMORY where the limit would be exceeded; nothing is taken then
   */
  public void reserve(String operator, long bytes) {
    long now = used.addAndGet(bytes);
    if (now > limit || now < 0) {
      used.addAndGet(-bytes);
      throw new QueryException(
          QueryError.OUT_OF_MEMORY,
          operator
              + " needs "
              + bytes
              + " bytes more, but "
              + (now - bytes)
              + " of the query's "
              + limit
              + " bytes are in use");
    }
    peak.accumulateAndGet(now, Math::max);
  }

  public void release(long bytes) {
    used.addAndGet(-bytes);
  }

  /** Bytes held now. */
  public long used() {
    return used.get();
  }

  /** The most bytes held at any time so far. */
  public long peak() {
    return peak.get();
  }
}
