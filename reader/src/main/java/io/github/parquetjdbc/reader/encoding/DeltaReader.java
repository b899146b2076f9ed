package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import java.io.IOException;

/**
 * DELTA_BINARY_PACKED integers.
 *
 * <pre>
 * stream    := block-size miniblocks-a-block count zigzag(first value) block*     ULEB128 numbers
 * block     := zigzag(least delta) width(one byte) for each miniblock, miniblock*
 * miniblock := deltas minus the least one, bit-packed
 * </pre>
 *
 * <p>Sums wrap around, as the writers' differences did. After the last value, the rest of its
 * miniblock is padding; miniblocks after that one have a width but no bytes.
 */
final class DeltaReader {

  private static final int MAX_BLOCK_SIZE = 1 << 24;

  private ByteSlice slice;
  private VarInt numbers;
  private int valuesPerMiniblock;
  private int miniblocks;
  private int count;

  /** Values not yet handed out. */
  private int left;

  private boolean firstPending;
  private long last;
  private long leastDelta;
  private int miniblock;
  private int widthsAt;
  private int width;
  private int packedAt;
  private int packedFirst;
  private int packedLeft;

  /** Reads the header; {@code maxCount} bounds how many values it may claim. */
  void start(ByteSlice stream, int maxCount) throws IOException {
    slice = stream;
    numbers = new VarInt(stream);
    int blockSize = numbers.count("delta block size", MAX_BLOCK_SIZE);
    miniblocks = numbers.count("delta miniblocks a block", blockSize);
    if (miniblocks == 0 || blockSize % miniblocks != 0 || blockSize / miniblocks % 8 != 0) {
      throw stream.malformed(
          stream.offset(), "delta block of " + blockSize + " values in " + miniblocks + " parts");
    }
    valuesPerMiniblock = blockSize / miniblocks;
    count = numbers.count("delta value count", maxCount);
    last = numbers.signed();
    left = count;
    firstPending = true;
    miniblock = miniblocks;
    packedLeft = 0;
  }

  /** How many values the stream has. */
  int count() {
    return count;
  }

  /** Passes over all values and says where the stream ends; {@link #start} must follow. */
  int findEnd() throws IOException {
    left -= Math.min(left, 1);
    while (left > 0) {
      nextMiniblock();
      left -= Math.min(left, packedLeft);
    }
    return numbers.position();
  }

  void read(long[] target, int offset, int wanted) throws IOException {
    if (wanted > left) {
      throw slice.malformed(
          numbers.position(), wanted + " delta values where " + left + " are left");
    }
    int to = offset;
    int end = offset + wanted;
    if (firstPending && wanted > 0) {
      target[to++] = last;
      firstPending = false;
      left--;
    }
    while (to < end) {
      if (packedLeft == 0) {
        nextMiniblock();
      }
      int n = Math.min(end - to, packedLeft);
      BitUnpacker.unpack(slice.data(), packedAt, packedFirst, width, target, to, n);
      last = sum(target, to, n, last, leastDelta);
      packedFirst += n;
      packedLeft -= n;
      left -= n;
      to += n;
    }
  }

  private static long sum(long[] values, int offset, int count, long start, long leastDelta) {
    long value = start;
    for (int i = offset; i < offset + count; i++) {
      value += values[i] + leastDelta;
      values[i] = value;
    }
    return value;
  }

  private void nextMiniblock() throws IOException {
    if (miniblock == miniblocks) {
      leastDelta = numbers.signed();
      widthsAt = numbers.position();
      if (miniblocks > slice.end() - widthsAt) {
        throw slice.malformed(widthsAt, "delta block header is cut off");
      }
      numbers.moveTo(widthsAt + miniblocks);
      miniblock = 0;
    }
    width = slice.data()[widthsAt + miniblock] & 0xff;
    if (width > BitUnpacker.MAX_WIDTH) {
      throw slice.malformed(widthsAt + miniblock, "deltas of " + width + " bits");
    }
    miniblock++;
    packedAt = numbers.position();
    packedFirst = 0;
    packedLeft = Math.min(valuesPerMiniblock, left);
    int room = slice.end() - packedAt;
    if (((long) packedLeft * width + 7) >>> 3 > room) {
      throw slice.malformed(packedAt, "delta miniblock is cut off");
    }
    // Some writers leave out the padding of the last miniblock.
    numbers.moveTo(packedAt + (int) Math.min(room, (long) valuesPerMiniblock * width >>> 3));
  }
}
