package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;

/** A column of lists: their elements, one list after another, are a column of their own. */
public final class ListStore extends ColumnStore {

  private final ListOffsets offsets = new ListOffsets();
  private final ColumnStore elements;
  private final FlatView elementView = new FlatView();

  ListStore(DataType type) {
    super(type);
    elements = ColumnStore.of(type.element().type());
  }

  @Override
  long valueBytes() {
    return offsets.bytes() + elements.bytes();
  }

  @Override
  void appendValues(int size, FlatView view) {
    ListVector base = (ListVector) view.base();
    int[] rows = offsets.append(size, base.offsets(), view);
    elements.append(base.elements(), rows, 0, rows.length, elementView);
  }

  @Override
  void appendZeros(int size, int count) {
    offsets.appendEmpty(size, count);
  }

  @Override
  void appendValues(int size, ColumnStore other) {
    ListStore store = (ListStore) other;
    offsets.appendAll(size, store.offsets, store.size());
    elements.appendAll(store.elements);
  }

  @Override
  Vector gather(int[] rows, int from, int count, Validity validity) {
    int[] newOffsets = new int[count + 1];
    int[] chosen = offsets.elements(rows, from, count, validity, newOffsets);
    Vector newElements = elements.gather(chosen, 0, chosen.length);
    return new ListVector(type(), newOffsets, newElements, count, validity);
  }
}
