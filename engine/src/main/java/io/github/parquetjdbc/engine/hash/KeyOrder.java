package io.github.parquetjdbc.engine.hash;

/** Rows listed key by key; each has a position from 0. */
final class KeyOrder {

  /** Marks the last row of a key. */
  private static final int LAST = Integer.MIN_VALUE;

  private final int[] rows;

  KeyOrder(int size) {
    rows = new int[size];
  }

  /** Says that a key's last position is the one before {@code end}; before rows are put there. */
  void endKey(int end) {
    rows[end - 1] = LAST;
  }

  void put(int position, int row) {
    rows[position] |= row;
  }

  int row(int position) {
    return rows[position] & ~LAST;
  }

  /** The next position of the same key, or -1. */
  int next(int position) {
    return rows[position] < 0 ? -1 : position + 1;
  }

  long bytes() {
    return 4L * rows.length;
  }
}
