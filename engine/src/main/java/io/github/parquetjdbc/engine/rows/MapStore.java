package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;

/** A column of maps: the keys and the values of their entries are columns of their own. */
public final class MapStore extends ColumnStore {

  private final ListOffsets offsets = new ListOffsets();
  private final ColumnStore keys;
  private final ColumnStore values;
  private final FlatView entryView = new FlatView();

  MapStore(DataType type) {
    super(type);
    keys = ColumnStore.of(type.fields().get(0).type());
    values = ColumnStore.of(type.fields().get(1).type());
  }

  @Override
  long valueBytes() {
    return offsets.bytes() + keys.bytes() + values.bytes();
  }

  @Override
  void appendValues(int size, FlatView view) {
    MapVector base = (MapVector) view.base();
    int[] rows = offsets.append(size, base.offsets(), view);
    keys.append(base.keys(), rows, 0, rows.length, entryView);
    values.append(base.values(), rows, 0, rows.length, entryView);
  }

  @Override
  void appendZeros(int size, int count) {
    offsets.appendEmpty(size, count);
  }

  @Override
  void appendValues(int size, ColumnStore other) {
    MapStore store = (MapStore) other;
    offsets.appendAll(size, store.offsets, store.size());
    keys.appendAll(store.keys);
    values.appendAll(store.values);
  }

  @Override
  Vector gather(int[] rows, int from, int count, Validity validity) {
    int[] newOffsets = new int[count + 1];
    int[] chosen = offsets.elements(rows, from, count, validity, newOffsets);
    return new MapVector(
        type(),
        newOffsets,
        keys.gather(chosen, 0, chosen.length),
        values.gather(chosen, 0, chosen.length),
        count,
        validity);
  }
}
