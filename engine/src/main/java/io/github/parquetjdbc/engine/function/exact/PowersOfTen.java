package io.github.parquetjdbc.engine.function.exact;

import java.math.BigInteger;

/** 10, to whole powers. */
public final class PowersOfTen {

  /** The greatest power of ten in a long. */
  public static final int MAX_LONG_EXPONENT = 18;

  private PowersOfTen() {}

  /**
   * @param exponent from 0 to {@link #MAX_LONG_EXPONENT}
   */
  public static long asLong(int exponent) {
    long power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= 10;
    }
    return power;
  }

  public static BigInteger asBigInteger(int exponent) {
    return BigInteger.TEN.pow(exponent);
  }

  /** {@code value / divisor}, rounded half away from zero. */
  public static BigInteger divideHalfUp(BigInteger value, BigInteger divisor) {
    BigInteger[] parts = value.divideAndRemainder(divisor);
    if (parts[1].abs().shiftLeft(1).compareTo(divisor.abs()) < 0) {
      return parts[0];
    }
    return parts[0].add(BigInteger.valueOf(value.signum() * divisor.signum()));
  }

  /**
   * {@code value} times 10 to the {@code exponent}, which may be negative: rounded half up then.
   */
  public static BigInteger scale(BigInteger value, int exponent) {
    return exponent >= 0
        ? value.multiply(asBigInteger(exponent))
        : divideHalfUp(value, asBigInteger(-exponent));
  }
}
