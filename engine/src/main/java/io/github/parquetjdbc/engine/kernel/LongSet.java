package io.github.parquetjdbc.engine.kernel;

/** A fixed set of longs, for IN: open addressing, at most half full. */
public final class LongSet {

  private final long[] table;
  private final int shift;

  /** A value that is not in the set, marking free slots. */
  private final long free;

  public LongSet(long[] values) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(Math.max(1, values.length) * 2L);
    table = new long[1 << bits];
    shift = Long.SIZE - bits;
    free = absent(values);
    java.util.Arrays.fill(table, free);
    for (long value : values) {
      int slot = slot(value);
      while (table[slot] != free && table[slot] != value) {
        slot = slot + 1 & table.length - 1;
      }
      table[slot] = value;
    }
  }

  private static long absent(long[] values) {
    long[] sorted = values.clone();
    java.util.Arrays.sort(sorted);
    long candidate = 0;
    while (java.util.Arrays.binarySearch(sorted, candidate) >= 0) {
      candidate++;
    }
    return candidate;
  }

  private int slot(long value) {
    return (int) (value * 0x9E3779B97F4A7C15L >>> shift);
  }

  public boolean contains(long value) {
    if (value == free) {
      return false;
    }
    int slot = slot(value);
    while (table[slot] != value) {
      if (table[slot] == free) {
        return false;
      }
      slot = slot + 1 & table.length - 1;
    }
    return true;
  }

  public void contains(int[] values, byte[] mask, int length) {
    for (int i = 0; i < length; i++) {
      mask[i] = contains(values[i]) ? (byte) 1 : 0;
    }
  }

  public void contains(long[] values, byte[] mask, int length) {
    for (int i = 0; i < length; i++) {
      mask[i] = contains(values[i]) ? (byte) 1 : 0;
    }
  }

  /** For a set of {@link #bits}. */
  public void contains(double[] values, byte[] mask, int length) {
    for (int i = 0; i < length; i++) {
      mask[i] = contains(bits(values[i])) ? (byte) 1 : 0;
    }
  }

  /** The same long for equal doubles: one NaN, one zero. */
  public static long bits(double value) {
    return Double.doubleToLongBits(value + 0.0);
  }
}
