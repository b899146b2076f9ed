package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.vector.LittleEndian;
import java.io.IOException;

/** RLE booleans: a 4-byte little-endian length, then hybrid runs of width 1. */
final class RleBooleanDecoder implements ValueDecoder<byte[]> {

  private final HybridDecoder runs = new HybridDecoder();
  private final int[] block = new int[HybridDecoder.BLOCK];

  @Override
  public void start(ByteSlice values, int maxCount) throws IOException {
    if (values.length() < 4) {
      throw values.malformed(values.offset(), "length of runs is cut off");
    }
    int length = LittleEndian.getInt(values.data(), values.offset());
    int from = values.offset() + 4;
    if (length < 0 || length > values.end() - from) {
      throw values.malformed(values.offset(), "runs of " + length + " bytes go past the page");
    }
    runs.start(values.part(from, from + length), 1, maxCount);
  }

  @Override
  public void read(byte[] target, int offset, int count) throws IOException {
    for (int done = 0; done < count; done += HybridDecoder.BLOCK) {
      int n = Math.min(HybridDecoder.BLOCK, count - done);
      runs.read(block, 0, n);
      for (int i = 0; i < n; i++) {
        target[offset + done + i] = (byte) block[i];
      }
    }
  }

  @Override
  public void skip(int count) throws IOException {
    runs.skip(count);
  }
}
