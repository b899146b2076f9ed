package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import java.io.IOException;

/**
 * BYTE_STREAM_SPLIT: the first bytes of all values, then all second bytes, and so on. The values
 * are put together as PLAIN bytes, block by block, and go on from there.
 */
final class StreamSplitDecoder<A> implements ValueDecoder<A> {

  private final int width;
  private final FixedWidthDecoder.Copy<A> copy;
  private ByteSlice page;
  private int stride;
  private int next;

  /** The values of the latest call; with slop, because copies may be of slices. */
  private byte[] plain = new byte[ByteSlice.SLOP];

  StreamSplitDecoder(int width, FixedWidthDecoder.Copy<A> copy) {
    this.width = width;
    this.copy = copy;
  }

  @Override
  public void start(ByteSlice values, int maxCount) throws IOException {
    page = values;
    stride = values.length() / width;
    next = 0;
    if (stride * width != values.length()) {
      throw values.malformed(
          values.offset(), values.length() + " bytes for values of " + width + " bytes");
    }
  }

  @Override
  public void read(A target, int offset, int count) throws IOException {
    int first = next;
    skip(count);
    int bytes = Math.multiplyExact(count, width);
    if (plain.length < bytes + ByteSlice.SLOP) {
      plain = new byte[bytes + ByteSlice.SLOP];
    }
    for (int k = 0; k < width; k++) {
      gather(page.data(), page.offset() + k * stride + first, plain, k, width, count);
    }
    copy.copy(plain, 0, target, offset, count);
  }

  private static void gather(byte[] data, int at, byte[] plain, int start, int width, int count) {
    for (int i = 0; i < count; i++) {
      plain[start + i * width] = data[at + i];
    }
  }

  @Override
  public void skip(int count) throws IOException {
    if (count > stride - next) {
      throw page.malformed(page.offset(), count + " values where " + (stride - next) + " are left");
    }
    next += count;
  }
}
