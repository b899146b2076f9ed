package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.vector.DataType;
import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Map;

/** A list read from a column; {@code toString} gives JSON. */
final class ArrayValue implements Array {

  private final DataType elementType;
  private final String json;
  private Object[] elements;

  /**
   * @param elements as {@code getObject} gives them, {@code null} after {@link #free}
   */
  ArrayValue(DataType elementType, Object[] elements, String json) {
    this.elementType = elementType;
    this.elements = elements;
    this.json = json;
  }

  private Object[] elements() throws SQLException {
    if (elements == null) {
      throw SqlErrors.closed("array");
    }
    return elements;
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
    return elements().clone();
  }

  @Override
  public Object getArray(long index, int count) throws SQLException {
    Object[] all = elements();
    if (index < 1 || count < 0 || index - 1 > all.length) {
      throw SqlErrors.noSuchIndex("array element", (int) Math.min(index, all.length), all.length);
    }
    int start = (int) index - 1;
    return Arrays.copyOfRange(all, start, (int) Math.min((long) start + count, all.length));
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
    throw SqlErrors.refused("a result set of an array");
  }

  @Override
  public ResultSet getResultSet(Map<String, Class<?>> map) throws SQLException {
    return getResultSet();
  }

  @Override
  public ResultSet getResultSet(long index, int count) throws SQLException {
    return getResultSet();
  }

  @Override
  public ResultSet getResultSet(long index, int count, Map<String, Class<?>> map)
      throws SQLException {
    return getResultSet();
  }

  @Override
  public void free() {
    elements = null;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ArrayValue value
        && elementType.equals(value.elementType)
        && Arrays.deepEquals(elements, value.elements);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(elements);
  }

  @Override
  public String toString() {
    return json;
  }
}
