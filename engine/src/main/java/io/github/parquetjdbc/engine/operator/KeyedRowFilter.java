package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.RowFilter;

/** A scan's own filter, then what the joins above know of the keys they look for. */
final class KeyedRowFilter implements RowFilter {

  private final RowFilter own;
  private final KeyProbe[] probes;

  /**
   * @param own {@code null} where the scan has none
   */
  KeyedRowFilter(RowFilter own, KeyProbe[] probes) {
    this.own = own;
    this.probes = probes;
  }

  @Override
  public int select(Batch batch, int[] rows) {
    int count;
    if (own == null) {
      count = batch.rowCount();
      System.arraycopy(RowNumbers.of(batch), 0, rows, 0, count);
    } else {
      count = own.select(batch, rows);
    }
    for (int i = 0; i < probes.length && count > 0; i++) {
      count = probes[i].keep(batch, rows, count);
    }
    return count;
  }
}
