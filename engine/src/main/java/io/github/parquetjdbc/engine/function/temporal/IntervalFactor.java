package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.exact.DoubleLane;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;

/** An interval times or divided by a DOUBLE, rounded to its unit. */
final class IntervalFactor implements ScalarFunction {

  /** The first double beyond a long. */
  private static final double LIMIT = 0x1p63;

  private final int intervalIndex;
  private final int exponent;
  private final DataType type;
  private final Output output;
  private final Lane intervals = new Lane();
  private final DoubleLane factors = new DoubleLane();

  /**
   * @param exponent of the factor: 1 to multiply, -1 to divide
   */
  IntervalFactor(int intervalIndex, int exponent, DataType type, Binding binding) {
    this.intervalIndex = intervalIndex;
    this.exponent = exponent;
    this.type = type;
    this.output = binding.output();
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    long[] values = intervals.longs(arguments[intervalIndex]);
    double[] numbers = factors.doubles(arguments[1 - intervalIndex]);
    long[] out = output.longs(rows.length());
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!rows.isNull(row)) {
        out[row] = scaled(values[row], numbers[row]);
      }
    }
    return new LongVector(type, out, rows.length(), rows.validity());
  }

  private long scaled(long value, double number) {
    if (exponent < 0 && number == 0) {
      throw new QueryException(QueryError.DIVISION_BY_ZERO, "division by zero");
    }
    double result = Math.rint(exponent < 0 ? value / number : value * number);
    if (!(result < LIMIT && result >= -LIMIT)) {
      throw TemporalErrors.outOfRange(type);
    }
    return (long) result;
  }
}
