package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.vector.Validity;
import java.util.Arrays;

/** Where the lists of a growing column lie among its elements. */
final class ListOffsets {

  /** Of the lists so far and one more: the end of the last one. */
  private int[] offsets = new int[1];

  long bytes() {
    return 4L * offsets.length;
  }

  private void grow(int lists) {
    if (lists >= offsets.length) {
      offsets = Arrays.copyOf(offsets, ColumnStore.capacity(offsets.length, lists + 1));
    }
  }

  /**
   * Appends the lists at the view's positions behind the first {@code size}.
   *
   * @param source offsets of the view's base
   * @return the elements of the base that are to be appended, too
   */
  int[] append(int size, int[] source, FlatView view) {
    int count = view.to() - view.from();
    int[] added = new int[count + 1];
    int[] elements = ListElements.of(source, view.positions(), view.from(), count, null, added);
    append(size, added, count);
    return elements;
  }

  private void append(int size, int[] added, int count) {
    grow(size + count);
    int end = offsets[size];
    ListElements.checkCount((long) end + added[count]);
    for (int i = 1; i <= count; i++) {
      offsets[size + i] = end + added[i];
    }
  }

  void appendEmpty(int size, int count) {
    grow(size + count);
    Arrays.fill(offsets, size + 1, size + count + 1, offsets[size]);
  }

  /** Appends the first {@code count} lists of {@code other}, all that it has. */
  void appendAll(int size, ListOffsets other, int count) {
    append(size, other.offsets, count);
  }

  /** The elements of the chosen lists, see {@link ListElements#of}. */
  int[] elements(int[] rows, int from, int count, Validity validity, int[] newOffsets) {
    return ListElements.of(offsets, rows, from, count, validity, newOffsets);
  }
}
