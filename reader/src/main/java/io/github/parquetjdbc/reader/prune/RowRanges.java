package io.github.parquetjdbc.reader.prune;

import java.util.Arrays;

/** Rows of a row group, as ranges in order that neither overlap nor touch. Immutable. */
public final class RowRanges {

  private static final RowRanges NONE = new RowRanges(new long[0]);

  /** First row and row after the last of each range. */
  private final long[] bounds;

  private RowRanges(long[] bounds) {
    this.bounds = bounds;
  }

  /** Rows from one up to before another. */
  public static RowRanges of(long from, long to) {
    return from < to ? new RowRanges(new long[] {from, to}) : NONE;
  }

  /** Ranges. */
  public int count() {
    return bounds.length / 2;
  }

  /** First row of a range. */
  public long from(int range) {
    return bounds[2 * range];
  }

  /** Row after the last of a range. */
  public long to(int range) {
    return bounds[2 * range + 1];
  }

  public boolean isEmpty() {
    return bounds.length == 0;
  }

  /** Rows of all ranges. */
  public long rowCount() {
    long rows = 0;
    for (int i = 0; i < count(); i++) {
      rows += to(i) - from(i);
    }
    return rows;
  }

  /** Whether any row from {@code from} up to before {@code to} is among these. */
  public boolean overlaps(long from, long to) {
    int found = Arrays.binarySearch(bounds, from);
    // At a first row, or between two bounds: the insertion point is odd inside of a range.
    int next = found >= 0 ? found + 1 : -found - 1;
    boolean inside = next % 2 == 1;
    return from < to && (inside || next < bounds.length && bounds[next] < to);
  }

  /** The rows that are among these and among the others. */
  public RowRanges and(RowRanges other) {
    Builder both = new Builder();
    int i = 0;
    int j = 0;
    while (i < count() && j < other.count()) {
      both.add(Math.max(from(i), other.from(j)), Math.min(to(i), other.to(j)));
      if (to(i) < other.to(j)) {
        i++;
      } else {
        j++;
      }
    }
    return both.build();
  }

  /** The rows that are among these or among the others. */
  public RowRanges or(RowRanges other) {
    Builder either = new Builder();
    int i = 0;
    int j = 0;
    while (i < count() || j < other.count()) {
      if (j == other.count() || i < count() && from(i) <= other.from(j)) {
        either.add(from(i), to(i));
        i++;
      } else {
        either.add(other.from(j), other.to(j));
        j++;
      }
    }
    return either.build();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RowRanges ranges && Arrays.equals(bounds, ranges.bounds);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bounds);
  }

  @Override
  public String toString() {
    return Arrays.toString(bounds);
  }

  /** Puts ranges together that come in the order of their first rows. */
  public static final class Builder {

    private long[] bounds = new long[8];
    private int length;

    /** Adds the rows of a range; one that is empty adds none. */
    public void add(long from, long to) {
      if (from >= to) {
        return;
      }
      if (length > 0 && from <= bounds[length - 1]) {
        bounds[length - 1] = Math.max(bounds[length - 1], to);
        return;
      }
      if (length == bounds.length) {
        bounds = Arrays.copyOf(bounds, 2 * length);
      }
      bounds[length++] = from;
      bounds[length++] = to;
    }

    public RowRanges build() {
      return length == 0 ? NONE : new RowRanges(Arrays.copyOf(bounds, length));
    }
  }
}
