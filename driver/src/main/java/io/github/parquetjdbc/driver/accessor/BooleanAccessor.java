package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;

/** BOOLEAN; as a number, 0 or 1. Serves the type of a bare NULL too, which has no values. */
final class BooleanAccessor extends Accessor {

  private byte[] values;

  BooleanAccessor(DataType type) {
    super(type);
  }

  @Override
  void bindFlat(Vector vector) {
    values = ((BooleanVector) vector).values();
  }

  @Override
  public Object getObject(int row) {
    return getBoolean(row);
  }

  @Override
  public String getString(int row) {
    return Boolean.toString(getBoolean(row));
  }

  @Override
  public boolean getBoolean(int row) {
    return values[position(row)] != 0;
  }

  @Override
  public long getLong(int row) {
    return values[position(row)];
  }

  @Override
  public double getDouble(int row) {
    return values[position(row)];
  }

  @Override
  public BigDecimal getBigDecimal(int row) {
    return BigDecimal.valueOf(values[position(row)]);
  }

  @Override
  void appendJson(int row, StringBuilder json) {
    json.append(getBoolean(row));
  }
}
