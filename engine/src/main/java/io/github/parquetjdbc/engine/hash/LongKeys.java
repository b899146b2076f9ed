package io.github.parquetjdbc.engine.hash;

import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;

/** Keys of one column that fit a long: equal longs are equal keys. */
final class LongKeys {

  private static final long GOLDEN_RATIO = 0x9e37_79b9_7f4a_7c15L;

  private LongKeys() {}

  static boolean fits(VectorKind kind) {
    return switch (kind) {
      case BOOLEAN, INT, LONG, DOUBLE -> true;
      default -> false;
    };
  }

  /** Its upper bits are well mixed: a table of 2^n slots takes the upper n. */
  static long hash(long key) {
    return (key ^ key >>> 32) * GOLDEN_RATIO;
  }

  /** Puts the view's values into {@code keys}, from index 0. */
  static void load(FlatView view, long[] keys) {
    int[] positions = view.positions();
    int from = view.from();
    int count = view.to() - from;
    Vector base = view.base();
    switch (base.kind()) {
      case BOOLEAN -> load(((BooleanVector) base).values(), positions, from, count, keys);
      case INT -> load(((IntVector) base).values(), positions, from, count, keys);
      case LONG -> load(((LongVector) base).values(), positions, from, count, keys);
      case DOUBLE -> load(((DoubleVector) base).values(), positions, from, count, keys);
      default -> throw new IllegalArgumentException(base.type().toString());
    }
  }

  private static void load(byte[] values, int[] positions, int from, int count, long[] keys) {
    for (int i = 0; i < count; i++) {
      keys[i] = values[positions[from + i]];
    }
  }

  private static void load(int[] values, int[] positions, int from, int count, long[] keys) {
    for (int i = 0; i < count; i++) {
      keys[i] = values[positions[from + i]];
    }
  }

  private static void load(long[] values, int[] positions, int from, int count, long[] keys) {
    for (int i = 0; i < count; i++) {
      keys[i] = values[positions[from + i]];
    }
  }

  private static void load(double[] values, int[] positions, int from, int count, long[] keys) {
    for (int i = 0; i < count; i++) {
      keys[i] = doubleKey(values[positions[from + i]]);
    }
  }

  /** The bits of the number, after one zero and one NaN were chosen. */
  static long doubleKey(double value) {
    return Double.doubleToLongBits(value + 0.0);
  }

  /** The column whose keys these are. */
  static Vector vector(DataType type, long[] keys, int from, int count, Validity validity) {
    return switch (type.kind()) {
      case BOOLEAN -> {
        byte[] values = new byte[count];
        for (int i = 0; i < count; i++) {
          values[i] = (byte) keys[from + i];
        }
        yield new BooleanVector(type, values, count, validity);
      }
      case INT -> {
        int[] values = new int[count];
        for (int i = 0; i < count; i++) {
          values[i] = (int) keys[from + i];
        }
        yield new IntVector(type, values, count, validity);
      }
      case LONG -> {
        long[] values = new long[count];
        System.arraycopy(keys, from, values, 0, count);
        yield new LongVector(type, values, count, validity);
      }
      case DOUBLE -> {
        double[] values = new double[count];
        for (int i = 0; i < count; i++) {
          values[i] = Double.longBitsToDouble(keys[from + i]);
        }
        yield new DoubleVector(type, values, count, validity);
      }
      default -> throw new IllegalArgumentException(type.toString());
    };
  }
}
