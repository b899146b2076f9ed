package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.SQLException;

/** DECIMAL of any precision: unscaled longs, 128-bit integers or big-endian two's complement. */
abstract class DecimalAccessor extends CachedAccessor<BigDecimal> {

  DecimalAccessor(DataType type) {
    super(type);
  }

  static DecimalAccessor of(DataType type) {
    return switch (type.kind()) {
      case LONG -> new OfLongs(type);
      case INT128 -> new Of128Bits(type);
      default -> new OfBytes(type);
    };
  }

  @Override
  final BigDecimal[] array(int length) {
    return new BigDecimal[length];
  }

  @Override
  public final String getString(int row) {
    return value(row).toPlainString();
  }

  @Override
  public final boolean getBoolean(int row) {
    return value(row).signum() != 0;
  }

  @Override
  public long getLong(int row) throws SQLException {
    return NumberRange.toLong(value(row));
  }

  @Override
  public double getDouble(int row) throws SQLException {
    return NumberRange.toDouble(value(row));
  }

  @Override
  public final BigDecimal getBigDecimal(int row) {
    return value(row);
  }

  @Override
  final void appendJson(int row, StringBuilder json) {
    json.append(getString(row));
  }

  /** Up to 18 digits. */
  private static final class OfLongs extends DecimalAccessor {

    /** Below this, a whole number is exact as a double. */
    private static final long MAX_EXACT_WHOLE = 1L << 53;

    private final int scale;
    private final long divisor;
    private long[] values;

    OfLongs(DataType type) {
      super(type);
      scale = type.scale();
      long power = 1;
      for (int i = 0; i < scale; i++) {
        power *= 10;
      }
      divisor = power;
    }

    @Override
    void bindFlat(Vector vector) {
      values = ((LongVector) vector).values();
    }

    @Override
    BigDecimal make(int position) {
      return BigDecimal.valueOf(values[position], scale);
    }

    @Override
    public long getLong(int row) {
      return values[position(row)] / divisor;
    }

    /** One division of two exact doubles rounds once, to the double nearest the decimal. */
    @Override
    public double getDouble(int row) throws SQLException {
      long value = values[position(row)];
      if (value > -MAX_EXACT_WHOLE && value < MAX_EXACT_WHOLE) {
        return value / (double) divisor;
      }
      return super.getDouble(row);
    }
  }

  /** 19 to 38 digits. */
  private static final class Of128Bits extends DecimalAccessor {

    private Int128Vector vector;

    Of128Bits(DataType type) {
      super(type);
    }

    @Override
    void bindFlat(Vector newVector) {
      vector = (Int128Vector) newVector;
    }

    @Override
    BigDecimal make(int position) {
      long low = vector.low()[position];
      if (vector.isNarrow() || vector.high()[position] == low >> 63) {
        return BigDecimal.valueOf(low, type().scale());
      }
      return new BigDecimal(vector.get(position), type().scale());
    }
  }

  /** More than 38 digits. */
  private static final class OfBytes extends DecimalAccessor {

    private BytesVector vector;

    OfBytes(DataType type) {
      super(type);
    }

    @Override
    void bindFlat(Vector newVector) {
      vector = (BytesVector) newVector;
    }

    @Override
    BigDecimal make(int position) {
      int length = vector.lengths()[position];
      BigInteger unscaled =
          length == 0
              ? BigInteger.ZERO
              : new BigInteger(vector.data(), vector.offsets()[position], length);
      return new BigDecimal(unscaled, type().scale());
    }
  }
}
