package io.github.parquetjdbc.engine.context;

import java.util.concurrent.atomic.AtomicLong;

/**
 * How many bytes the operators of one query may hold at once. Operators count what grows with the
 * data (groups, build sides, sorted rows), roughly; batches in flight are not counted. Operators
 * that can spill ask with {@link #tryReserve}; each of their parts may hold its {@link #share}
 * whatever others hold, so that all of them get on: by so much the limit may be exceeded.
 */
public final class MemoryBudget {

  /** A part's own share is the limit over this, within the bounds below. */
  private static final int SHARES = 64;

  private static final long LEAST_SHARE = 1L << 14;
  private static final long GREATEST_SHARE = 1L << 22;

  private final long limit;
  private final AtomicLong used = new AtomicLong();
  private final AtomicLong peak = new AtomicLong();

  /**
   * @param limit bytes; {@link Long#MAX_VALUE} for no limit
   */
  public MemoryBudget(long limit) {
    this.limit = limit;
  }

  /** Bytes that may be held. */
  public long limit() {
    return limit;
  }

  /** Bytes that each part of an operator that can spill may hold in any case. */
  public long share() {
    return Math.max(LEAST_SHARE, Math.min(GREATEST_SHARE, limit / SHARES));
  }

  /**
   * Takes {@code bytes} more.
   *
   * @param operator who needs them, for the message
   * @param advice what the user can do about it, for the message
   * @throws QueryException OUT_OF_MEMORY where the limit would be exceeded; nothing is taken then
   */
  public void reserve(String operator, long bytes, String advice) {
    if (!tryReserve(bytes)) {
      throw new QueryException(
          QueryError.OUT_OF_MEMORY,
          operator
              + " needs "
              + bytes
              + " bytes more, but "
              + used()
              + " of the query's "
              + limit
              + " bytes are in use: "
              + advice);
    }
  }

  /** Takes {@code bytes} more, unless the limit would be exceeded; says whether it did. */
  public boolean tryReserve(long bytes) {
    long now = used.addAndGet(bytes);
    if (now > limit || now < 0) {
      used.addAndGet(-bytes);
      return false;
    }
    peak.accumulateAndGet(now, Math::max);
    return true;
  }

  /** Takes {@code bytes} more, which are within a part's {@link #share}. */
  public void reserveShare(long bytes) {
    peak.accumulateAndGet(used.addAndGet(bytes), Math::max);
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
