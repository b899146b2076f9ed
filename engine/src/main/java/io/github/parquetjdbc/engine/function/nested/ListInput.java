package io.github.parquetjdbc.engine.function.nested;

import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/** Elements of lists, and values beside them, in one flat vector. Scratch of one thread. */
final class ListInput {

  private final RowStore store;
  private final FlatView view = new FlatView();
  private Vector flat;

  /**
   * @param element type of all elements and values
   */
  ListInput(DataType element) {
    store = new RowStore(List.of(element));
  }

  /** Where each row's elements are. */
  record Ranges(int[] starts, int[] ends) {}

  /** Adds the elements of an argument. */
  Ranges addLists(Vector lists, int length) {
    view.set(lists, RowNumbers.all(length), 0, length);
    ListVector base = (ListVector) view.base();
    int first = store.size();
    int[] offsets = base.offsets();
    int count = base.elements().length();
    store.append(new Vector[] {base.elements()}, RowNumbers.all(count), 0, count);
    int[] starts = new int[length];
    int[] ends = new int[length];
    for (int row = 0; row < length; row++) {
      int position = view.positions()[view.from() + row];
      starts[row] = first + offsets[position];
      ends[row] = first + offsets[position + 1];
    }
    return new Ranges(starts, ends);
  }

  /** Adds a value a row; gives the position of the first. */
  int addValues(Vector values, int length) {
    int first = store.size();
    store.append(new Vector[] {values}, RowNumbers.all(length), 0, length);
    return first;
  }

  /** All that was added. */
  Vector flat() {
    if (flat == null) {
      flat = store.column(0).gather(RowNumbers.all(store.size()), 0, store.size());
    }
    return flat;
  }

  Vector gather(int[] positions, int count) {
    return store.column(0).gather(positions, 0, count);
  }
}
