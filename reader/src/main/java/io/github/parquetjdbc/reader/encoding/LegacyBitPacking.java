package io.github.parquetjdbc.reader.encoding;

/**
 * The deprecated BIT_PACKED encoding of levels: value after value from the most significant bit of
 * each byte on, without runs or a length.
 */
public final class LegacyBitPacking {

  private LegacyBitPacking() {}

  /** How many bytes {@code count} values take. */
  public static long byteCount(int count, int width) {
    return ((long) count * width + 7) >>> 3;
  }

  /**
   * Unpacks values.
   *
   * @param at where value 0 starts
   * @param first number of the first value wanted
   * @param width 1 to 16
   */
  public static void unpack(
      byte[] data, int at, int first, int width, int[] target, int offset, int count) {
    int mask = (1 << width) - 1;
    long bit = (long) first * width;
    for (int i = 0; i < count; i++) {
      int index = at + (int) (bit >>> 3);
      int window =
          (data[index] & 0xff) << 16 | (data[index + 1] & 0xff) << 8 | data[index + 2] & 0xff;
      target[offset + i] = window >>> 24 - width - (int) (bit & 7) & mask;
      bit += width;
    }
  }
}
