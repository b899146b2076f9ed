package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Selection;
import java.util.List;

/** Filters one after another, each asked only of the rows that those before have let pass. */
final class ConjunctionFilter implements RowFilter {

  private final RowFilter[] filters;

  ConjunctionFilter(List<RowFilter> filters) {
    this.filters = filters.toArray(new RowFilter[0]);
  }

  @Override
  public int select(Batch batch, int[] rows) {
    Batch left = batch;
    int count = batch.rowCount();
    for (RowFilter filter : filters) {
      int passed = filter.select(left, rows);
      if (passed == 0) {
        return 0;
      }
      if (passed < count || left.selection() != null) {
        left = batch.withSelection(new Selection(rows, passed));
      }
      count = passed;
    }
    return count;
  }
}
