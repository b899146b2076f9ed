package io.github.parquetjdbc.engine.run;

import io.github.parquetjdbc.engine.rows.BatchBytes;
import io.github.parquetjdbc.vector.Batch;
import java.util.ArrayDeque;

/** What has been produced of one morsel and not yet been consumed. Guarded by its queue's lock. */
final class MorselOutput {

  /** A finished batch, and roughly what it holds. */
  record Ready(Batch batch, long bytes) {
    static Ready of(Batch batch) {
      return new Ready(batch, BatchBytes.of(batch));
    }
  }

  private final int morsel;
  private final ArrayDeque<Ready> batches = new ArrayDeque<>();
  private Producer producer;
  private Throwable failure;

  MorselOutput(int morsel, Producer producer) {
    this.morsel = morsel;
    this.producer = producer;
  }

  int morsel() {
    return morsel;
  }

  /** Who produces the rest, or {@code null} where nothing is to come. */
  Producer producer() {
    return producer;
  }

  /** Why the rest will not come, or {@code null}. */
  Throwable failure() {
    return failure;
  }

  void add(Ready batch) {
    batches.add(batch);
  }

  /** The next batch, or {@code null} if none is ready. */
  Ready poll() {
    return batches.poll();
  }

  int readyBatches() {
    return batches.size();
  }

  void finish() {
    producer = null;
  }

  void fail(Throwable reason) {
    failure = reason;
    producer = null;
  }
}
