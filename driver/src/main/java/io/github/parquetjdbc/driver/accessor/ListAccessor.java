package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.Vector;
import java.sql.Array;
import java.sql.SQLException;

/** LIST, as {@link Array}; its text is JSON. */
final class ListAccessor extends Accessor {

  private final Accessor elements;
  private int[] offsets;

  ListAccessor(DataType type, WallClock clock) {
    super(type);
    elements = Accessors.of(type.element().type(), clock);
  }

  @Override
  void bindFlat(Vector vector) {
    ListVector list = (ListVector) vector;
    offsets = list.offsets();
    elements.bind(list.elements());
  }

  @Override
  public Object getObject(int row) throws SQLException {
    return getArray(row);
  }

  /** A copy: the array outlives the batch. */
  @Override
  public Array getArray(int row) throws SQLException {
    int position = position(row);
    int start = offsets[position];
    Object[] values = new Object[offsets[position + 1] - start];
    for (int i = 0; i < values.length; i++) {
      values[i] = elements.isNull(start + i) ? null : elements.getObject(start + i);
    }
    return new ArrayValue(type().element().type(), values, getString(row));
  }

  @Override
  public String getString(int row) throws SQLException {
    StringBuilder json = new StringBuilder();
    appendJson(row, json);
    return json.toString();
  }

  @Override
  void appendJson(int row, StringBuilder json) throws SQLException {
    int position = position(row);
    int start = offsets[position];
    int end = offsets[position + 1];
    json.append('[');
    for (int i = start; i < end; i++) {
      json.append(i == start ? "" : ",");
      appendOrNull(elements, i, json);
    }
    json.append(']');
  }

  /** Appends what an element, field or entry holds. */
  static void appendOrNull(Accessor values, int row, StringBuilder json) throws SQLException {
    if (values.isNull(row)) {
      json.append("null");
    } else {
      values.appendJson(row, json);
    }
  }
}
