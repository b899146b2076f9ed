package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;

/** EXTRACT of one field of an interval, as a BIGINT; negative of a negative interval. */
final class IntervalExtract implements ScalarFunction {

  private final Output output;
  private final Lane lane = new Lane();
  private final long divisor;
  private final long modulus;

  private IntervalExtract(long divisor, long modulus, Output output) {
    this.divisor = divisor;
    this.modulus = modulus;
    this.output = output;
  }

  /** {@code null} if the interval has no such field. */
  static ScalarFunction of(DateField field, DataType interval, Output output) {
    if (interval.id() == TypeId.INTERVAL_YEAR) {
      return switch (field) {
        case YEAR -> new IntervalExtract(12, Long.MAX_VALUE, output);
        case QUARTER -> new IntervalExtract(3, 4, output);
        case MONTH -> new IntervalExtract(1, 12, output);
        default -> null;
      };
    }
    return switch (field) {
      case DAY -> new IntervalExtract(86_400_000, Long.MAX_VALUE, output);
      case HOUR -> new IntervalExtract(3_600_000, 24, output);
      case MINUTE -> new IntervalExtract(60_000, 60, output);
      case SECOND -> new IntervalExtract(1_000, 60, output);
      case MILLISECOND -> new IntervalExtract(1, 60_000, output);
      case EPOCH -> new IntervalExtract(1_000, Long.MAX_VALUE, output);
      default -> null;
    };
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    long[] values = lane.longs(arguments[0]);
    long[] out = output.longs(rows.length());
    for (int i = 0; i < rows.length(); i++) {
      out[i] = values[i] / divisor % modulus;
    }
    return new LongVector(DataType.BIGINT, out, rows.length(), rows.validity());
  }
}
