package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigInteger;
import java.sql.SQLException;

/**
 * The values of a timestamp column, in longs or in 128-bit integers, as seconds since 1970-01-01
 * and nanoseconds of the second.
 */
final class EpochTimes {

  private static final long NANOS_PER_SECOND = 1_000_000_000L;
  private static final BigInteger WIDE_NANOS_PER_SECOND = BigInteger.valueOf(NANOS_PER_SECOND);

  /** Either side of 1970, some 285 million years: what milliseconds in a long can say. */
  private static final long MAX_SECOND = 9_000_000_000_000_000L;

  private final DataType type;
  private final long unitsPerSecond;
  private final long nanosPerUnit;
  private long[] values;
  private Int128Vector wide;

  EpochTimes(DataType type) {
    this.type = type;
    unitsPerSecond = type.unitsPerSecond();
    nanosPerUnit = NANOS_PER_SECOND / unitsPerSecond;
  }

  void bind(Vector vector) {
    if (vector instanceof LongVector longs) {
      values = longs.values();
      wide = null;
      return;
    }
    Int128Vector integers = (Int128Vector) vector;
    wide = integers.isNarrow() ? null : integers;
    values = integers.low();
  }

  /** Rounded towards the past. */
  long second(int position) throws SQLException {
    if (wide == null) {
      return checked(Math.floorDiv(values[position], unitsPerSecond));
    }
    BigInteger value = wide.get(position);
    BigInteger[] parts = value.divideAndRemainder(WIDE_NANOS_PER_SECOND);
    if (parts[0].bitLength() >= Long.SIZE) {
      throw SqlErrors.outOfRange(value, type.toString());
    }
    return checked(parts[0].longValue() - (parts[1].signum() < 0 ? 1 : 0));
  }

  /** Nanoseconds since {@link #second}. */
  int nano(int position) {
    if (wide == null) {
      return (int) (Math.floorMod(values[position], unitsPerSecond) * nanosPerUnit);
    }
    return wide.get(position).mod(WIDE_NANOS_PER_SECOND).intValue();
  }

  private long checked(long second) throws SQLException {
    if (second < -MAX_SECOND || second > MAX_SECOND) {
      throw SqlErrors.outOfRange(second + " seconds since 1970", type.toString());
    }
    return second;
  }
}
