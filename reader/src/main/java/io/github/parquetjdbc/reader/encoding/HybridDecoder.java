package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import java.io.IOException;
import java.util.Arrays;

/**
 * The RLE/bit-packed hybrid, for levels, dictionary ids and booleans.
 *
 * <pre>
 * runs     := run*
 * run      := repeated | packed
 * repeated := ULEB128(count * 2) value(the fewest bytes that hold the width, little-endian)
 * packed   := ULEB128(groups * 2 + 1) group*          a group is eight values in {@code width} bytes
 * </pre>
 *
 * <p>The last packed run may hold more values than are left: padding to eight, or to whatever the
 * writer packs at once. Some Impala versions let the last repeated run be one too long.
 */
public final class HybridDecoder {

  /** Values in a block of {@link #readBlock}. */
  public static final int BLOCK = 1024;

  private static final int MAX_PADDING = 255;
  private static final int MAX_EXCESS = 1;

  private ByteSlice slice;
  private byte[] data;
  private int at;
  private int end;
  private int width;

  /** Values that no run read so far covers. */
  private int uncovered;

  private int runLeft;
  private boolean repeated;
  private int runValue;
  private int packedAt;
  private int packedFirst;

  /**
   * Starts at the first run.
   *
   * @param width bits of a value, 0 to 32
   * @param count how many values there can be at most
   */
  public void start(ByteSlice runs, int width, int count) throws IOException {
    if (width < 0 || width > 32) {
      throw runs.malformed(runs.offset(), "values of " + width + " bits");
    }
    this.slice = runs;
    this.data = runs.data();
    this.at = runs.offset();
    this.end = runs.end();
    this.width = width;
    this.uncovered = count;
    this.runLeft = 0;
  }

  /** Decodes the next {@code count} values. */
  public void read(int[] target, int offset, int count) throws IOException {
    int to = offset;
    int left = count;
    while (left > 0) {
      int n = Math.min(left, runLength());
      if (repeated) {
        Arrays.fill(target, to, to + n, runValue);
      } else {
        BitUnpacker.unpack(data, packedAt, packedFirst, width, target, to, n);
        packedFirst += n;
      }
      runLeft -= n;
      to += n;
      left -= n;
    }
  }

  /**
   * Decodes a block of values, or says that they are all the same.
   *
   * @param count at most {@link #BLOCK}
   * @return true if the block lies in one repeated run: then only {@code target[0]} is written
   */
  public boolean readBlock(int[] target, int count) throws IOException {
    if (count > 0 && runLength() >= count && repeated) {
      target[0] = runValue;
      runLeft -= count;
      return true;
    }
    read(target, 0, count);
    return false;
  }

  /** Passes over the next {@code count} values. */
  public void skip(int count) throws IOException {
    int left = count;
    while (left > 0) {
      int n = Math.min(left, runLength());
      packedFirst += n;
      runLeft -= n;
      left -= n;
    }
  }

  /**
   * How many of the next {@code count} values are sure to be {@code value}, looking at repeated
   * runs only, up to the first other; moves nothing. The values after them may be the same.
   */
  public int uniform(int value, int count) throws IOException {
    int savedAt = at;
    int savedUncovered = uncovered;
    int savedLeft = runLeft;
    int left = count;
    boolean same = true;
    while (same && left > 0) {
      if (runLeft == 0 && at >= end) {
        same = false;
      } else {
        int length = runLength();
        same = repeated && runValue == value;
        left -= same ? length : 0;
        runLeft = 0;
      }
    }
    at = savedAt;
    uncovered = savedUncovered;
    runLeft = savedLeft;
    return count - Math.max(0, left);
  }

  /** How many values of the current run are left; reads the next run if none are. */
  private int runLength() throws IOException {
    while (runLeft == 0) {
      nextRun();
    }
    return runLeft;
  }

  private void nextRun() throws IOException {
    int start = at;
    int header = header();
    long count = header >>> 1;
    if ((header & 1) != 0) {
      packedRun(start, count);
    } else {
      repeatedRun(start, count);
    }
    uncovered -= runLeft;
  }

  private void packedRun(int start, long groups) throws IOException {
    if (groups * 8 > (long) uncovered + MAX_PADDING) {
      throw slice.malformed(
          start, "run of " + groups * 8 + " packed values where " + uncovered + " are left");
    }
    repeated = false;
    packedAt = at;
    packedFirst = 0;
    runLeft = (int) Math.min(groups * 8, uncovered);
    long needed = ((long) runLeft * width + 7) >>> 3;
    if (needed > end - at) {
      throw slice.malformed(start, "run of " + runLeft + " packed values is cut off");
    }
    // Some writers leave out the bytes of padding values at the very end.
    at = (int) Math.min(end, at + groups * width);
  }

  private void repeatedRun(int start, long count) throws IOException {
    if (count > (long) uncovered + MAX_EXCESS) {
      throw slice.malformed(
          start, "run of " + count + " equal values where " + uncovered + " are left");
    }
    int bytes = width + 7 >>> 3;
    if (bytes > end - at) {
      throw slice.malformed(start, "run of " + count + " equal values is cut off");
    }
    int value = 0;
    for (int i = 0; i < bytes; i++) {
      value |= (data[at++] & 0xff) << 8 * i;
    }
    if (width < 32 && value >>> width != 0) {
      throw slice.malformed(start, "value " + value + " in a run of " + width + " bits");
    }
    repeated = true;
    runValue = value;
    runLeft = (int) Math.min(count, uncovered);
  }

  private int header() throws IOException {
    int value = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      if (at >= end) {
        throw slice.malformed(at, "runs end while " + uncovered + " values are left");
      }
      byte next = data[at++];
      value |= (next & 0x7f) << shift;
      if (next >= 0) {
        return value;
      }
    }
    throw slice.malformed(at, "run header of more than five bytes");
  }
}
