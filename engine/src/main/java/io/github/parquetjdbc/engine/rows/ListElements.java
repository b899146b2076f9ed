package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.Validity;

/** Which elements chosen lists hold, and where the lists lie once those stand together. */
public final class ListElements {

  /** Most elements of the lists of one column; leaves room for the header of an array. */
  static final int MAX_ELEMENTS = Integer.MAX_VALUE - 16;

  private ListElements() {}

  /**
   * The element numbers of lists {@code lists[from..from + count)}, one list after another.
   *
   * @param offsets where each list starts, and behind the last one its end
   * @param validity of the chosen lists by their place, or {@code null}; null lists count as empty
   * @param newOffsets receives {@code count + 1} offsets of the chosen lists in the result
   * @throws QueryException OUT_OF_MEMORY for more elements than an array holds
   */
  public static int[] of(
      int[] offsets, int[] lists, int from, int count, Validity validity, int[] newOffsets) {
    long total = 0;
    newOffsets[0] = 0;
    for (int i = 0; i < count; i++) {
      int list = lists[from + i];
      total += validity == null || validity.isValid(i) ? offsets[list + 1] - offsets[list] : 0;
      checkCount(total);
      newOffsets[i + 1] = (int) total;
    }
    int[] elements = new int[(int) total];
    for (int i = 0; i < count; i++) {
      int shift = offsets[lists[from + i]] - newOffsets[i];
      for (int j = newOffsets[i]; j < newOffsets[i + 1]; j++) {
        elements[j] = j + shift;
      }
    }
    return elements;
  }

  static void checkCount(long elements) {
    if (elements > MAX_ELEMENTS) {
      throw new QueryException(
          QueryError.OUT_OF_MEMORY, "the lists of one column hold " + elements + " elements");
    }
  }
}
