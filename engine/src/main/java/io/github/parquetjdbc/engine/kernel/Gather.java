package io.github.parquetjdbc.engine.kernel;

import java.util.Arrays;

/** Makes flat arrays: dictionary look-ups, spread constants, widened integers. */
public final class Gather {

  private Gather() {}

  /** {@code out[i] = dictionary[ids[i]]}. */
  public static void values(int[] ids, byte[] dictionary, byte[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = dictionary[ids[i]];
    }
  }

  public static void values(int[] ids, int[] dictionary, int[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = dictionary[ids[i]];
    }
  }

  public static void values(int[] ids, int[] dictionary, long[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = dictionary[ids[i]];
    }
  }

  public static void values(int[] ids, long[] dictionary, long[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = dictionary[ids[i]];
    }
  }

  public static void values(int[] ids, double[] dictionary, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = dictionary[ids[i]];
    }
  }

  /** {@code out[i] = value}. */
  public static void fill(byte value, byte[] out, int length) {
    Arrays.fill(out, 0, length, value);
  }

  public static void fill(int value, int[] out, int length) {
    Arrays.fill(out, 0, length, value);
  }

  public static void fill(long value, long[] out, int length) {
    Arrays.fill(out, 0, length, value);
  }

  public static void fill(double value, double[] out, int length) {
    Arrays.fill(out, 0, length, value);
  }

  public static void widen(int[] values, long[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = values[i];
    }
  }
}
