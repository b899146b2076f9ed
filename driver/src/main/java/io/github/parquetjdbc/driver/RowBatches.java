package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.vector.Batch;
import java.sql.SQLException;

/** Where a result set has its rows from. Pulled by one thread; may be closed by another. */
interface RowBatches extends AutoCloseable {

  /**
   * The next batch, never empty, or {@code null} at the end; it stays valid until the next call.
   */
  Batch next() throws SQLException;

  /** Ends what is going on, and does not wait for a thread that is within {@link #next}. */
  @Override
  void close();

  /** One batch that is in memory already, or none. */
  static RowBatches of(Batch batch) {
    return new RowBatches() {
      private Batch left = batch;

      @Override
      public Batch next() {
        Batch result = left;
        left = null;
        return result;
      }

      @Override
      public void close() {
        left = null;
      }
    };
  }
}
