package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;

/** TINYINT to BIGINT. */
abstract class WholeNumberAccessor extends Accessor {

  WholeNumberAccessor(DataType type) {
    super(type);
  }

  @Override
  public abstract long getLong(int row);

  @Override
  public final String getString(int row) {
    return Long.toString(getLong(row));
  }

  @Override
  public final boolean getBoolean(int row) {
    return getLong(row) != 0;
  }

  @Override
  public final float getFloat(int row) {
    return getLong(row);
  }

  @Override
  public final double getDouble(int row) {
    return getLong(row);
  }

  @Override
  public final BigDecimal getBigDecimal(int row) {
    return BigDecimal.valueOf(getLong(row));
  }

  @Override
  public final BigInteger getBigInteger(int row) {
    return BigInteger.valueOf(getLong(row));
  }

  @Override
  final void appendJson(int row, StringBuilder json) {
    json.append(getLong(row));
  }

  /** TINYINT, SMALLINT and INTEGER. */
  static final class OfInts extends WholeNumberAccessor {

    private int[] values;

    OfInts(DataType type) {
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
    public int getInt(int row) {
      return values[position(row)];
    }

    @Override
    public long getLong(int row) {
      return values[position(row)];
    }
  }

  /** BIGINT. */
  static final class OfLongs extends WholeNumberAccessor {

    private long[] values;

    OfLongs(DataType type) {
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
    public long getLong(int row) {
      return values[position(row)];
    }
  }
}
