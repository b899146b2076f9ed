package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.vector.Batch;

/**
 * Batches in, batches out, without waiting for the end of the input. One instance serves one
 * worker.
 */
public interface Transform {

  /** Takes the next input; only after {@link #next} has said {@code null}. */
  void accept(Batch input);

  /**
   * The next output made of the last input, possibly with its vectors, or {@code null} when another
   * input is needed. Batches without rows that count may come out.
   */
  Batch next();

  /** Forgets what is left of the last input. */
  void reset();
}
