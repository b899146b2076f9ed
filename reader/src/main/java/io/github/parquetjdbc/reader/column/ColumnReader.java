package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;

/**
 * The rows of one top-level column of one row group, from the first to the last, in pieces that the
 * caller chooses. For one thread.
 */
public interface ColumnReader extends AutoCloseable {

  /**
   * The most rows that the next {@link #read} can give: it ends at a page's edge. At least 1, as
   * long as the column has rows left.
   *
   * @param wanted rows after which the caller will skip or stop, at least 1; what lies beyond need
   *     not be read
   */
  int available(int wanted) throws IOException;

  /**
   * Decodes the next rows.
   *
   * @param rows at most {@link #available} and at most {@link
   *     io.github.parquetjdbc.vector.Batch#MAX_LENGTH}
   * @return a vector whose arrays the next call may overwrite
   */
  Vector read(int rows) throws IOException;

  /**
   * Passes over rows, any number but no further than to the last row; pages in which none is wanted
   * are not even read.
   */
  void skip(long rows) throws IOException;

  /** Gives buffers back: vectors made before may no longer be used, dictionaries may. */
  @Override
  void close();
}
