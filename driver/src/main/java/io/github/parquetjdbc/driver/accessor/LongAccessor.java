package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;

/** BIGINT. */
final class LongAccessor extends Accessor {

  private long[] values;

  LongAccessor(DataType type) {
    super(type);
  }

  @Override
  void bindFlat(Vector vector) {
    values = ((LongVector) vector).values();
  }

  @Override
  public Object getObject(int row) {
    return values[position(row)];
  }

  @Override
  public String getString(int row) {
    return Long.toString(values[position(row)]);
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
  public float getFloat(int row) {
    return values[position(row)];
  }

  @Override
  public BigDecimal getBigDecimal(int row) {
    return BigDecimal.valueOf(values[position(row)]);
  }

  @Override
  void appendJson(int row, StringBuilder json) {
    json.append(values[position(row)]);
  }
}
