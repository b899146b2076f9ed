package io.github.parquetjdbc.engine.aggregate;

import java.util.Arrays;

/** Arrays with an element (or a few) a group, grown by half at a time. */
final class Growth {

  private Growth() {}

  static long[] grown(long[] array, int needed) {
    return needed <= array.length ? array : Arrays.copyOf(array, capacity(array.length, needed));
  }

  /** New elements are {@code initial}. */
  static long[] grown(long[] array, int needed, long initial) {
    if (needed <= array.length) {
      return array;
    }
    long[] result = Arrays.copyOf(array, capacity(array.length, needed));
    Arrays.fill(result, array.length, result.length, initial);
    return result;
  }

  static double[] grown(double[] array, int needed) {
    return needed <= array.length ? array : Arrays.copyOf(array, capacity(array.length, needed));
  }

  static <T> T[] grown(T[] array, int needed) {
    return needed <= array.length ? array : Arrays.copyOf(array, capacity(array.length, needed));
  }

  private static int capacity(int length, int needed) {
    return Math.max(needed, length + (length >> 1) + 16);
  }
}
