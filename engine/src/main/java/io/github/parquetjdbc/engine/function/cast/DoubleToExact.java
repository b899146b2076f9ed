package io.github.parquetjdbc.engine.function.cast;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.exact.ExactResult;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * REAL or DOUBLE to an integer, rounding half to even, or to a DECIMAL, rounding the shortest text
 * of the number half up; both as PostgreSQL does. NaN and infinities have no result.
 */
final class DoubleToExact extends RowCast {

  private static final double LONG_LIMIT = 0x1p62;

  private final DataType from;
  private final DataType to;
  private final Lane lane = new Lane();
  private final ExactResult result;
  private double[] values;

  DoubleToExact(DataType from, DataType to, CastFailures failures, Output output) {
    super(failures);
    this.from = from;
    this.to = to;
    this.result = new ExactResult(to, output);
  }

  @Override
  void start(Vector argument, Rows rows) {
    values = lane.doubles(argument);
    result.start(rows.length());
  }

  @Override
  boolean convert(int row) {
    double value = values[row];
    if (!Double.isFinite(value)) {
      return false;
    }
    if (to.id() != TypeId.DECIMAL && Math.abs(value) < LONG_LIMIT) {
      return result.put(row, BigInteger.valueOf((long) Math.rint(value)));
    }
    BigDecimal exact =
        to.id() == TypeId.DECIMAL
            ? new BigDecimal(DoubleText.of(value, from)).setScale(to.scale(), RoundingMode.HALF_UP)
            : new BigDecimal(Math.rint(value));
    return result.put(row, exact.unscaledValue());
  }

  @Override
  String show(int row) {
    return DoubleText.of(values[row], from);
  }

  @Override
  Vector result(int length, Validity validity) {
    return result.finish(length, validity);
  }
}
