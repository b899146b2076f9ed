package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.encoding.Slices;

/**
 * Big-endian two's complement integers of any number of bytes, none of them being zero. More bytes
 * than the value needs are fine where they only repeat its sign.
 */
final class BigEndian {

  private BigEndian() {}

  /**
   * Converts the first {@code count} values.
   *
   * @return the first that does not fit, or -1
   */
  static int toLongs(Slices slices, long[] values, int count) {
    byte[] data = slices.data();
    for (int i = 0; i < count; i++) {
      int at = slices.offsets()[i];
      int length = slices.lengths()[i];
      long value = signed(data, at + Math.max(0, length - 8), Math.min(length, 8));
      if (length > 8 && !isSign(data, at, length - 8, value)) {
        return i;
      }
      values[i] = value;
    }
    return -1;
  }

  /**
   * Converts the first {@code count} values.
   *
   * @return the first that does not fit, or -1
   */
  static int toInt128s(Slices slices, long[] high, long[] low, int count) {
    byte[] data = slices.data();
    for (int i = 0; i < count; i++) {
      int at = slices.offsets()[i];
      int length = slices.lengths()[i];
      long lower = signed(data, at + Math.max(0, length - 8), Math.min(length, 8));
      long upper = lower >> 63;
      if (length > 8) {
        upper = signed(data, at + Math.max(0, length - 16), Math.min(length - 8, 8));
      }
      if (length > 16 && !isSign(data, at, length - 16, upper)) {
        return i;
      }
      high[i] = upper;
      low[i] = lower;
    }
    return -1;
  }

  private static long signed(byte[] data, int at, int length) {
    long value = length == 0 ? 0 : data[at] >> 7;
    for (int i = 0; i < length; i++) {
      value = value << 8 | data[at + i] & 0xff;
    }
    return value;
  }

  private static boolean isSign(byte[] data, int at, int length, long value) {
    byte sign = (byte) (value >> 63);
    for (int i = 0; i < length; i++) {
      if (data[at + i] != sign) {
        return false;
      }
    }
    return true;
  }
}
