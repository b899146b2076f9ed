package io.github.parquetjdbc.engine.operator;

import java.io.IOException;

/**
 * A part of a running query that gives rows, cut in morsels which several workers may produce at
 * once. The rows of all morsels, in order, are the stage's rows in order.
 *
 * <p>Life: {@link #prepare} once, by one thread; then {@link #newWorker} and {@link #morselCount}
 * by any; {@link #close} once, by one thread, when no worker is in use, whether or not it was
 * prepared.
 */
public interface Stage extends AutoCloseable {

  /**
   * Opens inputs and does the work that must be complete before the first row: builds hash tables,
   * sorts, aggregates.
   *
   * @param rowLimit rows of this stage after which nobody will ask for more, or {@link
   *     io.github.parquetjdbc.engine.plan.PlanNode#UNLIMITED}; a stage may read less for it
   */
  void prepare(long rowLimit) throws IOException;

  /** Morsels, numbered from 0; may be 0. */
  int morselCount();

  /** What one worker needs to produce morsels, one at a time. */
  StageWorker newWorker();

  /** Releases files and memory. */
  @Override
  void close();
}
