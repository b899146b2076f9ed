package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;

/** Lists of row numbers: all of a batch, the selected ones, the null and the non-null ones. */
public final class RowNumbers {

  private static final int[] FIRST_ROWS = ascending(Batch.MAX_LENGTH);

  private RowNumbers() {}

  private static int[] ascending(int length) {
    int[] rows = new int[length];
    for (int i = 0; i < length; i++) {
      rows[i] = i;
    }
    return rows;
  }

  /** At least the numbers 0 to {@code length - 1}; not to be written. */
  public static int[] all(int length) {
    return length <= FIRST_ROWS.length ? FIRST_ROWS : ascending(length);
  }

  /** The rows of {@code batch} that count, {@link Batch#rowCount()} of them; not to be written. */
  public static int[] of(Batch batch) {
    return batch.selection() == null ? all(batch.length()) : batch.selection().rows();
  }

  /**
   * Keeps of {@code rows[from..to)} those with a value; returns how many were put in {@code out}.
   */
  public static int valid(Vector vector, int[] rows, int from, int to, int[] out) {
    return matching(vector.validity(), 1, rows, from, to, out);
  }

  /** Keeps of {@code rows[from..to)} those that are null. */
  public static int nulls(Vector vector, int[] rows, int from, int to, int[] out) {
    return matching(vector.validity(), 0, rows, from, to, out);
  }

  private static int matching(Validity validity, int bit, int[] rows, int from, int to, int[] out) {
    long[] words = validity.words();
    int count = 0;
    for (int i = from; i < to; i++) {
      int row = rows[i];
      out[count] = row;
      count += (int) (words[row >>> 6] >>> row & 1) ^ bit ^ 1;
    }
    return count;
  }
}
