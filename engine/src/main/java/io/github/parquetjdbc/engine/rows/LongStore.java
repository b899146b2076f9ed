package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/** A column of longs. */
public final class LongStore extends FixedWidthStore<long[]> {

  LongStore(DataType type) {
    super(type, 8);
  }

  @Override
  long[] resized(long[] old, int length) {
    return old == null ? new long[length] : Arrays.copyOf(old, length);
  }

  @Override
  long[] valuesOf(Vector vector) {
    return ((LongVector) vector).values();
  }

  @Override
  Vector vector(long[] array, int count, Validity validity) {
    return new LongVector(type(), array, count, validity);
  }

  @Override
  void gather(long[] source, int[] positions, int from, long[] target, int start, int count) {
    for (int i = 0; i < count; i++) {
      target[start + i] = source[positions[from + i]];
    }
  }
}
