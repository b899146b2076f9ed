package io.github.parquetjdbc.engine.run;

import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/**
 * Numbered pieces of work done by the calling thread and by whichever workers come in time. The
 * caller alone would do it all, so that a busy pool delays but never blocks; no worker is left
 * inside when {@link #run} returns.
 */
final class SharedLoop {

  /** One worker's state. */
  interface Body {
    void run(int piece) throws IOException;
  }

  private final int pieces;
  private final Function<StopSignal, Body> newBody;
  private final AtomicInteger next = new AtomicInteger();
  private final FirstFailure failure = new FirstFailure();
  private int inside;
  private boolean over;

  private SharedLoop(int pieces, Function<StopSignal, Body> newBody) {
    this.pieces = pieces;
    this.newBody = newBody;
  }

  /**
   * Runs pieces 0 to {@code pieces - 1} on at most {@code threads} threads, each piece once.
   *
   * @param newBody makes one worker's state; it is told when another worker has failed
   * @throws IOException the first failure, when all workers have stopped
   */
  static void run(Workers workers, int threads, int pieces, Function<StopSignal, Body> newBody)
      throws IOException {
    SharedLoop loop = new SharedLoop(pieces, newBody);
    int helpers = Math.min(threads, pieces) - 1;
    for (int i = 0; i < helpers; i++) {
      workers.execute(loop::help);
    }
    loop.work();
    loop.awaitHelpers();
    loop.failure.rethrow();
  }

  private void help() {
    synchronized (this) {
      if (over) {
        return;
      }
      inside++;
    }
    try {
      work();
    } finally {
      synchronized (this) {
        inside--;
        notifyAll();
      }
    }
  }

  private void work() {
    try {
      Body body = null;
      for (int piece = take(); piece >= 0; piece = take()) {
        body = body == null ? newBody.apply(failure::happened) : body;
        body.run(piece);
      }
    } catch (Throwable e) {
      failure.record(e);
    }
  }

  /** The next piece, or -1 when there is none or the work has failed. */
  private int take() {
    if (failure.happened()) {
      return -1;
    }
    int piece = next.getAndIncrement();
    return piece < pieces ? piece : -1;
  }

  /** An interrupt of the caller is kept for later: workers must be out in any case. */
  private synchronized void awaitHelpers() {
    over = true;
    boolean interrupted = false;
    while (inside > 0) {
      try {
        wait();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
