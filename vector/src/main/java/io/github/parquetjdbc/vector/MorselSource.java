package io.github.parquetjdbc.vector;

import java.io.IOException;

/**
 * A scan cut into parts (morsels) that can be read independently, by several threads at once. The
 * rows of all morsels, in order, are the rows of the scan in file order.
 */
public interface MorselSource extends AutoCloseable {

  /** Morsels, numbered from 0. */
  int morselCount();

  /**
   * Opens one morsel; each is opened at most once, by any thread.
   *
   * @param filter decides which rows survive, or {@code null} for all; used by the opened source
   *     alone. It sees batches of the scan's filter columns.
   * @throws IOException where the file cannot be read
   */
  BatchSource open(int morsel, RowFilter filter) throws IOException;

  /** Releases files; open morsels must have been closed before. */
  @Override
  void close();
}
