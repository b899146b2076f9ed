package io.github.parquetjdbc.store.http;

import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Runs requests that nobody waits for yet, within bounds of number and memory. Thread-safe. */
final class Fetches {

  /**
   * Bytes that were asked for ahead and not read yet: an eighth of the heap, and no more than this.
   */
  private static final long MAX_BYTES = 256L << 20;

  private static final int IDLE_SECONDS = 5;

  private final ThreadPoolExecutor threads;
  private final AtomicLong free =
      new AtomicLong(Math.min(MAX_BYTES, Runtime.getRuntime().maxMemory() / 8));

  /**
   * @param max requests at once
   */
  Fetches(int max) {
    threads =
        new ThreadPoolExecutor(
            max,
            max,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            task -> {
              Thread thread = new Thread(task, "parquet-jdbc-fetch");
              thread.setDaemon(true);
              return thread;
            });
    threads.allowCoreThreadTimeOut(true);
  }

  /** Sets memory aside; {@code false} where there is not so much. */
  boolean reserve(long bytes) {
    while (true) {
      long now = free.get();
      if (now < bytes) {
        return false;
      }
      if (free.compareAndSet(now, now - bytes)) {
        return true;
      }
    }
  }

  /** Takes memory for what is needed at once, whether it is there or not. */
  void take(long bytes) {
    free.addAndGet(-bytes);
  }

  void release(long bytes) {
    free.addAndGet(bytes);
  }

  <T> Future<T> submit(Callable<T> request) {
    return threads.submit(request);
  }
}
