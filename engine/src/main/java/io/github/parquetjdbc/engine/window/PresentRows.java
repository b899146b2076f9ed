package io.github.parquetjdbc.engine.window;

import io.github.parquetjdbc.engine.plan.WindowCall.Nulls;

/**
 * The rows of a span that a function counts: all, or those whose value is not null. Finds the n-th
 * of them before or behind any place in constant time.
 */
final class PresentRows {

  /** Rows that count, ascending; {@code null} where all do. */
  private final int[] rows;

  /** How many rows that count there are before each row, and one more for the end. */
  private final int[] before;

  PresentRows(Span span, int column, Nulls nulls) {
    if (nulls == Nulls.RESPECTED || !span.store().column(column).hasNulls()) {
      rows = null;
      before = null;
      return;
    }
    rows = new int[span.size()];
    before = new int[span.size() + 1];
    int count = 0;
    for (int i = 0; i < span.size(); i++) {
      before[i] = count;
      rows[count] = i;
      count += span.isNull(column, i) ? 0 : 1;
    }
    before[span.size()] = count;
  }

  /** How many rows count before place {@code i}. */
  int before(int i) {
    return before == null ? i : before[i];
  }

  /** The row that has {@code index} rows that count before it. */
  int row(int index) {
    return rows == null ? index : rows[index];
  }
}
