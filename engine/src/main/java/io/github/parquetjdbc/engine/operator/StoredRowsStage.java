package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;

/** Gives the rows of a store, which is complete and somebody else's to account for. */
public final class StoredRowsStage implements Stage {

  private final RowStore rows;
  private final QueryContext context;

  public StoredRowsStage(RowStore rows, QueryContext context) {
    this.rows = rows;
    this.context = context;
  }

  @Override
  public void prepare(long rowLimit) {}

  @Override
  public int morselCount() {
    return BatchRange.morselCount(rows.size());
  }

  @Override
  public StageWorker newWorker() {
    int[] numbers = RowNumbers.all(rows.size());
    return morsel ->
        BatchRange.morsel(
            morsel, rows.size(), (from, count) -> rows.gather(numbers, from, count), context);
  }

  @Override
  public void close() {}
}
