package io.github.parquetjdbc.vector;

import java.math.BigInteger;

/**
 * DECIMAL of 19 to 38 digits (unscaled) and TIMESTAMP in nanoseconds, as 128-bit integers.
 *
 * <p>A <em>narrow</em> vector holds only values that fit 64 bits and keeps no upper halves: wide
 * types with everyday values then cost what longs cost.
 */
public final class Int128Vector extends Vector {

  private static final BigInteger LOW_MASK =
      BigInteger.ONE.shiftLeft(Long.SIZE).subtract(BigInteger.ONE);

  private final long[] high;
  private final long[] low;

  /**
   * @param high the signed upper halves, at least {@code length}, not copied
   * @param low the unsigned lower halves
   */
  public Int128Vector(DataType type, long[] high, long[] low, int length, Validity validity) {
    super(type, length, validity);
    this.high = high;
    this.low = low;
  }

  /** Values that all fit 64 bits, without upper halves. */
  public static Int128Vector narrow(DataType type, long[] values, int length, Validity validity) {
    return new Int128Vector(type, null, values, length, validity);
  }

  /** Whether every value is the sign extension of its lower half. */
  public boolean isNarrow() {
    return high == null;
  }

  /** The upper halves; of a narrow vector, made anew at each call. */
  public long[] high() {
    if (high != null) {
      return high;
    }
    long[] extended = new long[length()];
    for (int i = 0; i < extended.length; i++) {
      extended[i] = low[i] >> 63;
    }
    return extended;
  }

  /** The lower halves; of a narrow vector, the values. */
  public long[] low() {
    return low;
  }

  /** Row {@code row} as an object; for the edges, not for loops. */
  public BigInteger get(int row) {
    return high == null ? BigInteger.valueOf(low[row]) : toBigInteger(high[row], low[row]);
  }

  public static BigInteger toBigInteger(long high, long low) {
    if (high == low >> 63) {
      return BigInteger.valueOf(low);
    }
    return BigInteger.valueOf(high).shiftLeft(Long.SIZE).or(BigInteger.valueOf(low).and(LOW_MASK));
  }

  @Override
  public Int128Vector withType(DataType newType) {
    return new Int128Vector(newType, high, low, length(), validity());
  }
}
