package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import java.io.IOException;

/**
 * DELTA_BINARY_PACKED as INT32: the lower halves of the sums, which is the same as summing in 32
 * bits; see {@link DeltaReader}.
 */
final class DeltaIntDecoder implements ValueDecoder<int[]> {

  private final DeltaReader deltas = new DeltaReader();
  private final long[] block = new long[HybridDecoder.BLOCK];

  @Override
  public void start(ByteSlice values, int maxCount) throws IOException {
    deltas.start(values, maxCount);
  }

  /** How many values there are. */
  int count() {
    return deltas.count();
  }

  /** Where the values' bytes end; {@link #start} must follow. */
  int findEnd() throws IOException {
    return deltas.findEnd();
  }

  @Override
  public void read(int[] target, int offset, int count) throws IOException {
    for (int done = 0; done < count; done += block.length) {
      int n = Math.min(block.length, count - done);
      deltas.read(block, 0, n);
      for (int i = 0; i < n; i++) {
        target[offset + done + i] = (int) block[i];
      }
    }
  }

  @Override
  public void skip(int count) throws IOException {
    for (int done = 0; done < count; done += block.length) {
      deltas.read(block, 0, Math.min(block.length, count - done));
    }
  }
}
