package io.github.parquetjdbc.engine.kernel;

/** Comparisons into masks: one byte a row, 0 or 1. */
public final class Compare {

  private Compare() {}

  /**
   * Whether {@code low <= values[i] <= high}, flipped where {@code flip} is 1. All six operators
   * against a constant are this loop: an empty range answers for the ends of the domain.
   */
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
}
