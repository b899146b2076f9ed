package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;

/** A morsel of rows that are at hand: made into batches when they are asked for. */
final class BatchRange implements BatchSource {

  /** Rows of a morsel of stored rows. */
  static final int MORSEL_ROWS = 32 * Batch.MAX_LENGTH;

  /** Makes a batch of rows {@code from} up to {@code from + count}. */
  interface Rows {
    Batch batch(int from, int count);
  }

  private final Rows rows;
  private final QueryContext context;
  private final int end;
  private int next;

  private BatchRange(Rows rows, QueryContext context, int from, int end) {
    this.rows = rows;
    this.context = context;
    this.next = from;
    this.end = end;
  }

  static int morselCount(int totalRows) {
    return (totalRows + MORSEL_ROWS - 1) / MORSEL_ROWS;
  }

  static BatchRange morsel(int morsel, int totalRows, Rows rows, QueryContext context) {
    int from = morsel * MORSEL_ROWS;
    return new BatchRange(rows, context, from, Math.min(totalRows, from + MORSEL_ROWS));
  }

  @Override
  public Batch next() {
    context.checkStopped();
    if (next >= end) {
      return null;
    }
    int count = Math.min(Batch.MAX_LENGTH, end - next);
    Batch batch = rows.batch(next, count);
    next += count;
    return batch;
  }

  @Override
  public void close() {
    next = end;
  }
}
