package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import java.io.IOException;

/** PLAIN booleans: eight a byte, the least significant bit first. */
final class PlainBooleanDecoder implements ValueDecoder<byte[]> {

  private ByteSlice page;
  private long next;

  @Override
  public void start(ByteSlice values, int maxCount) {
    page = values;
    next = 0;
  }

  @Override
  public void read(byte[] target, int offset, int count) throws IOException {
    long first = next;
    skip(count);
    byte[] data = page.data();
    int start = page.offset();
    for (int i = 0; i < count; i++) {
      long bit = first + i;
      target[offset + i] = (byte) (data[start + (int) (bit >>> 3)] >>> (bit & 7) & 1);
    }
  }

  @Override
  public void skip(int count) throws IOException {
    if (next + count > 8L * page.length()) {
      throw page.malformed(
          page.end(), count + " booleans where " + (8L * page.length() - next) + " are left");
    }
    next += count;
  }
}
