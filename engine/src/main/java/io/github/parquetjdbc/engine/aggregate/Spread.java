package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Results of the variances and standard deviations. */
final class Spread {

  /** Which of the four. */
  enum Measure {
    POPULATION_VARIANCE,
    SAMPLE_VARIANCE,
    POPULATION_DEVIATION,
    SAMPLE_DEVIATION;

    static Measure of(String name) {
      return switch (name) {
        case "var_pop" -> POPULATION_VARIANCE;
        case "stddev_pop" -> POPULATION_DEVIATION;
        case "stddev_samp", "stddev" -> SAMPLE_DEVIATION;
        default -> SAMPLE_VARIANCE;
      };
    }

    boolean isSample() {
      return this == SAMPLE_VARIANCE || this == SAMPLE_DEVIATION;
    }

    boolean isDeviation() {
      return this == POPULATION_DEVIATION || this == SAMPLE_DEVIATION;
    }
  }

  private final Measure measure;
  private final DataType type;

  Spread(Measure measure, DataType type) {
    this.measure = measure;
    this.type = type;
  }

  /** Null for no values, and for samples of one. */
  Vector values(Accumulator[] parts, int from, int count) {
    Moments moments = (Moments) parts[0];
    double[] results = new double[count];
    Validity validity = Validity.allValid(count);
    for (int i = 0; i < count; i++) {
      double divisor = moments.count(from + i) - (measure.isSample() ? 1 : 0);
      if (divisor <= 0) {
        validity.setNull(i);
      } else {
        double variance = moments.squares(from + i) / divisor;
        results[i] = measure.isDeviation() ? Math.sqrt(variance) : variance;
      }
    }
    return type.kind() == VectorKind.DOUBLE
        ? new DoubleVector(type, results, count, validity)
        : exact(results, validity);
  }

  private Vector exact(double[] results, Validity validity) {
    ExactColumn column = new ExactColumn(type, results.length);
    for (int i = 0; i < results.length; i++) {
      if (validity.isValid(i)) {
        BigDecimal value = new BigDecimal(results[i]);
        column.set(i, value.setScale(type.scale(), RoundingMode.HALF_UP).unscaledValue());
      } else {
        column.setNull(i);
      }
    }
    return column.vector();
  }
}
