package io.github.parquetjdbc.engine.sort;

import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.rows.ColumnStore;
import io.github.parquetjdbc.engine.rows.RowStore;
import java.util.List;

/** Compares stored rows by sort keys. Immutable; rows may not be added meanwhile. */
public final class RowComparison {

  private final ColumnOrder[] orders;

  /**
   * @param keys none means that all rows are equal
   */
  public RowComparison(RowStore store, List<SortKey> keys) {
    orders = new ColumnOrder[keys.size()];
    for (int i = 0; i < orders.length; i++) {
      orders[i] = new ColumnOrder(store.column(keys.get(i).column()), keys.get(i));
    }
  }

  /** Of the rows of one column. */
  public RowComparison(ColumnStore column, SortKey key) {
    orders = new ColumnOrder[] {new ColumnOrder(column, key)};
  }

  /** Negative where row {@code left} comes before row {@code right}. */
  public int compare(int left, int right) {
    for (ColumnOrder order : orders) {
      int result = order.compare(left, right);
      if (result != 0) {
        return result;
      }
    }
    return 0;
  }
}
