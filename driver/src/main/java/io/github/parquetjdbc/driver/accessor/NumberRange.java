package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.SqlErrors;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.SQLException;

/** Narrowing of numbers: fractions are cut, what does not fit is an error (22003). */
final class NumberRange {

  private static final double TWO_TO_63 = 0x1p63;

  private static final BigInteger MIN_LONG = BigInteger.valueOf(Long.MIN_VALUE);
  private static final BigInteger MAX_LONG = BigInteger.valueOf(Long.MAX_VALUE);

  /** Longest written-out number that a conversion to a whole number builds. */
  private static final int MAX_WHOLE_DIGITS = 10_000;

  private NumberRange() {}

  static byte toByte(long value) throws SQLException {
    if (value != (byte) value) {
      throw SqlErrors.outOfRange(value, "TINYINT");
    }
    return (byte) value;
  }

  static short toShort(long value) throws SQLException {
    if (value != (short) value) {
      throw SqlErrors.outOfRange(value, "SMALLINT");
    }
    return (short) value;
  }

  static int toInt(long value) throws SQLException {
    if (value != (int) value) {
      throw SqlErrors.outOfRange(value, "INTEGER");
    }
    return (int) value;
  }

  static long toLong(double value) throws SQLException {
    if (!(value >= -TWO_TO_63 && value < TWO_TO_63)) {
      throw SqlErrors.outOfRange(value, "BIGINT");
    }
    return (long) value;
  }

  static long toLong(BigDecimal value) throws SQLException {
    BigInteger whole = toBigInteger(value);
    if (whole.compareTo(MIN_LONG) < 0 || whole.compareTo(MAX_LONG) > 0) {
      throw SqlErrors.outOfRange(value, "BIGINT");
    }
    return whole.longValue();
  }

  /** Refuses exponents that would make a number of absurd length ({@code 1e999999999}). */
  static BigInteger toBigInteger(BigDecimal value) throws SQLException {
    if (value.signum() != 0 && (long) value.precision() - value.scale() > MAX_WHOLE_DIGITS) {
      throw SqlErrors.outOfRange(value, "a whole number");
    }
    if (value.signum() == 0 || (long) value.precision() - value.scale() <= 0) {
      return BigInteger.ZERO;
    }
    return value.toBigInteger();
  }

  static float toFloat(double value) throws SQLException {
    float result = (float) value;
    if (Float.isInfinite(result) && !Double.isInfinite(value)) {
      throw SqlErrors.outOfRange(value, "REAL");
    }
    return result;
  }

  static double toDouble(BigDecimal value) throws SQLException {
    double result = value.doubleValue();
    if (Double.isInfinite(result)) {
      throw SqlErrors.outOfRange(value, "DOUBLE");
    }
    return result;
  }

  static BigDecimal toBigDecimal(double value) throws SQLException {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      throw SqlErrors.outOfRange(value, "DECIMAL");
    }
    return BigDecimal.valueOf(value);
  }
}
