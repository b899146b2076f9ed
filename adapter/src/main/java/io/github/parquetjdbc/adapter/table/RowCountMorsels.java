package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Vector;

/** Rows without columns, as many as the footers say: counting them reads nothing. */
record RowCountMorsels(long rows) implements MorselSource {

  @Override
  public int morselCount() {
    return rows == 0 ? 0 : 1;
  }

  /**
   * @param filter is {@code null}: there is no column that it could ask for
   */
  @Override
  public BatchSource open(int morsel, RowFilter filter) {
    return new Rows(rows);
  }

  @Override
  public void close() {}

  private static final class Rows implements BatchSource {

    private static final Vector[] NO_COLUMNS = {};

    private long remaining;

    Rows(long rows) {
      this.remaining = rows;
    }

    @Override
    public Batch next() {
      if (remaining == 0) {
        return null;
      }
      int count = (int) Math.min(remaining, Batch.MAX_LENGTH);
      remaining -= count;
      return new Batch(NO_COLUMNS, count, null);
    }

    @Override
    public void close() {}
  }
}
