package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.spill.SpillSpace;
import io.github.parquetjdbc.vector.BatchSource;
import java.io.IOException;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/**
 * The parallel work, and the room on disk, that stages ask for. Calls return when the work is done,
 * or throw.
 */
public interface Execution {

  /**
   * Feeds every morsel of a prepared stage to sinks, one sink a worker.
   *
   * @return the sinks, at least one, in no particular order
   * @throws IOException the first failure of any worker, as it was thrown there
   */
  <S extends Sink> List<S> drain(Stage input, Supplier<S> newSink) throws IOException;

  /** Runs tasks numbered from 0, several at once. */
  void forEach(int tasks, IntConsumer task) throws IOException;

  /**
   * The rows of a prepared stage in order, for one consumer; batches have no selection.
   *
   * @param rowLimit rows after which the source ends
   */
  BatchSource ordered(Stage input, long rowLimit);

  /** Where rows go that memory has no room for. */
  SpillSpace spill();
}
