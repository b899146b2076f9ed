package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import java.io.IOException;

/** PLAIN values of one width: they lie one after another, little-endian. */
final class FixedWidthDecoder<A> implements ValueDecoder<A> {

  /** Copies {@code count} values from {@code data[at]} on. */
  interface Copy<A> {
    void copy(byte[] data, int at, A target, int offset, int count);
  }

  private final int width;
  private final Copy<A> copy;
  private ByteSlice page;
  private int at;

  FixedWidthDecoder(int width, Copy<A> copy) {
    this.width = width;
    this.copy = copy;
  }

  @Override
  public void start(ByteSlice values, int maxCount) {
    page = values;
    at = values.offset();
  }

  @Override
  public void read(A target, int offset, int count) throws IOException {
    int from = at;
    skip(count);
    copy.copy(page.data(), from, target, offset, count);
  }

  @Override
  public void skip(int count) throws IOException {
    long bytes = (long) count * width;
    if (bytes > page.end() - at) {
      throw page.malformed(
          at, count + " values of " + width + " bytes where " + (page.end() - at) + " are left");
    }
    at += (int) bytes;
  }
}
