package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.Vector;
import java.sql.Array;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;

/** LIST, as {@link Array}; its text is JSON. */
final class ListAccessor extends Accessor {

  private final Presentation presentation;
  private final Accessor elements;
  private int[] offsets;
  private Vector elementVector;

  ListAccessor(DataType type, WallClock clock) {
    super(type);
    presentation = clock.presentation();
    elements = Accessors.of(type.element().type(), clock);
  }

  @Override
  void bindFlat(Vector vector) {
    ListVector list = (ListVector) vector;
    offsets = list.offsets();
    elementVector = list.elements();
    elements.bind(elementVector);
  }

  @Override
  public Object getObject(int row) throws SQLException {
    return getArray(row);
  }

  /** A copy: the array outlives the batch. */
  @Override
  public Array getArray(int row) throws SQLException {
    int position = position(row);
    Vector copy = JavaArrays.copy(elementVector, offsets[position], offsets[position + 1]);
    return new ArrayValue(type().element().type(), copy, presentation);
  }

  @Override
  public Object getJavaArray(int row, Class<?> component) throws SQLException {
    int position = position(row);
    return JavaArrays.of(elements, offsets[position], offsets[position + 1], component);
  }

  @Override
  public List<Object> getList(int row) throws SQLException {
    int position = position(row);
    return Arrays.asList(JavaArrays.objects(elements, offsets[position], offsets[position + 1]));
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
    appendJson(elements, offsets[position], offsets[position + 1], json);
  }

  /** Appends elements {@code start} to {@code end}, exclusive, as a JSON array. */
  static void appendJson(Accessor elements, int start, int end, StringBuilder json)
      throws SQLException {
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
