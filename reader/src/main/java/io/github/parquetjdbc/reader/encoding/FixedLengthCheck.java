package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import java.io.IOException;

/** Byte strings from a decoder of any length, of which each must have one length. */
final class FixedLengthCheck implements ValueDecoder<Slices> {

  private final int width;
  private final ValueDecoder<Slices> values;
  private ByteSlice page;

  FixedLengthCheck(int width, ValueDecoder<Slices> values) {
    this.width = width;
    this.values = values;
  }

  @Override
  public void start(ByteSlice page, int maxCount) throws IOException {
    this.page = page;
    values.start(page, maxCount);
  }

  @Override
  public void read(Slices target, int offset, int count) throws IOException {
    values.read(target, offset, count);
    for (int i = offset; i < offset + count; i++) {
      if (target.lengths[i] != width) {
        throw page.malformed(
            page.offset(), "value of " + target.lengths[i] + " bytes where each has " + width);
      }
    }
  }

  @Override
  public void skip(int count) throws IOException {
    values.skip(count);
  }
}
