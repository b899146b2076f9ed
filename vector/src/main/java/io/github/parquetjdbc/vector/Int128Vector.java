package io.github.parquetjdbc.vector;

import java.math.BigInteger;

/** DECIMAL of 19 to 38 digits (unscaled) and TIMESTAMP in nanoseconds, as 128-bit integers. */
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

  public long[] high() {
    return high;
  }

  public long[] low() {
    return low;
  }

  /** Row {@code row} as an object; for the edges, not for loops. */
  public BigInteger get(int row) {
    return toBigInteger(high[row], low[row]);
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
