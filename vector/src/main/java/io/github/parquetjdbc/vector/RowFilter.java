package io.github.parquetjdbc.vector;

/**
 * A predicate that a reader asks while it decodes, so that columns not needed for it are decoded
 * only for the rows that survive. May keep scratch space: one instance serves one thread.
 */
public interface RowFilter {

  /**
   * Selects the rows for which the predicate is true.
   *
   * @param batch the filter columns; its selection, if any, is to be respected
   * @param rows receives the surviving row numbers, ascending; has room for {@code batch.length()}
   * @return how many survive
   */
  int select(Batch batch, int[] rows);
}
