package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.vector.LittleEndian;
import java.util.Arrays;

/**
 * Fixed-width integers packed bit after bit, least significant first, as the Parquet encodings pack
 * them: value {@code i} of width {@code w} is the {@code w} bits from bit {@code i * w} on.
 *
 * <p>Eight values of one width fill {@code w} bytes, so groups of eight start at bytes and need the
 * same shifts. A group comes from as few 8-byte loads as hold it: one up to 8 bits, two up to 15,
 * four up to 28, else one a value. All loads may touch up to 8 bytes past the last packed byte.
 */
final class BitUnpacker {

  static final int MAX_WIDTH = 64;

  private BitUnpacker() {}

  /**
   * Unpacks {@code count} values from number {@code first} on.
   *
   * @param at where value 0 starts in {@code data}
   * @param width 0 to 32
   */
  static void unpack(
      byte[] data, int at, int first, int width, int[] target, int offset, int count) {
    if (width == 0) {
      Arrays.fill(target, offset, offset + count, 0);
      return;
    }
    int lead = Math.min(-first & 7, count);
    window(data, at, first, width, target, offset, lead);
    int groups = count - lead >>> 3;
    int groupAt = (int) (at + ((long) (first + lead) * width >>> 3));
    int to = offset + lead;
    if (width <= 8) {
      oneLoad(data, groupAt, width, target, to, groups);
    } else if (width <= 15) {
      twoLoads(data, groupAt, width, target, to, groups);
    } else if (width <= 28) {
      fourLoads(data, groupAt, width, target, to, groups);
    } else {
      window(data, groupAt, 0, width, target, to, groups << 3);
    }
    int done = lead + (groups << 3);
    window(data, at, first + done, width, target, offset + done, count - done);
  }

  private static void window(
      byte[] data, int at, int first, int width, int[] target, int offset, int count) {
    long mask = (1L << width) - 1;
    long bit = (long) first * width;
    for (int i = 0; i < count; i++) {
      long word = LittleEndian.getLong(data, at + (int) (bit >>> 3));
      target[offset + i] = (int) (word >>> (bit & 7) & mask);
      bit += width;
    }
  }

  private static void oneLoad(
      byte[] data, int at, int width, int[] target, int offset, int groups) {
    int mask = (1 << width) - 1;
    int end = offset + (groups << 3);
    for (int o = offset; o < end; o += 8, at += width) {
      long word = LittleEndian.getLong(data, at);
      target[o] = (int) word & mask;
      target[o + 1] = (int) (word >>> width) & mask;
      target[o + 2] = (int) (word >>> 2 * width) & mask;
      target[o + 3] = (int) (word >>> 3 * width) & mask;
      target[o + 4] = (int) (word >>> 4 * width) & mask;
      target[o + 5] = (int) (word >>> 5 * width) & mask;
      target[o + 6] = (int) (word >>> 6 * width) & mask;
      target[o + 7] = (int) (word >>> 7 * width) & mask;
    }
  }

  private static void twoLoads(
      byte[] data, int at, int width, int[] target, int offset, int groups) {
    int mask = (1 << width) - 1;
    int half = width >>> 1;
    int shift = 4 * (width & 1);
    int end = offset + (groups << 3);
    for (int o = offset; o < end; o += 8, at += width) {
      long low = LittleEndian.getLong(data, at);
      long high = LittleEndian.getLong(data, at + half) >>> shift;
      target[o] = (int) low & mask;
      target[o + 1] = (int) (low >>> width) & mask;
      target[o + 2] = (int) (low >>> 2 * width) & mask;
      target[o + 3] = (int) (low >>> 3 * width) & mask;
      target[o + 4] = (int) high & mask;
      target[o + 5] = (int) (high >>> width) & mask;
      target[o + 6] = (int) (high >>> 2 * width) & mask;
      target[o + 7] = (int) (high >>> 3 * width) & mask;
    }
  }

  private static void fourLoads(
      byte[] data, int at, int width, int[] target, int offset, int groups) {
    int mask = (1 << width) - 1;
    int at1 = 2 * width >>> 3;
    int at2 = 4 * width >>> 3;
    int at3 = 6 * width >>> 3;
    int shift1 = 2 * width & 7;
    int shift2 = 4 * width & 7;
    int shift3 = 6 * width & 7;
    int end = offset + (groups << 3);
    for (int o = offset; o < end; o += 8, at += width) {
      long word = LittleEndian.getLong(data, at);
      target[o] = (int) word & mask;
      target[o + 1] = (int) (word >>> width) & mask;
      word = LittleEndian.getLong(data, at + at1) >>> shift1;
      target[o + 2] = (int) word & mask;
      target[o + 3] = (int) (word >>> width) & mask;
      word = LittleEndian.getLong(data, at + at2) >>> shift2;
      target[o + 4] = (int) word & mask;
      target[o + 5] = (int) (word >>> width) & mask;
      word = LittleEndian.getLong(data, at + at3) >>> shift3;
      target[o + 6] = (int) word & mask;
      target[o + 7] = (int) (word >>> width) & mask;
    }
  }

  /**
   * Unpacks {@code count} values from number {@code first} on, one or two loads a value.
   *
   * @param at where value 0 starts in {@code data}
   * @param width 0 to 64
   */
  static void unpack(
      byte[] data, int at, int first, int width, long[] target, int offset, int count) {
    if (width == 0) {
      Arrays.fill(target, offset, offset + count, 0);
      return;
    }
    long mask = -1L >>> MAX_WIDTH - width;
    long bit = (long) first * width;
    if (width <= 57) {
      for (int i = 0; i < count; i++) {
        long word = LittleEndian.getLong(data, at + (int) (bit >>> 3));
        target[offset + i] = word >>> (bit & 7) & mask;
        bit += width;
      }
      return;
    }
    for (int i = 0; i < count; i++) {
      int index = at + (int) (bit >>> 3);
      int shift = (int) bit & 7;
      long low = LittleEndian.getLong(data, index) >>> shift;
      // Two shifts, because a shift by 64 would be none.
      long high = (data[index + 8] & 0xffL) << 63 - shift << 1;
      target[offset + i] = (low | high) & mask;
      bit += width;
    }
  }
}
