package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.Vector;

/** A column whose type is NULL: nothing needs to be read to know its values. */
final class NullColumnReader implements ColumnReader {

  private final ConstantVector nulls;

  NullColumnReader(ConstantVector nulls) {
    this.nulls = nulls;
  }

  @Override
  public int available(int wanted) {
    return Batch.MAX_LENGTH;
  }

  @Override
  public Vector read(int rows) {
    return new ConstantVector(nulls.value(), rows);
  }

  @Override
  public void skip(long rows) {}

  @Override
  public void close() {}
}
