package io.github.parquetjdbc.engine.function.exact;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;
import java.math.BigDecimal;

/** An argument of any numeric type as doubles, each the nearest to the exact value. */
public final class DoubleLane {

  /** Integers up to 2^53 and powers of ten up to 10^22 are doubles themselves. */
  private static final long MAX_EXACT = 1L << 53;

  private static final int MAX_EXACT_EXPONENT = 22;

  private final Lane lane = new Lane();
  private double[] converted = {};

  public double[] doubles(Vector vector) {
    if (vector.kind() == VectorKind.DOUBLE) {
      return lane.doubles(vector);
    }
    if (converted.length < vector.length()) {
      converted = new double[vector.length()];
    }
    convert(vector, converted);
    return converted;
  }

  /** Converts exact numbers; null rows give anything. */
  private void convert(Vector vector, double[] out) {
    int scale = vector.type().id() == TypeId.DECIMAL ? vector.type().scale() : 0;
    if (vector.kind() == VectorKind.INT || vector.kind() == VectorKind.LONG) {
      convert(lane.longs(vector), scale, out, vector.length());
      return;
    }
    ExactLane exact = new ExactLane(vector.type());
    exact.load(vector);
    if (exact.isNarrow()) {
      convert(exact.longs(), scale, out, vector.length());
      return;
    }
    for (int row = 0; row < vector.length(); row++) {
      if (!vector.isNull(row)) {
        out[row] = new BigDecimal(exact.get(row), scale).doubleValue();
      }
    }
  }

  private static void convert(long[] values, int scale, double[] out, int length) {
    if (scale == 0) {
      for (int i = 0; i < length; i++) {
        out[i] = values[i];
      }
      return;
    }
    double divisor = Math.pow(10, Math.min(scale, MAX_EXACT_EXPONENT));
    for (int i = 0; i < length; i++) {
      long value = values[i];
      out[i] =
          scale <= MAX_EXACT_EXPONENT && value <= MAX_EXACT && value >= -MAX_EXACT
              ? value / divisor
              : BigDecimal.valueOf(value, scale).doubleValue();
    }
  }
}
