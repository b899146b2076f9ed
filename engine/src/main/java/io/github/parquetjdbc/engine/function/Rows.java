package io.github.parquetjdbc.engine.function;

import io.github.parquetjdbc.vector.Selection;

/**
 * The rows that a function works on.
 *
 * @param length rows of the vectors
 * @param selection rows that count, or {@code null} for all
 */
public record Rows(int length, Selection selection) {

  public int count() {
    return selection == null ? length : selection.count();
  }

  /** The row number of the {@code index}-th row that counts. */
  public int row(int index) {
    return selection == null ? index : selection.rows()[index];
  }
}
