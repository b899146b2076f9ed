package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;

/** Numbers that follow from where rows are; nothing is read for them. */
public final class PositionReader implements ColumnReader {

  private final long step;
  private final long[] values = new long[Batch.MAX_LENGTH];
  private long next;

  /**
   * @param start number of the first row
   * @param step from one row to the next
   */
  public PositionReader(long start, long step) {
    this.next = start;
    this.step = step;
  }

  @Override
  public int available(int wanted) {
    return Batch.MAX_LENGTH;
  }

  @Override
  public Vector read(int rows) {
    for (int i = 0; i < rows; i++) {
      values[i] = next + i * step;
    }
    next += rows * step;
    return new LongVector(DataType.BIGINT, values, rows, null);
  }

  @Override
  public void skip(long rows) {
    next += rows * step;
  }

  @Override
  public void close() {}
}
