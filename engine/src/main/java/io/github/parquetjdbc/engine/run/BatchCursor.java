package io.github.parquetjdbc.engine.run;

import io.github.parquetjdbc.vector.Batch;
import java.io.IOException;

/** The result of a query, pulled by one thread. */
public interface BatchCursor extends AutoCloseable {

  /**
   * The next batch, without a selection and never empty, or {@code null} at the end. It stays valid
   * until the next call.
   *
   * @throws IOException where a file cannot be read or is malformed
   * @throws io.github.parquetjdbc.engine.context.QueryException where the query fails or was
   *     cancelled
   */
  Batch next() throws IOException;

  /** Stops all work of the query and waits until its tasks have let go of files and memory. */
  @Override
  void close();
}
