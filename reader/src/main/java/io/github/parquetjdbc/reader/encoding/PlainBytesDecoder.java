package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.vector.LittleEndian;
import java.io.IOException;

/** PLAIN byte strings: each a 4-byte little-endian length and the bytes, left where they are. */
final class PlainBytesDecoder implements ValueDecoder<Slices> {

  private ByteSlice page;
  private int at;

  @Override
  public void start(ByteSlice values, int maxCount) {
    page = values;
    at = values.offset();
  }

  @Override
  public void read(Slices target, int offset, int count) throws IOException {
    target.data = page.data();
    at = split(page, at, target.offsets, target.lengths, offset, count);
  }

  /** A chain of loads, each waiting for the one before; a length in the slop is caught too. */
  private static int split(
      ByteSlice page, int start, int[] offsets, int[] lengths, int offset, int count)
      throws IOException {
    byte[] data = page.data();
    int end = page.end();
    int at = start;
    for (int i = offset; i < offset + count; i++) {
      int length = LittleEndian.getInt(data, at);
      at += 4;
      if (length < 0 || length > end - at) {
        throw page.malformed(
            at - 4, "byte string of " + length + " bytes where " + (end - at) + " are left");
      }
      offsets[i] = at;
      lengths[i] = length;
      at += length;
    }
    return at;
  }

  @Override
  public void skip(int count) throws IOException {
    byte[] data = page.data();
    int end = page.end();
    for (int i = 0; i < count; i++) {
      int length = LittleEndian.getInt(data, at);
      at += 4;
      if (length < 0 || length > end - at) {
        throw page.malformed(
            at - 4, "byte string of " + length + " bytes where " + (end - at) + " are left");
      }
      at += length;
    }
  }
}
