package io.github.parquetjdbc.engine.function.bind;

import io.github.parquetjdbc.vector.Selection;
import io.github.parquetjdbc.vector.Validity;

/**
 * The rows that a function works on.
 *
 * @param length rows of the vectors
 * @param selection rows that count, or {@code null} for all
 * @param validity rows in which no argument is null, or {@code null} for all
 */
public record Rows(int length, Selection selection, Validity validity) {

  /** Rows that count, null ones among them. */
  public int count() {
    return selection == null ? length : selection.count();
  }

  /** The row number of the {@code index}-th row that counts. */
  public int row(int index) {
    return selection == null ? index : selection.rows()[index];
  }

  /** Whether an argument is null in {@code row}. */
  public boolean isNull(int row) {
    return validity != null && !validity.isValid(row);
  }
}
