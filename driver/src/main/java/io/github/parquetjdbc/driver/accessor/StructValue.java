package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;
import java.sql.Struct;
import java.util.Arrays;
import java.util.Map;

/** A struct read from a column; {@code toString} gives JSON. */
final class StructValue implements Struct {

  private final DataType type;
  private final Object[] attributes;
  private final String json;

  StructValue(DataType type, Object[] attributes, String json) {
    this.type = type;
    this.attributes = attributes;
    this.json = json;
  }

  @Override
  public String getSQLTypeName() {
    return JdbcType.of(type).name();
  }

  @Override
  public Object[] getAttributes() {
    return attributes.clone();
  }

  /** There are no user-defined types for the map to name. */
  @Override
  public Object[] getAttributes(Map<String, Class<?>> map) {
    return getAttributes();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StructValue value
        && type.equals(value.type)
        && Arrays.deepEquals(attributes, value.attributes);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(attributes);
  }

  @Override
  public String toString() {
    return json;
  }
}
