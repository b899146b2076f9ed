package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.engine.sort.RowSorter;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * All rows of a stage, and their numbers in order.
 *
 * @param order as many as there are rows; not to be written
 */
public record SortedRows(RowStore store, int[] order) {

  /** Fewer rows than these are sorted by one thread. */
  private static final int PARALLEL_ROWS = 1 << 14;

  /** Sorts parts in parallel, which are then merged in pairs. Equal rows keep their order. */
  static SortedRows of(
      RowStore store, List<SortKey> keys, Execution execution, QueryContext context)
      throws IOException {
    int size = store.size();
    if (keys.isEmpty()) {
      int[] order = new int[size];
      Arrays.setAll(order, i -> i);
      return new SortedRows(store, order);
    }
    RowSorter sorter = new RowSorter(store, keys, context);
    sort(sorter, size, execution, context.threads());
    return new SortedRows(store, sorter.rows());
  }

  private static void sort(RowSorter sorter, int size, Execution execution, int threads)
      throws IOException {
    int parts = 1;
    while (parts < threads && size / parts > PARALLEL_ROWS) {
      parts *= 2;
    }
    int[] bounds = new int[parts + 1];
    for (int i = 0; i <= parts; i++) {
      bounds[i] = (int) ((long) size * i / parts);
    }
    execution.forEach(parts, part -> sorter.sort(bounds[part], bounds[part + 1]));
    for (int width = 1; width < parts; width *= 2) {
      int step = width;
      execution.forEach(
          parts / (2 * width),
          pair -> {
            int left = 2 * step * pair;
            sorter.merge(bounds[left], bounds[left + step], bounds[left + 2 * step]);
          });
    }
  }
}
