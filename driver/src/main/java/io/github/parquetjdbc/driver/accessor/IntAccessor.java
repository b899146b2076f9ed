package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.sql.SQLException;

/** TINYINT, SMALLINT and INTEGER. */
final class IntAccessor extends Accessor {

  private int[] values;

  IntAccessor(DataType type) {
    super(type);
  }

  @Override
  void bindFlat(Vector vector) {
    values = ((IntVector) vector).values();
  }

  @Override
  public Object getObject(int row) {
    return values[position(row)];
  }

  @Override
  public String getString(int row) {
    return Integer.toString(values[position(row)]);
  }

  @Override
  public boolean getBoolean(int row) {
    return values[position(row)] != 0;
  }

  @Override
  public int getInt(int row) {
    return values[position(row)];
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
  public float getFloat(int row) throws SQLException {
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
