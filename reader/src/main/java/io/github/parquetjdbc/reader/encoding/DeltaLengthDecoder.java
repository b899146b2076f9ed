package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import java.io.IOException;

/**
 * DELTA_LENGTH_BYTE_ARRAY: the lengths of all values as {@link DeltaReader} stores integers, then
 * their bytes one after another, left where they are.
 */
final class DeltaLengthDecoder implements ValueDecoder<Slices> {

  private final DeltaIntDecoder lengths = new DeltaIntDecoder();
  private final int[] skipped = new int[HybridDecoder.BLOCK];
  private ByteSlice page;
  private int at;

  @Override
  public void start(ByteSlice values, int maxCount) throws IOException {
    page = values;
    lengths.start(values, maxCount);
    at = lengths.findEnd();
    lengths.start(values, maxCount);
  }

  @Override
  public void read(Slices target, int offset, int count) throws IOException {
    target.data = page.data();
    lengths.read(target.lengths, offset, count);
    int[] offsets = target.offsets;
    for (int i = offset; i < offset + count; i++) {
      offsets[i] = at;
      advance(target.lengths[i]);
    }
  }

  private void advance(int length) throws IOException {
    if (length < 0 || length > page.end() - at) {
      throw page.malformed(
          at, "byte string of " + length + " bytes where " + (page.end() - at) + " are left");
    }
    at += length;
  }

  @Override
  public void skip(int count) throws IOException {
    for (int done = 0; done < count; done += skipped.length) {
      int n = Math.min(skipped.length, count - done);
      lengths.read(skipped, 0, n);
      for (int i = 0; i < n; i++) {
        advance(skipped[i]);
      }
    }
  }
}
