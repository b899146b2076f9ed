package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import java.io.IOException;
import java.util.Arrays;

/**
 * DELTA_BYTE_ARRAY: how many bytes each value shares with the start of the one before, as {@link
 * DeltaReader} stores integers, then the rests as {@link DeltaLengthDecoder} stores byte strings.
 * The values of one call are put together in an array of the decoder's.
 */
final class DeltaBytesDecoder implements ValueDecoder<Slices> {

  /** Bytes that the values of one call may take, however few bytes they come from. */
  private static final long MAX_BYTES = 1L << 28;

  private final DeltaIntDecoder prefixes = new DeltaIntDecoder();
  private final DeltaLengthDecoder suffixes = new DeltaLengthDecoder();
  private final Slices rests = new Slices(HybridDecoder.BLOCK);
  private final int[] shared = new int[HybridDecoder.BLOCK];
  private final Slices skipped = new Slices(HybridDecoder.BLOCK);
  private ByteSlice page;

  /** The values of the latest call; the last of them is what the next one shares with. */
  private byte[] values = new byte[ByteSlice.SLOP];

  private int lastOffset;
  private int lastLength;

  @Override
  public void start(ByteSlice page, int maxCount) throws IOException {
    this.page = page;
    prefixes.start(page, maxCount);
    int count = prefixes.count();
    suffixes.start(page.from(prefixes.findEnd()), count);
    prefixes.start(page, maxCount);
    lastLength = 0;
  }

  @Override
  public void read(Slices target, int offset, int count) throws IOException {
    System.arraycopy(values, lastOffset, values, 0, lastLength);
    lastOffset = 0;
    int end = lastLength;
    for (int done = 0; done < count; done += shared.length) {
      int n = Math.min(shared.length, count - done);
      prefixes.read(shared, 0, n);
      suffixes.read(rests, 0, n);
      for (int i = 0; i < n; i++) {
        end = append(end, shared[i], rests.offsets[i], rests.lengths[i]);
        target.offsets[offset + done + i] = lastOffset;
        target.lengths[offset + done + i] = lastLength;
      }
    }
    target.data = values;
  }

  private int append(int end, int prefix, int suffixAt, int suffix) throws IOException {
    if (prefix < 0 || prefix > lastLength) {
      throw page.malformed(
          suffixAt, "prefix of " + prefix + " bytes of a value of " + lastLength + " bytes");
    }
    ensure((long) end + prefix + suffix);
    System.arraycopy(values, lastOffset, values, end, prefix);
    System.arraycopy(rests.data, suffixAt, values, end + prefix, suffix);
    lastOffset = end;
    lastLength = prefix + suffix;
    return end + lastLength;
  }

  private void ensure(long size) throws IOException {
    if (size + ByteSlice.SLOP <= values.length) {
      return;
    }
    if (size > MAX_BYTES) {
      throw new UnsupportedFeatureException(
          page.position(), "more than " + MAX_BYTES + " bytes of delta strings in one batch");
    }
    values = Arrays.copyOf(values, (int) Math.min(2 * size, MAX_BYTES) + ByteSlice.SLOP);
  }

  @Override
  public void skip(int count) throws IOException {
    for (int done = 0; done < count; done += HybridDecoder.BLOCK) {
      read(skipped, 0, Math.min(HybridDecoder.BLOCK, count - done));
    }
  }
}
