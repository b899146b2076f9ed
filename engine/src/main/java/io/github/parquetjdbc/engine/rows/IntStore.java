package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/** A column of ints. */
public final class IntStore extends FixedWidthStore<int[]> {

  IntStore(DataType type) {
    super(type, 4);
  }

  @Override
  int[] resized(int[] old, int length) {
    return old == null ? new int[length] : Arrays.copyOf(old, length);
  }

  @Override
  int[] valuesOf(Vector vector) {
    return ((IntVector) vector).values();
  }

  @Override
  Vector vector(int[] array, int count, Validity validity) {
    return new IntVector(type(), array, count, validity);
  }

  @Override
  void gather(int[] source, int[] positions, int from, int[] target, int start, int count) {
    for (int i = 0; i < count; i++) {
      target[start + i] = source[positions[from + i]];
    }
  }
}
