package io.github.parquetjdbc.engine.collect;

import io.github.parquetjdbc.engine.aggregate.GroupedRows;
import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.rows.ColumnStore;
import io.github.parquetjdbc.engine.rows.LongStore;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.engine.sort.RowComparison;
import io.github.parquetjdbc.engine.sort.RowSorter;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One call that needs all its rows: keeps them with their groups, and sorts them at the end. Rows
 * that are equal by the call's order come in the order of the input, however many workers there
 * were.
 */
public final class CollectedStates {

  private final CollectedCall call;
  private final RowStore store;
  private long[] groups = new long[0];
  private long[] places = new long[0];
  private long place;
  private CollectedRows sorted;

  public CollectedStates(CollectedCall call) {
    this.call = call;
    List<DataType> types = new ArrayList<>(List.of(DataType.BIGINT, DataType.BIGINT));
    types.addAll(call.types());
    store = new RowStore(types);
  }

  /** The column that must be true, or -1. */
  public int filter() {
    return call.filter();
  }

  /** Rows of a morsel follow. */
  public void begin(int morsel) {
    place = (long) morsel << Integer.SIZE;
  }

  public void add(Batch batch, GroupedRows rows) {
    if (groups.length < batch.length()) {
      groups = new long[batch.length()];
      places = new long[batch.length()];
    }
    for (int i = rows.from(); i < rows.to(); i++) {
      int row = rows.rows()[i];
      groups[row] = rows.groups() == null ? rows.group() : rows.groups()[i];
      places[row] = place + row;
    }
    Vector[] columns = new Vector[2 + call.columns().size()];
    columns[0] = new LongVector(DataType.BIGINT, groups, batch.length(), null);
    columns[1] = new LongVector(DataType.BIGINT, places, batch.length(), null);
    for (int i = 2; i < columns.length; i++) {
      columns[i] = batch.column(call.columns().get(i - 2));
    }
    store.append(columns, rows.rows(), rows.from(), rows.to());
  }

  /** All rows of a batch have been added. */
  public void endBatch(Batch batch) {
    place += batch.length();
  }

  /**
   * @param mapping for each group of {@code other} the group here
   */
  public void merge(CollectedStates other, int[] mapping) {
    for (int from = 0; from < other.store.size(); from += Batch.MAX_LENGTH) {
      int count = Math.min(Batch.MAX_LENGTH, other.store.size() - from);
      int[] rows = new int[count];
      for (int i = 0; i < count; i++) {
        rows[i] = from + i;
      }
      Vector[] columns = other.store.gather(rows, 0, count).columns();
      long[] mapped = ((LongVector) columns[0]).values();
      for (int i = 0; i < count; i++) {
        mapped[i] = mapping[(int) mapped[i]];
      }
      store.append(columns, RowNumbers.all(count), 0, count);
    }
  }

  /** Sorts what has been collected. */
  public void finish(int groupCount, QueryContext context) {
    List<SortKey> keys = new ArrayList<>(List.of(ascending(0)));
    for (SortKey key : call.order()) {
      keys.add(new SortKey(2 + key.column(), key.direction(), key.nulls()));
    }
    boolean distinct = call.isDistinct();
    for (int i = 2; distinct && i < 2 + call.types().size(); i++) {
      keys.add(ascending(i));
    }
    int sortedKeys = keys.size();
    keys.add(ascending(1));
    int[] order = new RowSorter(store, keys, context).sort().rows();
    if (distinct) {
      order = unique(order, new RowComparison(store, keys.subList(0, sortedKeys)));
    }
    ColumnStore[] arguments = new ColumnStore[call.types().size()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = store.column(2 + i);
    }
    sorted = new CollectedRows(arguments, order, starts(order, groupCount));
  }

  private static SortKey ascending(int column) {
    return new SortKey(column, SortKey.Direction.ASCENDING, SortKey.NullOrder.LAST);
  }

  private static int[] unique(int[] order, RowComparison comparison) {
    int[] unique = new int[order.length];
    int count = 0;
    for (int row : order) {
      if (count == 0 || comparison.compare(unique[count - 1], row) != 0) {
        unique[count++] = row;
      }
    }
    return Arrays.copyOf(unique, count);
  }

  private int[] starts(int[] order, int groupCount) {
    long[] groupOf = ((LongStore) store.column(0)).values();
    int[] starts = new int[groupCount + 1];
    for (int row : order) {
      starts[(int) groupOf[row] + 1]++;
    }
    for (int group = 0; group < groupCount; group++) {
      starts[group + 1] += starts[group];
    }
    return starts;
  }

  /** Results of groups, after {@link #finish}. */
  public Vector result(int from, int count) {
    return call.function().result(sorted, from, count);
  }

  public long bytes() {
    return store.bytes();
  }
}
