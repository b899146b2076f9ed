package io.github.parquetjdbc.engine.kernel;

/**
 * Plain arithmetic over all rows. The integer kernels return a number that is negative if any row
 * overflowed (null and unselected ones included): who sees that looks for the row.
 */
public final class Arithmetic {

  private Arithmetic() {}

  public static int add(int[] left, int[] right, int[] out, int length) {
    int overflow = 0;
    for (int i = 0; i < length; i++) {
      int a = left[i];
      int b = right[i];
      int sum = a + b;
      out[i] = sum;
      overflow |= (a ^ sum) & (b ^ sum);
    }
    return overflow;
  }

  public static long add(long[] left, long[] right, long[] out, int length) {
    long overflow = 0;
    for (int i = 0; i < length; i++) {
      long a = left[i];
      long b = right[i];
      long sum = a + b;
      out[i] = sum;
      overflow |= (a ^ sum) & (b ^ sum);
    }
    return overflow;
  }

  public static int subtract(int[] left, int[] right, int[] out, int length) {
    int overflow = 0;
    for (int i = 0; i < length; i++) {
      int a = left[i];
      int b = right[i];
      int difference = a - b;
      out[i] = difference;
      overflow |= (a ^ b) & (a ^ difference);
    }
    return overflow;
  }

  public static long subtract(long[] left, long[] right, long[] out, int length) {
    long overflow = 0;
    for (int i = 0; i < length; i++) {
      long a = left[i];
      long b = right[i];
      long difference = a - b;
      out[i] = difference;
      overflow |= (a ^ b) & (a ^ difference);
    }
    return overflow;
  }

  public static long multiply(int[] left, int[] right, int[] out, int length) {
    long overflow = 0;
    for (int i = 0; i < length; i++) {
      long product = (long) left[i] * right[i];
      out[i] = (int) product;
      overflow |= product ^ (int) product;
    }
    return overflow == 0 ? 0 : -1;
  }

  public static long multiply(long[] left, long[] right, long[] out, int length) {
    long overflow = 0;
    for (int i = 0; i < length; i++) {
      long product = left[i] * right[i];
      out[i] = product;
      overflow |= Math.multiplyHigh(left[i], right[i]) ^ product >> 63;
    }
    return overflow == 0 ? 0 : -1;
  }

  /** Products known to fit. */
  public static void multiplyFitting(long[] left, long[] right, long[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = left[i] * right[i];
    }
  }

  /** Exact products as 128-bit values; returns 0 if all fit 64 bits, so that the halves are one. */
  public static long multiplyWide(long[] left, long[] right, long[] high, long[] low, int length) {
    long wide = 0;
    for (int i = 0; i < length; i++) {
      long product = left[i] * right[i];
      long upper = Math.multiplyHigh(left[i], right[i]);
      low[i] = product;
      high[i] = upper;
      wide |= upper ^ product >> 63;
    }
    return wide;
  }

  /** 128-bit sums; negative if any overflowed. */
  public static long addWide(
      long[] leftHigh,
      long[] leftLow,
      long[] rightHigh,
      long[] rightLow,
      long[] high,
      long[] low,
      int length) {
    long overflow = 0;
    for (int i = 0; i < length; i++) {
      long sum = leftLow[i] + rightLow[i];
      long carry = (leftLow[i] & rightLow[i] | (leftLow[i] | rightLow[i]) & ~sum) >>> 63;
      long upper = leftHigh[i] + rightHigh[i] + carry;
      overflow |= (leftHigh[i] ^ upper) & (rightHigh[i] ^ upper);
      low[i] = sum;
      high[i] = upper;
    }
    return overflow;
  }

  /** 128-bit differences; negative if any overflowed. */
  public static long subtractWide(
      long[] leftHigh,
      long[] leftLow,
      long[] rightHigh,
      long[] rightLow,
      long[] high,
      long[] low,
      int length) {
    long overflow = 0;
    for (int i = 0; i < length; i++) {
      long difference = leftLow[i] - rightLow[i];
      long borrow = (~leftLow[i] & rightLow[i] | (~leftLow[i] | rightLow[i]) & difference) >>> 63;
      long upper = leftHigh[i] - rightHigh[i] - borrow;
      overflow |= (leftHigh[i] ^ rightHigh[i]) & (leftHigh[i] ^ upper);
      low[i] = difference;
      high[i] = upper;
    }
    return overflow;
  }

  public static void add(double[] left, double[] right, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = left[i] + right[i];
    }
  }

  public static void subtract(double[] left, double[] right, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = left[i] - right[i];
    }
  }

  public static void multiply(double[] left, double[] right, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = left[i] * right[i];
    }
  }

  public static void divide(double[] left, double[] right, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = left[i] / right[i];
    }
  }

  /** The remainder with the sign of the dividend. */
  public static void remainder(double[] left, double[] right, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = left[i] % right[i];
    }
  }

  /** Rounds to the nearest {@code float}. */
  public static void toFloat(double[] values, int length) {
    for (int i = 0; i < length; i++) {
      values[i] = (float) values[i];
    }
  }

  /** Whether every value is finite. */
  public static boolean allFinite(double[] values, int length) {
    int other = 0;
    for (int i = 0; i < length; i++) {
      other |= Math.abs(values[i]) <= Double.MAX_VALUE ? 0 : 1;
    }
    return other == 0;
  }

  /**
   * The bits that magnitudes need: every value is at least {@code -2^n} and below {@code 2^n} for
   * the {@code n} returned.
   */
  public static int magnitudeBits(long[] values, int length) {
    long all = 0;
    for (int i = 0; i < length; i++) {
      all |= values[i] ^ values[i] >> 63;
    }
    return Long.SIZE - Long.numberOfLeadingZeros(all);
  }

  /** Multiplies by a constant; products known to fit. */
  public static void scale(long[] values, long factor, long[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = values[i] * factor;
    }
  }
}
