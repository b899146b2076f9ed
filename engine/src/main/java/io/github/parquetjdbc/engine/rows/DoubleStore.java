package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/** A column of doubles. */
public final class DoubleStore extends FixedWidthStore<double[]> {

  DoubleStore(DataType type) {
    super(type, 8);
  }

  @Override
  double[] resized(double[] old, int length) {
    return old == null ? new double[length] : Arrays.copyOf(old, length);
  }

  @Override
  double[] valuesOf(Vector vector) {
    return ((DoubleVector) vector).values();
  }

  @Override
  Vector vector(double[] array, int count, Validity validity) {
    return new DoubleVector(type(), array, count, validity);
  }

  @Override
  void gather(double[] source, int[] positions, int from, double[] target, int start, int count) {
    for (int i = 0; i < count; i++) {
      target[start + i] = source[positions[from + i]];
    }
  }
}
