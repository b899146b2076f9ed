package io.github.parquetjdbc.engine.run;

import io.github.parquetjdbc.vector.StopSignal;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Work that recurses as deep as its input does and that nothing can interrupt, such as planning a
 * condition of thousands of terms: done on a thread of its own with a large stack, while the caller
 * waits for it or for the signal that it need not.
 */
public final class DeepStack {

  /** Bytes of address space; memory is used only as far as the recursion gets. */
  private static final long STACK_SIZE = 256L << 20;

  /** How long a stopped caller may go on waiting. */
  private static final long POLL_MILLIS = 20;

  /** Calcite wraps a failure once a level; a chain of causes can be a ring. */
  private static final int MAX_CAUSES = 100_000;

  private DeepStack() {}

  /**
   * What {@code work} gives.
   *
   * @param stop ends the waiting; the work itself goes on until it sees for itself that it is not
   *     wanted
   * @throws Exception what {@code work} throws
   * @throws StackOverflowError where the larger stack does not hold it either
   * @throws CancellationException where {@code stop} came first, or the caller was interrupted
   */
  public static <T> T call(Callable<T> work, StopSignal stop) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new Thread(null, task, "parquet-jdbc-planner", STACK_SIZE, false);
    thread.setDaemon(true);
    thread.setContextClassLoader(null);
    thread.start();
    try {
      while (!stop.stopped()) {
        try {
          return task.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
          continue;
        }
      }
      // A read that it waits for ends by that; computing goes on until it is noticed.
      task.cancel(true);
      throw new CancellationException("stopped");
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

  private static Exception unwrapped(Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    return (Exception) cause;
  }
}
