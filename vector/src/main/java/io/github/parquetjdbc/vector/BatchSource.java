package io.github.parquetjdbc.vector;

import java.io.IOException;

/** Batches, one after another, for one consumer on one thread. */
public interface BatchSource extends AutoCloseable {

  /**
   * The next batch, never without rows that count, or {@code null} at the end. The arrays of the
   * batch before may be overwritten by this call: who needs them longer copies them. Dictionaries
   * stay as they are.
   *
   * @throws IOException where bytes cannot be read or are not what they claim to be
   */
  Batch next() throws IOException;

  /** Releases what the source holds, the arrays of the last batch included. */
  @Override
  void close();
}
