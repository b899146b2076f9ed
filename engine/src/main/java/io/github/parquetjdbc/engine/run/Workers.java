package io.github.parquetjdbc.engine.run;

import java.io.IOException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * The threads that queries share. They are daemons, made when there is work and gone when there has
 * been none for a while, so that an idle {@code Workers} holds no thread and need not be closed for
 * the JVM to end.
 */
public final class Workers implements AutoCloseable {

  private static final long IDLE_SECONDS = 5;

  private final ThreadPoolExecutor pool;

  /**
   * @param threads the most threads at a time, for all queries together; at least 1
   */
  public Workers(int threads) {
    pool =
        new ThreadPoolExecutor(
            threads,
            threads,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            new NamedThreads());
    pool.allowCoreThreadTimeOut(true);
  }

  /** As many threads as there are processors. */
  public static Workers forMachine() {
    return new Workers(Runtime.getRuntime().availableProcessors());
  }

  /** One of several tasks. */
  @FunctionalInterface
  public interface Task {
    void run(int number) throws IOException;
  }

  /**
   * Runs tasks 0 to {@code tasks - 1} on these threads and the caller's, each once. After a failure
   * no further ones begin.
   *
   * @throws IOException the first failure, when no task runs any longer
   */
  public void run(int tasks, Task task) throws IOException {
    SharedLoop.run(this, pool.getMaximumPoolSize(), tasks, otherFailed -> task::run);
  }

  /**
   * Does numbered tasks, 0 to {@code tasks - 1}, on as many threads as there are, the caller's
   * included; returns when all that were begun are done.
   *
   * @throws IOException none of its own; what tasks throw ends the rest and is thrown again
   */
  public void forEach(int tasks, IntConsumer task) throws IOException {
    SharedLoop.run(this, pool.getMaximumPoolSize(), tasks, failed -> task::accept);
  }

  void execute(Runnable task) {
    pool.execute(task);
  }

  /** Threads end when their present tasks do; queries that run are to be closed before. */
  @Override
  public void close() {
    pool.shutdown();
  }

  /** Daemons that do not keep the class loader of whoever happened to start them. */
  private static final class NamedThreads implements ThreadFactory {
    private final AtomicInteger made = new AtomicInteger();

    @Override
    public Thread newThread(Runnable task) {
      Thread thread = new Thread(null, task, "parquet-jdbc-" + made.incrementAndGet(), 0, false);
      thread.setDaemon(true);
      thread.setContextClassLoader(null);
      return thread;
    }
  }
}
