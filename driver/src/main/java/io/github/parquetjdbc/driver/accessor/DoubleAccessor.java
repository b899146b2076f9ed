package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.sql.SQLException;

/** DOUBLE. */
class DoubleAccessor extends Accessor {

  private double[] values;

  DoubleAccessor(DataType type) {
    super(type);
  }

  @Override
  final void bindFlat(Vector vector) {
    values = ((DoubleVector) vector).values();
  }

  @Override
  public Object getObject(int row) {
    return values[position(row)];
  }

  @Override
  public String getString(int row) {
    return Double.toString(values[position(row)]);
  }

  @Override
  public final boolean getBoolean(int row) {
    return values[position(row)] != 0;
  }

  @Override
  public final long getLong(int row) throws SQLException {
    return NumberRange.toLong(values[position(row)]);
  }

  @Override
  public final double getDouble(int row) {
    return values[position(row)];
  }

  @Override
  public BigDecimal getBigDecimal(int row) throws SQLException {
    return NumberRange.toBigDecimal(values[position(row)]);
  }

  /** JSON has no word for NaN and the infinities; they stand as strings. */
  @Override
  final void appendJson(int row, StringBuilder json) {
    if (Double.isFinite(values[position(row)])) {
      json.append(getString(row));
    } else {
      Json.appendText(getString(row), json);
    }
  }

  /** REAL, kept widened: its own text has fewer digits than that of the same value as a double. */
  static final class Real extends DoubleAccessor {

    Real(DataType type) {
      super(type);
    }

    @Override
    public Object getObject(int row) {
      return (float) getDouble(row);
    }

    @Override
    public String getString(int row) {
      return Float.toString((float) getDouble(row));
    }

    @Override
    public float getFloat(int row) {
      return (float) getDouble(row);
    }

    @Override
    public BigDecimal getBigDecimal(int row) throws SQLException {
      if (!Double.isFinite(getDouble(row))) {
        return super.getBigDecimal(row);
      }
      return new BigDecimal(getString(row));
    }
  }
}
