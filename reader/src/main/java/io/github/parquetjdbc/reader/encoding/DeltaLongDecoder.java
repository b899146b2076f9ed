package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import java.io.IOException;

/** DELTA_BINARY_PACKED as INT64; see {@link DeltaReader}. */
final class DeltaLongDecoder implements ValueDecoder<long[]> {

  private final DeltaReader deltas = new DeltaReader();
  private final long[] skipped = new long[HybridDecoder.BLOCK];

  @Override
  public void start(ByteSlice values, int maxCount) throws IOException {
    deltas.start(values, maxCount);
  }

  @Override
  public void read(long[] target, int offset, int count) throws IOException {
    deltas.read(target, offset, count);
  }

  @Override
  public void skip(int count) throws IOException {
    for (int done = 0; done < count; done += skipped.length) {
      deltas.read(skipped, 0, Math.min(skipped.length, count - done));
    }
  }
}
