package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.vector.LittleEndian;
import java.util.Arrays;

/**
 * Finds lists of one length in encoded repetition levels of one bit, 0 where a list starts and 1
 * where it goes on, without decoding them. The length is the distance of the first two starts; then
 * the rest is compared with what it must be:
 *
 * <ul>
 *   <li>packed levels with a word for each phase of the pattern, 64 at a time (for lengths up to 8
 *       this is a stamp of 1, 3, 5 or 7 bytes, repeated),
 *   <li>whole runs with the stream itself: where a list starts with a run, and a later one does
 *       too, the bytes between are a stride, and as long as the stream equals itself shifted by it,
 *       lists go on the same,
 *   <li>other repeated runs one by one.
 * </ul>
 *
 * <p>However a writer cuts its runs, the answer is right; what is found may end early where runs
 * are odd, and the levels from there on have to be decoded.
 */
public final class FixedLengthRuns {

  /** Strides that may turn out short before only runs are looked at. */
  private static final int MAX_SHORT_STRIDES = 16;

  private static final int MAX_PADDING = 255;

  private byte[] data;
  private int at;
  private int end;
  private int count;

  /** Levels that are as they must be. */
  private int position;

  /** Levels before the first start, or -1 before that is known. */
  private int head;

  /** Distance of starts, or 0 before that is known. */
  private int length;

  /** Where the next list must start, once {@link #length} is known. */
  private int nextStart;

  private int covered;

  /** A bit for each start in a word that begins with one. */
  private long starts;

  private int strideAt;
  private int stridePosition;
  private int shortStrides;

  /**
   * Looks at the levels of a page.
   *
   * @param runs levels of one bit in the hybrid encoding
   * @param levels how many
   * @return whether the page has at least one list of which the end is known
   */
  public boolean find(ByteSlice runs, int levels) {
    data = runs.data();
    at = runs.offset();
    end = runs.end();
    count = levels;
    position = 0;
    head = -1;
    length = 0;
    strideAt = at;
    stridePosition = 0;
    shortStrides = 0;
    boolean same = true;
    while (same && position < count) {
      same = nextRun();
    }
    if (same && length == 0 && head == 0) {
      // One list takes all of the page.
      setLength(count);
    }
    covered = same ? count : nextStart - length;
    return length > 0 && covered - head >= length;
  }

  /** Elements of each list. */
  public int length() {
    return length;
  }

  /** Levels before the first start: the page's first list starts in an earlier page. */
  public int head() {
    return head;
  }

  /**
   * Levels from the first on that are known: all of the page, the last list perhaps not whole; or
   * up to a start after which a list is of another length.
   */
  public int covered() {
    return covered;
  }

  /** Takes a run; returns whether all of it is as it must be. */
  private boolean nextRun() {
    if (length > 0 && position == nextStart) {
      skipStrides();
      if (position == count) {
        return true;
      }
    }
    int header = 0;
    for (int shift = 0; ; shift += 7) {
      if (at >= end || shift > 28) {
        return false;
      }
      byte next = data[at++];
      header |= (next & 0x7f) << shift;
      if (next >= 0) {
        break;
      }
    }
    int size = header >>> 1;
    return (header & 1) == 0 ? repeated(size) : packed(size);
  }

  private boolean repeated(int size) {
    if (size == 0 || size > count - position || at >= end) {
      return false;
    }
    int value = data[at++];
    if (value == 0) {
      return start() && (size == 1 || startsAgain(size - 1));
    }
    boolean same = value == 1 && (length == 0 || size <= nextStart - position);
    position += same ? size : 0;
    return same;
  }

  /** Starts right after a start. */
  private boolean startsAgain(int size) {
    if (length == 0) {
      setLength(1);
    }
    if (length > 1) {
      return false;
    }
    position += size;
    nextStart = position;
    return true;
  }

  /** Takes a single level that is a start. */
  private boolean start() {
    if (head < 0) {
      head = position;
    } else if (length == 0) {
      setLength(position - head);
    }
    if (length > 0) {
      if (position != nextStart) {
        return false;
      }
      nextStart += length;
    }
    position++;
    return true;
  }

  private void setLength(int distance) {
    length = distance;
    nextStart = head + distance;
    starts = 0;
    for (long bit = 0; bit < Long.SIZE; bit += distance) {
      starts |= 1L << bit;
    }
  }

  private boolean packed(int groups) {
    int left = count - position;
    if (groups == 0 || groups > (left + MAX_PADDING) / 8) {
      return false;
    }
    int size = (int) Math.min(left, groups * 8L);
    if (size + 7 >>> 3 > end - at) {
      return false;
    }
    int from = position;
    int taken = 0;
    while (length == 0 && taken < size) {
      int bit = data[at + (taken >>> 3)] >>> (taken & 7) & 1;
      position = from + taken;
      if (bit == 0) {
        start();
      }
      taken++;
    }
    position = from + taken;
    boolean same = bits(at, taken, size);
    at = Math.min(end, at + groups);
    return same;
  }

  /** Compares bits {@code from} to {@code to} of packed levels. */
  private boolean bits(int packedAt, int from, int to) {
    int bit = from;
    int distance = nextStart - position;
    boolean same = true;
    while (same && bit < to) {
      boolean whole = (bit & 7) == 0 && to - bit >= Long.SIZE;
      int byteAt = packedAt + (bit >>> 3);
      int size = whole ? Long.SIZE : Math.min(8 - (bit & 7), to - bit);
      long actual =
          whole ? LittleEndian.getLong(data, byteAt) : (data[byteAt] & 0xff) >>> (bit & 7);
      long expected = distance < Long.SIZE ? ~(starts << distance) : -1L;
      long wrong = (actual ^ expected) & -1L >>> Long.SIZE - size;
      if (wrong != 0) {
        size = Long.numberOfTrailingZeros(wrong);
        same = false;
      }
      distance -= size % length;
      distance += distance < 0 ? length : 0;
      bit += size;
    }
    position += bit - from;
    nextStart = position + distance;
    return same;
  }

  /** At a run that starts a list: passes over all runs that repeat those since the last such. */
  private void skipStrides() {
    int stride = at - strideAt;
    int values = position - stridePosition;
    boolean comparable = stridePosition >= head && stride > 0 && values % length == 0;
    if (comparable && shortStrides < MAX_SHORT_STRIDES && stride < end - at) {
      int mismatch = Arrays.mismatch(data, strideAt, end - stride, data, at, end);
      int bytes = mismatch < 0 ? end - at : mismatch;
      int times = Math.min(bytes / stride, (count - position) / values);
      at += times * stride;
      position += times * values;
      nextStart = position;
      shortStrides += times < 4 ? 1 : 0;
    }
    strideAt = at;
    stridePosition = position;
  }
}
