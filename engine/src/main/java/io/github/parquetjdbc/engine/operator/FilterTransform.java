package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Selection;

/** Keeps the rows for which a condition is true, by a selection. */
public final class FilterTransform extends RowTransform {

  private final RowFilter filter;

  public FilterTransform(RowFilter filter) {
    this.filter = filter;
  }

  @Override
  Batch transform(Batch input) {
    int[] rows = new int[input.length()];
    int count = filter.select(input, rows);
    return count == input.length() ? input : input.withSelection(new Selection(rows, count));
  }
}
