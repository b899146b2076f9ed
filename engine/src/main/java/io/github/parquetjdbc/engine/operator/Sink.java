package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.vector.Batch;
import java.io.IOException;

/** Collects the batches that one worker produces, morsel by morsel, in ascending order. */
public interface Sink {

  void begin(int morsel);

  /** Takes a batch with rows that count; its arrays are reused afterwards. */
  void accept(Batch batch) throws IOException;

  void end(int morsel) throws IOException;
}
