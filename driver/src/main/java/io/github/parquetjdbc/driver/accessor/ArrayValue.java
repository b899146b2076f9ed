package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;

/**
 * A list of its own arrays, which outlives the batch it came from. {@code getArray} gives an array
 * whose component class is that of the elements' {@code getObject}; {@code toString} gives JSON.
 */
final class ArrayValue implements Array {

  private final DataType elementType;
  private final Presentation presentation;
  private Vector elements;

  /**
   * @param elements not shared with anyone who changes them
   */
  ArrayValue(DataType elementType, Vector elements, Presentation presentation) {
    this.elementType = elementType;
    this.elements = elements;
    this.presentation = presentation;
  }

  private Vector elements() throws SQLException {
    if (elements == null) {
      throw SqlErrors.closed("array");
    }
    return elements;
  }

  /** An accessor of this array alone, over all its elements. */
  private Accessor accessor() throws SQLException {
    Accessor accessor = Accessors.of(elementType, WallClock.ofFewDays(presentation));
    accessor.bind(elements());
    return accessor;
  }

  @Override
  public String getBaseTypeName() throws SQLException {
    elements();
    return JdbcType.of(elementType).name();
  }

  @Override
  public int getBaseType() throws SQLException {
    elements();
    return JdbcType.of(elementType).code();
  }

  @Override
  public Object getArray() throws SQLException {
    return JavaArrays.objects(accessor(), 0, elements().length());
  }

  @Override
  public Object getArray(long index, int count) throws SQLException {
    int start = start(index, count);
    return JavaArrays.objects(accessor(), start, end(start, count));
  }

  private int start(long index, int count) throws SQLException {
    int length = elements().length();
    if (index < 1 || count < 0 || index - 1 > length) {
      throw SqlErrors.noSuchIndex("array element", index, length);
    }
    return (int) index - 1;
  }

  private int end(int start, int count) throws SQLException {
    return (int) Math.min((long) start + count, elements().length());
  }

  /** There are no user-defined types for the map to name. */
  @Override
  public Object getArray(Map<String, Class<?>> map) throws SQLException {
    return getArray();
  }

  @Override
  public Object getArray(long index, int count, Map<String, Class<?>> map) throws SQLException {
    return getArray(index, count);
  }

  @Override
  public ResultSet getResultSet() throws SQLException {
    return rows(0, elements().length());
  }

  @Override
  public ResultSet getResultSet(long index, int count) throws SQLException {
    int start = start(index, count);
    return rows(start, end(start, count));
  }

  private ResultSet rows(int start, int end) throws SQLException {
    if (start == end) {
      return presentation.elements().of(elementType, null);
    }
    long[] indexes = new long[end - start];
    for (int i = 0; i < indexes.length; i++) {
      indexes[i] = start + i + 1L;
    }
    Vector slice = JavaArrays.copy(elements(), start, end);
    LongVector numbers = new LongVector(DataType.BIGINT, indexes, indexes.length, null);
    return presentation.elements().of(elementType, Batch.of(indexes.length, numbers, slice));
  }

  @Override
  public ResultSet getResultSet(Map<String, Class<?>> map) throws SQLException {
    return getResultSet();
  }

  @Override
  public ResultSet getResultSet(long index, int count, Map<String, Class<?>> map)
      throws SQLException {
    return getResultSet(index, count);
  }

  @Override
  public void free() {
    elements = null;
  }

  /** Arrays are equal that show the same elements of the same type. */
  @Override
  public boolean equals(Object other) {
    return other instanceof ArrayValue value
        && elementType.equals(value.elementType)
        && toString().equals(value.toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  @Override
  public String toString() {
    if (elements == null) {
      return "[]";
    }
    try {
      StringBuilder json = new StringBuilder();
      ListAccessor.appendJson(accessor(), 0, elements.length(), json);
      return json.toString();
    } catch (SQLException e) {
      return "[" + e.getMessage() + "]";
    }
  }
}
