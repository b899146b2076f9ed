package io.github.parquetjdbc.engine.run;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Work that recurses as deep as its input does, such as planning a condition of thousands of terms:
 * done on the caller's thread, and again on one with a larger stack where that one is too small.
 */
public final class DeepStack {

  /** Bytes of address space; memory is used only as far as the recursion gets. */
  private static final long STACK_SIZE = 256L << 20;

  /** Calcite wraps a failure once a level; a chain of causes can be a ring. */
  private static final int MAX_CAUSES = 100_000;

  private DeepStack() {}

  /**
   * What {@code work} gives. It must be repeatable, and is interrupted when the caller is.
   *
   * @throws Exception what {@code work} throws
   * @throws StackOverflowError where the larger stack does not hold it either
   */
  public static <T> T call(Callable<T> work) throws Exception {
    try {
      return work.call();
    } catch (StackOverflowError | RuntimeException e) {
      if (!overflowed(e)) {
        throw e;
      }
    }
    return onDeepStack(work);
  }

  /** Whether a stack that was too small is the reason, however often it was wrapped since. */
  public static boolean overflowed(Throwable failure) {
    int causes = 0;
    for (Throwable at = failure; at != null && causes < MAX_CAUSES; at = at.getCause()) {
      if (at instanceof StackOverflowError) {
        return true;
      }
      causes++;
    }
    return false;
  }

  private static <T> T onDeepStack(Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new Thread(null, task, "parquet-jdbc-deep", STACK_SIZE, false);
    thread.setDaemon(true);
    thread.setContextClassLoader(null);
    thread.start();
    try {
      return task.get();
    } catch (InterruptedException e) {
      task.cancel(true);
      Thread.currentThread().interrupt();
      CancellationException cancelled = new CancellationException("interrupted");
      cancelled.initCause(e);
      throw cancelled;
    } catch (ExecutionException e) {
      throw unwrapped(e.getCause());
    }
  }

  private static Exception unwrapped(Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    return (Exception) cause;
  }
}
