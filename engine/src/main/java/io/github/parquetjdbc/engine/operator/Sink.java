package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.vector.Batch;

/** Collects the batches that one worker produces, morsel by morsel, in ascending order. */
public interface Sink {

  void begin(int morsel);

  /** Takes a batch with rows that count; its arrays are reused afterwards. */
  void accept(Batch batch);

  void end(int morsel);
}
