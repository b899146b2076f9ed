package io.github.parquetjdbc.engine.kernel;

/** Copies listed rows from one array to the same rows of another. */
public final class Scatter {

  private Scatter() {}

  public static void rows(byte[] from, byte[] to, int[] rows, int count) {
    for (int i = 0; i < count; i++) {
      to[rows[i]] = from[rows[i]];
    }
  }

  public static void rows(int[] from, int[] to, int[] rows, int count) {
    for (int i = 0; i < count; i++) {
      to[rows[i]] = from[rows[i]];
    }
  }

  public static void rows(long[] from, long[] to, int[] rows, int count) {
    for (int i = 0; i < count; i++) {
      to[rows[i]] = from[rows[i]];
    }
  }

  public static void rows(double[] from, double[] to, int[] rows, int count) {
    for (int i = 0; i < count; i++) {
      to[rows[i]] = from[rows[i]];
    }
  }
}
