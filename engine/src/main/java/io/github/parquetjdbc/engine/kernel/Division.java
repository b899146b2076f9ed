package io.github.parquetjdbc.engine.kernel;

/**
 * Integer division over all rows. A zero divisor is taken as 1, so that null rows do no harm; the
 * number returned is negative if there was one, or if a quotient overflowed.
 */
public final class Division {

  private Division() {}

  public static int divide(int[] left, int[] right, int[] out, int length) {
    int suspect = 0;
    for (int i = 0; i < length; i++) {
      int b = right[i];
      int zero = b == 0 ? 1 : 0;
      int quotient = left[i] / (b + zero);
      out[i] = quotient;
      suspect |= -zero | left[i] & b & quotient;
    }
    return suspect;
  }

  public static long divide(long[] left, long[] right, long[] out, int length) {
    long suspect = 0;
    for (int i = 0; i < length; i++) {
      long b = right[i];
      long zero = b == 0 ? 1 : 0;
      long quotient = left[i] / (b + zero);
      out[i] = quotient;
      suspect |= -zero | left[i] & b & quotient;
    }
    return suspect;
  }

  public static int remainder(int[] left, int[] right, int[] out, int length) {
    int suspect = 0;
    for (int i = 0; i < length; i++) {
      int zero = right[i] == 0 ? 1 : 0;
      out[i] = left[i] % (right[i] + zero);
      suspect |= -zero;
    }
    return suspect;
  }

  public static long remainder(long[] left, long[] right, long[] out, int length) {
    long suspect = 0;
    for (int i = 0; i < length; i++) {
      long zero = right[i] == 0 ? 1 : 0;
      out[i] = left[i] % (right[i] + zero);
      suspect |= -zero;
    }
    return suspect;
  }

  /** Quotients rounded half away from zero; magnitudes below 2^62. */
  public static long divideHalfUp(long[] left, long[] right, long[] out, int length) {
    long suspect = 0;
    for (int i = 0; i < length; i++) {
      long zero = right[i] == 0 ? 1 : 0;
      long b = right[i] + zero;
      out[i] = halfUp(left[i], b);
      suspect |= -zero;
    }
    return suspect;
  }

  /** Division by one number, not zero, rounded half away from zero. */
  public static void divideHalfUp(long[] values, long divisor, long[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = halfUp(values[i], divisor);
    }
  }

  /** {@code a / b}, rounded half away from zero. */
  public static long halfUp(long a, long b) {
    long quotient = a / b;
    long rest = Math.abs(a - quotient * b);
    long up = rest >= Math.abs(b) - rest ? 1 : 0;
    return quotient + (up ^ (a ^ b) >> 63) - ((a ^ b) >> 63);
  }
}
