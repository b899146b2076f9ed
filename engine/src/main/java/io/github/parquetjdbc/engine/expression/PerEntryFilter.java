package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.kernel.Gather;
import io.github.parquetjdbc.engine.kernel.Masks;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Selection;
import io.github.parquetjdbc.vector.Vector;

/**
 * A predicate of one column: while the column comes as a dictionary, a table of which entries pass,
 * one byte each; that of a null is kept beside.
 */
final class PerEntryFilter implements RowFilter {

  private final int column;
  private final RowFilter byRow;
  private final EntryResults byEntry;
  private final Lane lane = new Lane();
  private Vector tabled;
  private byte[] table = {};
  private int passing;
  private byte[] mask = {};

  PerEntryFilter(int column, RowFilter byRow, EntryResults byEntry) {
    this.column = column;
    this.byRow = byRow;
    this.byEntry = byEntry;
  }

  @Override
  public int select(Batch batch, int[] rows) {
    if (batch.column(column) instanceof DictionaryVector vector) {
      Vector results = byEntry.of(vector, batch.rowCount());
      if (results != null && vector.validity() == null) {
        return lookUp(vector, results, batch, rows);
      }
      if (results != null && byEntry.ofNull() != null) {
        return lookUpNullable(vector, results, batch, rows);
      }
    }
    return byRow.select(batch, rows);
  }

  private int lookUp(DictionaryVector vector, Vector results, Batch batch, int[] rows) {
    tabulate(results);
    if (passing == 0) {
      return 0;
    }
    if (passing == results.length()) {
      return AllRows.select(batch, rows);
    }
    Selection selection = batch.selection();
    return selection == null
        ? Masks.lookUp(vector.ids(), table, batch.length(), rows)
        : Masks.lookUp(vector.ids(), table, selection.rows(), selection.count(), rows);
  }

  private int lookUpNullable(DictionaryVector vector, Vector results, Batch batch, int[] rows) {
    tabulate(results);
    int length = batch.length();
    if (mask.length < length) {
      mask = new byte[length];
    }
    Gather.values(vector.ids(), table, mask, length);
    long[] words = vector.validity().words();
    if (isTrue(byEntry.ofNull())) {
      for (int i = 0; i < length; i++) {
        mask[i] |= (byte) (~words[i >>> 6] >>> i & 1);
      }
    } else {
      Masks.andBits(mask, words, mask, length);
    }
    return AllRows.compact(mask, batch, rows);
  }

  private boolean isTrue(Vector truth) {
    return !truth.isNull(0) && lane.booleans(truth)[0] == 1;
  }

  private void tabulate(Vector results) {
    if (tabled == results) {
      return;
    }
    int entries = results.length();
    table = lane.booleans(results).clone();
    passing = 0;
    for (int i = 0; i < entries; i++) {
      table[i] = results.isNull(i) ? 0 : table[i];
      passing += table[i];
    }
    tabled = results;
  }
}
