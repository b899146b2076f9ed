package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.List;

/** A column of structs: each field is a column of its own, with a row for every struct. */
public final class StructStore extends ColumnStore {

  private final List<ColumnStore> fields = new ArrayList<>();
  private final FlatView fieldView = new FlatView();

  StructStore(DataType type) {
    super(type);
    for (DataType.Field field : type.fields()) {
      fields.add(ColumnStore.of(field.type()));
    }
  }

  @Override
  long valueBytes() {
    long bytes = 0;
    for (ColumnStore field : fields) {
      bytes += field.bytes();
    }
    return bytes;
  }

  @Override
  void appendValues(int size, FlatView view) {
    List<Vector> children = ((StructVector) view.base()).children();
    for (int i = 0; i < fields.size(); i++) {
      fields.get(i).append(children.get(i), view.positions(), view.from(), view.to(), fieldView);
    }
  }

  @Override
  void appendZeros(int size, int count) {
    for (ColumnStore field : fields) {
      field.appendNulls(count);
    }
  }

  @Override
  void appendValues(int size, ColumnStore other) {
    StructStore store = (StructStore) other;
    for (int i = 0; i < fields.size(); i++) {
      fields.get(i).appendAll(store.fields.get(i));
    }
  }

  /** Fields are null where the struct is, whatever was stored there. */
  @Override
  Vector gather(int[] rows, int from, int count, Validity validity) {
    List<Vector> children = new ArrayList<>(fields.size());
    for (ColumnStore field : fields) {
      children.add(field.gatherPadded(rows, from, count, validity));
    }
    return new StructVector(type(), children, count, validity);
  }
}
