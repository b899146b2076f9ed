package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/** A column of booleans as bytes. */
public final class BooleanStore extends FixedWidthStore<byte[]> {

  BooleanStore(DataType type) {
    super(type, 1);
  }

  @Override
  byte[] resized(byte[] old, int length) {
    return old == null ? new byte[length] : Arrays.copyOf(old, length);
  }

  @Override
  byte[] valuesOf(Vector vector) {
    return ((BooleanVector) vector).values();
  }

  @Override
  Vector vector(byte[] array, int count, Validity validity) {
    return new BooleanVector(type(), array, count, validity);
  }

  @Override
  void gather(byte[] source, int[] positions, int from, byte[] target, int start, int count) {
    for (int i = 0; i < count; i++) {
      target[start + i] = source[positions[from + i]];
    }
  }
}
