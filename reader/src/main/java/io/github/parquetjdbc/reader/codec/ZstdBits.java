package io.github.parquetjdbc.reader.codec;

import io.github.parquetjdbc.vector.LittleEndian;
import java.io.IOException;

/**
 * A Zstandard bit stream, which is read from its last bit to its first; the highest bit set in its
 * last byte only marks where it starts. Bits before the first read as zeros: {@link #left} tells.
 */
final class ZstdBits {

  private byte[] data;
  private int start;
  private int left;

  /** Stands at the last bit of the slice, whose array goes on for 8 bytes at least. */
  void start(ByteSlice slice) throws IOException {
    if (slice.length() == 0 || slice.data()[slice.end() - 1] == 0) {
      throw slice.malformed(slice.offset(), "Zstandard bit stream without a start");
    }
    data = slice.data();
    start = slice.offset();
    int last = data[slice.end() - 1] & 0xff;
    left = 8 * (slice.length() - 1) + 31 - Integer.numberOfLeadingZeros(last);
  }

  /** Bits not read yet; negative after more bits have been read than there are. */
  int left() {
    return left;
  }

  /** The next bits, which are not passed over. At most 31. */
  int peek(int count) {
    int from = left - count;
    if (from >= 0) {
      long word = LittleEndian.getLong(data, start + (from >>> 3)) >>> (from & 7);
      return (int) (word & (1L << count) - 1);
    }
    if (left <= 0) {
      return 0;
    }
    return (int) ((LittleEndian.getLong(data, start) & (1L << left) - 1) << -from);
  }

  void skip(int count) {
    left -= count;
  }

  int read(int count) {
    int value = peek(count);
    left -= count;
    return value;
  }
}
