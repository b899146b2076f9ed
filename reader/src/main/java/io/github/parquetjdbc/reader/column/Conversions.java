package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.encoding.Slices;
import io.github.parquetjdbc.vector.LittleEndian;

/** Stored values to the form of their SQL type, one loop each. */
final class Conversions {

  private static final long NANOS_PER_DAY = 86_400_000_000_000L;
  private static final int JULIAN_DAY_OF_EPOCH = 2_440_588;

  private Conversions() {}

  static void mask(int[] values, int count, int mask) {
    for (int i = 0; i < count; i++) {
      values[i] &= mask;
    }
  }

  static void widen(int[] from, long[] to, int count, long mask) {
    for (int i = 0; i < count; i++) {
      to[i] = from[i] & mask;
    }
  }

  static boolean anyNegative(long[] values, int count) {
    long signs = 0;
    for (int i = 0; i < count; i++) {
      signs |= values[i];
    }
    return signs < 0;
  }

  /** Whether every value is the sign extension of its lower half. */
  static boolean allNarrow(long[] high, long[] low, int count) {
    long differences = 0;
    for (int i = 0; i < count; i++) {
      differences |= high[i] ^ low[i] >> 63;
    }
    return differences == 0;
  }

  /** Eight bytes of nanoseconds and four of Julian days to nanoseconds since 1970. */
  static void int96ToNanos(Slices slices, long[] high, long[] low, int count) {
    byte[] data = slices.data();
    int[] offsets = slices.offsets();
    for (int i = 0; i < count; i++) {
      long nanos = LittleEndian.getLong(data, offsets[i]);
      long days = (long) LittleEndian.getInt(data, offsets[i] + 8) - JULIAN_DAY_OF_EPOCH;
      long lower = days * NANOS_PER_DAY;
      long sum = lower + nanos;
      long carry = Long.compareUnsigned(sum, lower) < 0 ? 1 : 0;
      high[i] = Math.multiplyHigh(days, NANOS_PER_DAY) + (nanos >> 63) + carry;
      low[i] = sum;
    }
  }

  /** IEEE 754 binary16. */
  static void halvesToDoubles(Slices slices, double[] values, int count) {
    byte[] data = slices.data();
    int[] offsets = slices.offsets();
    for (int i = 0; i < count; i++) {
      values[i] = half(LittleEndian.getShort(data, offsets[i]));
    }
  }

  private static double half(short bits) {
    int exponent = bits >>> 10 & 0x1f;
    int fraction = bits & 0x3ff;
    double size;
    if (exponent == 0x1f) {
      size = fraction == 0 ? Double.POSITIVE_INFINITY : Double.NaN;
    } else if (exponent == 0) {
      size = Math.scalb((double) fraction, -24);
    } else {
      size = Math.scalb((double) (fraction | 0x400), exponent - 25);
    }
    return bits < 0 ? -size : size;
  }
}
