package io.github.parquetjdbc.engine.window;

import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.engine.sort.RowComparison;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/**
 * Whole partitions, one after another, in sorted order. Rows are numbered from 0 within the span;
 * every array has an element for each.
 */
final class Span {

  private final RowStore store;
  private final int[] order;
  private final int from;
  private final int size;
  private final int[] partitionStarts;
  private final int[] partitionEnds;
  private final int[] peerStarts;
  private final int[] peerEnds;

  /**
   * @param order numbers of the store's rows, sorted
   * @param from index in {@code order} of the first row, which starts a partition
   */
  Span(
      RowStore store,
      int[] order,
      int from,
      int to,
      RowComparison partitions,
      RowComparison peers) {
    this.store = store;
    this.order = order;
    this.from = from;
    size = to - from;
    partitionStarts = new int[size];
    partitionEnds = new int[size];
    peerStarts = new int[size];
    peerEnds = new int[size];
    for (int i = 0; i < size; i++) {
      boolean samePartition = i > 0 && partitions.compare(row(i - 1), row(i)) == 0;
      boolean same = samePartition && peers.compare(row(i - 1), row(i)) == 0;
      partitionStarts[i] = samePartition ? partitionStarts[i - 1] : i;
      peerStarts[i] = same ? peerStarts[i - 1] : i;
    }
    ends(partitionStarts, partitionEnds);
    ends(peerStarts, peerEnds);
  }

  private static void ends(int[] starts, int[] ends) {
    int end = starts.length;
    for (int i = starts.length - 1; i >= 0; i--) {
      ends[i] = end;
      end = starts[i] == i ? i : end;
    }
  }

  int size() {
    return size;
  }

  RowStore store() {
    return store;
  }

  /** The number in the store of row {@code i}. */
  int row(int i) {
    return order[from + i];
  }

  int partitionStart(int i) {
    return partitionStarts[i];
  }

  int partitionEnd(int i) {
    return partitionEnds[i];
  }

  int peerStart(int i) {
    return peerStarts[i];
  }

  int peerEnd(int i) {
    return peerEnds[i];
  }

  boolean isNull(int column, int i) {
    return store.column(column).isNull(row(i));
  }

  /** Rows {@code start} up to {@code start + count} of a column. */
  Vector gather(int column, int start, int count) {
    return store.column(column).gather(order, from + start, count);
  }

  /** All columns of these rows. */
  Vector[] gather(int start, int count) {
    return store.gather(order, from + start, count).columns();
  }

  /** Values of a column at {@code rows}, null where a number is negative. */
  Vector gatherPadded(int column, int[] rows, int start, int count) {
    int[] sources = Arrays.copyOfRange(rows, start, start + count);
    for (int i = 0; i < count; i++) {
      sources[i] = sources[i] < 0 ? -1 : row(sources[i]);
    }
    return store.gatherPadded(column, sources, count);
  }
}
