package io.github.parquetjdbc.engine.sort;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/**
 * Sorts the numbers of stored rows by keys; equal rows keep their order. A merge sort over pairs of
 * key prefix and row number, which move together; whole keys are compared only where prefixes are
 * equal and do not say all.
 *
 * <p>Ranges that do not overlap may be sorted, and then merged, by several threads at once.
 */
public final class RowSorter {

  /** Bytes that sorting needs a row. */
  public static final long BYTES_PER_ROW = 2 * (Long.BYTES + Integer.BYTES);

  /** Ranges so short are sorted by insertion. */
  private static final int SHORT = 12;

  /** Ranges longer than these take long enough to ask whether to stop. */
  private static final int LONG = 1 << 14;

  private final RowStore store;
  private final QueryContext context;
  private final SortKey firstKey;
  private final ColumnOrder[] orders;

  /** The first key that is to be compared where prefixes are equal. */
  private final int firstCompared;

  private final long[] prefixes;
  private final int[] rows;
  private final long[] sparePrefixes;
  private final int[] spareRows;

  /**
   * @param keys at least one
   * @param context asked now and then whether to stop
   */
  public RowSorter(RowStore store, List<SortKey> keys, QueryContext context) {
    this.store = store;
    this.context = context;
    firstKey = keys.get(0);
    orders = new ColumnOrder[keys.size()];
    for (int i = 0; i < orders.length; i++) {
      orders[i] = new ColumnOrder(store.column(keys.get(i).column()), keys.get(i));
    }
    firstCompared = orders[0].isPrefixExact() ? 1 : 0;
    prefixes = new long[store.size()];
    rows = new int[store.size()];
    sparePrefixes = new long[store.size()];
    spareRows = new int[store.size()];
  }

  /** Row numbers, sorted as far as it has been asked for. */
  public int[] rows() {
    return rows;
  }

  /** The prefix of the row at {@code index} of the order. */
  public long prefix(int index) {
    return prefixes[index];
  }

  /** Sorts all rows. */
  public RowSorter sort() {
    sort(0, store.size());
    return this;
  }

  /** Sorts rows {@code from} up to {@code to} among themselves. */
  public void sort(int from, int to) {
    KeyPrefix prefix = new KeyPrefix(firstKey);
    int[] numbers = new int[Batch.MAX_LENGTH];
    for (int start = from; start < to; start += Batch.MAX_LENGTH) {
      int count = Math.min(Batch.MAX_LENGTH, to - start);
      for (int i = 0; i < count; i++) {
        numbers[i] = start + i;
        rows[start + i] = start + i;
      }
      Vector values = store.column(firstKey.column()).gather(numbers, 0, count);
      prefix.load(values, RowNumbers.all(count), 0, count, prefixes, start);
    }
    mergeSort(from, to);
  }

  private void mergeSort(int from, int to) {
    if (to - from <= SHORT) {
      insertionSort(from, to);
      return;
    }
    if (to - from > LONG) {
      context.checkStopped();
    }
    int middle = from + to >>> 1;
    mergeSort(from, middle);
    mergeSort(middle, to);
    merge(from, middle, to);
  }

  private void insertionSort(int from, int to) {
    for (int i = from + 1; i < to; i++) {
      long prefix = prefixes[i];
      int row = rows[i];
      int hole = i;
      while (hole > from && isBefore(prefix, row, prefixes[hole - 1], rows[hole - 1])) {
        prefixes[hole] = prefixes[hole - 1];
        rows[hole] = rows[hole - 1];
        hole--;
      }
      prefixes[hole] = prefix;
      rows[hole] = row;
    }
  }

  /** Merges two sorted ranges that lie side by side. */
  public void merge(int from, int middle, int to) {
    if (from == middle
        || middle == to
        || !isBefore(prefixes[middle], rows[middle], prefixes[middle - 1], rows[middle - 1])) {
      return;
    }
    System.arraycopy(prefixes, from, sparePrefixes, from, middle - from);
    System.arraycopy(rows, from, spareRows, from, middle - from);
    int left = from;
    int right = middle;
    int out = from;
    while (left < middle && right < to) {
      if (isBefore(prefixes[right], rows[right], sparePrefixes[left], spareRows[left])) {
        prefixes[out] = prefixes[right];
        rows[out++] = rows[right++];
      } else {
        prefixes[out] = sparePrefixes[left];
        rows[out++] = spareRows[left++];
      }
    }
    System.arraycopy(sparePrefixes, left, prefixes, out, middle - left);
    System.arraycopy(spareRows, left, rows, out, middle - left);
  }

  private boolean isBefore(long leftPrefix, int left, long rightPrefix, int right) {
    if (leftPrefix != rightPrefix) {
      return leftPrefix < rightPrefix;
    }
    for (int i = firstCompared; i < orders.length; i++) {
      int order = orders[i].compare(left, right);
      if (order != 0) {
        return order < 0;
      }
    }
    return false;
  }
}
