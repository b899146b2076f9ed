package io.github.parquetjdbc.adapter;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** How many calls of clients are at work at present. Thread-safe. */
final class Activity {

  private static final long POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  private final AtomicInteger calls = new AtomicInteger();

  /** A call begins; {@link #leave} follows in any case. */
  void enter() {
    calls.incrementAndGet();
  }

  void leave() {
    calls.decrementAndGet();
  }

  /**
   * Returns when no call is at work.
   *
   * @param limitNanos how long to wait at most
   * @return whether it is so, and not just late
   */
  boolean awaitIdle(long limitNanos) {
    long start = System.nanoTime();
    while (calls.get() > 0) {
      if (System.nanoTime() - start > limitNanos) {
        return false;
      }
      LockSupport.parkNanos(POLL_NANOS);
    }
    return true;
  }
}
