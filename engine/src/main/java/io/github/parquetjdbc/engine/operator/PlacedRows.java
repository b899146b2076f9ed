package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.engine.sort.RowSorter;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;
import java.util.List;

/**
 * Stored rows that know their place in the input: stretches of rows that followed each other there.
 * The place of row {@code n} of a morsel is {@code morsel << 32 | n}.
 */
final class PlacedRows {

  private final RowStore store;

  /** The first row in the store of each stretch, and its place. */
  private int[] starts = new int[1];

  private long[] places = new long[1];
  private int stretches;

  /**
   * @param rows that followed each other from {@code place}; kept, not copied
   */
  PlacedRows(RowStore rows, long place) {
    store = rows;
    places[0] = place;
    stretches = 1;
  }

  static long place(int morsel, long row) {
    return (long) morsel << Integer.SIZE | row;
  }

  RowStore store() {
    return store;
  }

  /** Appends rows that followed each other from {@code place}, after all that are here already. */
  void append(RowStore rows, long place) {
    if (stretches == starts.length) {
      starts = Arrays.copyOf(starts, 2 * stretches);
      places = Arrays.copyOf(places, 2 * stretches);
    }
    starts[stretches] = store.size();
    places[stretches++] = place;
    store.appendAll(rows);
  }

  private long place(int row) {
    int found = Arrays.binarySearch(starts, 0, stretches, row);
    int stretch = found >= 0 ? found : -found - 2;
    return places[stretch] + row - starts[stretch];
  }

  /** Sorts the rows; equal ones keep their order. Batches have the place as a last column. */
  BatchSource sorted(List<SortKey> keys, int batchRows, QueryContext context) {
    int[] order = new int[store.size()];
    if (keys.isEmpty()) {
      Arrays.setAll(order, i -> i);
    } else {
      order = new RowSorter(store, keys, context).sort().rows();
    }
    return new Sorted(order, batchRows);
  }

  private final class Sorted implements BatchSource {
    private final int[] order;
    private final int batchRows;
    private int next;

    Sorted(int[] order, int batchRows) {
      this.order = order;
      this.batchRows = batchRows;
    }

    @Override
    public Batch next() {
      int count = Math.min(batchRows, order.length - next);
      if (count == 0) {
        return null;
      }
      Vector[] columns = store.gather(order, next, count).columns();
      long[] placeColumn = new long[count];
      for (int i = 0; i < count; i++) {
        placeColumn[i] = place(order[next + i]);
      }
      next += count;
      Vector[] all = Arrays.copyOf(columns, columns.length + 1);
      all[columns.length] = new LongVector(DataType.BIGINT, placeColumn, count, null);
      return Batch.of(count, all);
    }

    @Override
    public void close() {
      next = order.length;
    }
  }
}
