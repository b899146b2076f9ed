package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.kernel.Masks;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Selection;

/** Lists of the rows of a batch. */
final class AllRows {

  private AllRows() {}

  /** Every row that counts; {@code rows} may be the selection's own array. */
  static int select(Batch batch, int[] rows) {
    Selection selection = batch.selection();
    if (selection == null) {
      for (int i = 0; i < batch.length(); i++) {
        rows[i] = i;
      }
    } else if (selection.rows() != rows) {
      System.arraycopy(selection.rows(), 0, rows, 0, selection.count());
    }
    return batch.rowCount();
  }

  /** Every row that counts and whose mask is 1. */
  static int compact(byte[] mask, Batch batch, int[] rows) {
    Selection selection = batch.selection();
    return selection == null
        ? Masks.compact(mask, batch.length(), rows)
        : Masks.compact(mask, selection.rows(), selection.count(), rows);
  }
}
