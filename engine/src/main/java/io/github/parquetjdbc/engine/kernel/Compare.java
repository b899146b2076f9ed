package io.github.parquetjdbc.engine.kernel;

/**
 * Comparisons into masks: one byte a row, 0 or 1.
 *
 * <p>Against a constant, all six operators and BETWEEN are one inclusive range, flipped for the
 * negation; an empty range answers at the ends of the domain. Between columns, {@code less} and
 * {@code equal} with arguments swapped and the answer flipped make the six. Doubles compare as in
 * PostgreSQL: NaN equals itself and is above everything; -0 equals 0.
 */
public final class Compare {

  private Compare() {}

  /** Whether {@code low <= values[i] <= high}, exclusive-or {@code flip} (0 or 1). */
  public static void range(int[] values, int low, int high, int flip, byte[] mask, int length) {
    for (int i = 0; i < length; i++) {
      int v = values[i];
      mask[i] = (byte) ((v >= low & v <= high ? 1 : 0) ^ flip);
    }
  }

  public static void range(long[] values, long low, long high, int flip, byte[] mask, int length) {
    for (int i = 0; i < length; i++) {
      long v = values[i];
      mask[i] = (byte) ((v >= low & v <= high ? 1 : 0) ^ flip);
    }
  }

  /** NaN is in no range, so that a flipped range has it. */
  public static void range(
      double[] values, double low, double high, int flip, byte[] mask, int length) {
    for (int i = 0; i < length; i++) {
      double v = values[i];
      mask[i] = (byte) ((v >= low & v <= high ? 1 : 0) ^ flip);
    }
  }

  /** Whether {@code left[i] < right[i]}, exclusive-or {@code flip}. */
  public static void less(byte[] left, byte[] right, int flip, byte[] mask, int length) {
    for (int i = 0; i < length; i++) {
      mask[i] = (byte) ((left[i] < right[i] ? 1 : 0) ^ flip);
    }
  }

  public static void less(int[] left, int[] right, int flip, byte[] mask, int length) {
    for (int i = 0; i < length; i++) {
      mask[i] = (byte) ((left[i] < right[i] ? 1 : 0) ^ flip);
    }
  }

  public static void less(long[] left, long[] right, int flip, byte[] mask, int length) {
    for (int i = 0; i < length; i++) {
      mask[i] = (byte) ((left[i] < right[i] ? 1 : 0) ^ flip);
    }
  }

  public static void less(double[] left, double[] right, int flip, byte[] mask, int length) {
    for (int i = 0; i < length; i++) {
      double a = left[i];
      double b = right[i];
      mask[i] = (byte) ((a < b | (b != b & a == a) ? 1 : 0) ^ flip);
    }
  }

  /** 128-bit values as signed high and unsigned low halves. */
  public static void less(
      long[] leftHigh,
      long[] leftLow,
      long[] rightHigh,
      long[] rightLow,
      int flip,
      byte[] mask,
      int length) {
    for (int i = 0; i < length; i++) {
      boolean below =
          leftHigh[i] < rightHigh[i]
              | (leftHigh[i] == rightHigh[i]
                  & leftLow[i] + Long.MIN_VALUE < rightLow[i] + Long.MIN_VALUE);
      mask[i] = (byte) ((below ? 1 : 0) ^ flip);
    }
  }

  /** Whether {@code left[i] == right[i]}, exclusive-or {@code flip}. */
  public static void equal(byte[] left, byte[] right, int flip, byte[] mask, int length) {
    for (int i = 0; i < length; i++) {
      mask[i] = (byte) ((left[i] == right[i] ? 1 : 0) ^ flip);
    }
  }

  public static void equal(int[] left, int[] right, int flip, byte[] mask, int length) {
    for (int i = 0; i < length; i++) {
      mask[i] = (byte) ((left[i] == right[i] ? 1 : 0) ^ flip);
    }
  }

  public static void equal(long[] left, long[] right, int flip, byte[] mask, int length) {
    for (int i = 0; i < length; i++) {
      mask[i] = (byte) ((left[i] == right[i] ? 1 : 0) ^ flip);
    }
  }

  public static void equal(double[] left, double[] right, int flip, byte[] mask, int length) {
    for (int i = 0; i < length; i++) {
      double a = left[i];
      double b = right[i];
      mask[i] = (byte) ((a == b | (a != a & b != b) ? 1 : 0) ^ flip);
    }
  }

  public static void equal(
      long[] leftHigh,
      long[] leftLow,
      long[] rightHigh,
      long[] rightLow,
      int flip,
      byte[] mask,
      int length) {
    for (int i = 0; i < length; i++) {
      boolean same = leftHigh[i] == rightHigh[i] & leftLow[i] == rightLow[i];
      mask[i] = (byte) ((same ? 1 : 0) ^ flip);
    }
  }
}
