package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.vector.BatchSource;
import java.io.IOException;

/** One worker's evaluators and scratch space for a {@link Stage}; used by one thread at a time. */
public interface StageWorker {

  /**
   * Starts a morsel, each of which is opened at most once by any worker. The source opened before
   * must have been closed.
   */
  BatchSource open(int morsel) throws IOException;
}
