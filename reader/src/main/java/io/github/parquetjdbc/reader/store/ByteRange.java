package io.github.parquetjdbc.reader.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A run of bytes of a file.
 *
 * @param position first byte, from the start of the file
 * @param length bytes
 */
public record ByteRange(long position, long length) {

  public ByteRange {
    if (position < 0 || length < 0 || position + length < 0) {
      throw new IllegalArgumentException("not a byte range: " + position + " + " + length);
    }
  }

  /** The first byte after the range. */
  public long end() {
    return position + length;
  }

  public boolean contains(ByteRange other) {
    return position <= other.position && other.end() <= end();
  }

  /**
   * Fewer, larger ranges that cover the given ones: one read of some bytes too many is cheaper than
   * two reads.
   *
   * @param ranges in any order; may overlap
   * @param maxGap bytes not asked for that are read rather than starting a new range
   * @param maxLength merging never makes a range longer than this
   * @return in the order of their positions; every given range lies in one of them
   */
  public static List<ByteRange> coalesce(List<ByteRange> ranges, long maxGap, long maxLength) {
    List<ByteRange> sorted = new ArrayList<>(ranges);
    sorted.sort(Comparator.comparingLong(ByteRange::position).thenComparingLong(ByteRange::length));
    List<ByteRange> merged = new ArrayList<>();
    ByteRange open = null;
    for (ByteRange next : sorted) {
      if (open == null) {
        open = next;
        continue;
      }
      long end = Math.max(open.end(), next.end());
      boolean inside = end == open.end();
      boolean near = next.position - open.end() <= maxGap && end - open.position <= maxLength;
      if (inside || near) {
        open = new ByteRange(open.position, end - open.position);
      } else {
        merged.add(open);
        open = next;
      }
    }
    if (open != null) {
      merged.add(open);
    }
    return List.copyOf(merged);
  }
}
