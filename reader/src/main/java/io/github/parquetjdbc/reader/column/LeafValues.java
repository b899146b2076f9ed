package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.page.DataPage;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;

/** The values of a leaf column, page after page. */
interface LeafValues {

  /** Loads the current page and stands at its first value. */
  DataPage startPage() throws IOException;

  /**
   * Decodes the next values of the page.
   *
   * @param count values
   * @param valid which rows have one, {@code count} of them; {@code null} if all have
   * @param rows length of the vector
   * @return a vector whose arrays the next call overwrites, dictionaries excepted
   */
  Vector read(int count, Validity valid, int rows) throws IOException;

  /** Passes over the next values of the page. */
  void skip(int count) throws IOException;
}
