package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import java.io.IOException;

/** A reading position in a slice, for ULEB128 and zigzag numbers. */
final class VarInt {

  private final ByteSlice slice;
  private int at;

  VarInt(ByteSlice slice) {
    this.slice = slice;
    this.at = slice.offset();
  }

  /** Where the next number starts. */
  int position() {
    return at;
  }

  void moveTo(int position) {
    at = position;
  }

  /** An unsigned number of up to 64 bits. */
  long unsigned() throws IOException {
    byte[] data = slice.data();
    long value = 0;
    for (int shift = 0; shift < 70; shift += 7) {
      if (at >= slice.end()) {
        throw slice.malformed(at, "number is cut off");
      }
      byte next = data[at++];
      value |= (long) (next & 0x7f) << shift;
      if (next >= 0) {
        return value;
      }
    }
    throw slice.malformed(at, "number of more than ten bytes");
  }

  /** An unsigned number that counts something: at most {@code max}. */
  int count(String what, int max) throws IOException {
    int start = at;
    long value = unsigned();
    if (value < 0 || value > max) {
      throw slice.malformed(
          start, what + " " + Long.toUnsignedString(value) + " where at most " + max + " can be");
    }
    return (int) value;
  }

  /** A signed number, zigzag: 0, -1, 1, -2, ... */
  long signed() throws IOException {
    long value = unsigned();
    return value >>> 1 ^ -(value & 1);
  }
}
