package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/** A column of longs. */
public final class LongStore extends ColumnStore {

  private long[] values = new long[0];

  LongStore(DataType type) {
    super(type);
  }

  /** At least {@link #size()} elements; not to be written. */
  public long[] values() {
    return values;
  }

  @Override
  long valueBytes() {
    return 8L * values.length;
  }

  @Override
  void grow(int needed) {
    if (needed > values.length) {
      values = Arrays.copyOf(values, capacity(values.length, needed));
    }
  }

  @Override
  void appendValues(int size, FlatView view) {
    int count = view.to() - view.from();
    grow(size + count);
    gather(((LongVector) view.base()).values(), view.positions(), view.from(), values, size, count);
  }

  @Override
  void appendZeros(int size, int count) {
    grow(size + count);
  }

  @Override
  void appendValues(int size, ColumnStore other) {
    grow(size + other.size());
    System.arraycopy(((LongStore) other).values, 0, values, size, other.size());
  }

  @Override
  Vector gather(int[] rows, int from, int count, Validity validity) {
    long[] result = new long[count];
    gather(values, rows, from, result, 0, count);
    return new LongVector(type(), result, count, validity);
  }

  private static void gather(
      long[] source, int[] positions, int from, long[] target, int start, int count) {
    for (int i = 0; i < count; i++) {
      target[start + i] = source[positions[from + i]];
    }
  }
}
