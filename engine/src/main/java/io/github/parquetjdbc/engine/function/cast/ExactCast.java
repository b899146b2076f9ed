package io.github.parquetjdbc.engine.function.cast;

import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.exact.ExactLane;
import io.github.parquetjdbc.engine.function.exact.ExactResult;
import io.github.parquetjdbc.engine.function.exact.PowersOfTen;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;

/** Between integers and DECIMALs, rounding half up. */
final class ExactCast extends RowCast {

  private final ExactLane lane;
  private final ExactResult result;
  private final int exponent;

  ExactCast(DataType from, DataType to, CastFailures failures, Output output) {
    super(failures);
    this.lane = new ExactLane(from);
    this.result = new ExactResult(to, output);
    this.exponent = result.scale() - lane.scale();
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    lane.load(arguments[0]);
    if (lane.isNarrow()) {
      long[] scaled = lane.scaled(exponent, rows.length());
      if (scaled != null && result.firstOutside(scaled, rows) < 0) {
        long[] out = result.longs(rows.length());
        System.arraycopy(scaled, 0, out, 0, rows.length());
        return result.narrow(out, rows.length(), rows.validity());
      }
    }
    return super.apply(arguments, rows);
  }

  @Override
  void start(Vector argument, Rows rows) {
    result.start(rows.length());
  }

  @Override
  boolean convert(int row) {
    return result.put(row, PowersOfTen.scale(lane.get(row), exponent));
  }

  @Override
  String show(int row) {
    return new BigDecimal(lane.get(row), lane.scale()).toPlainString();
  }

  @Override
  Vector result(int length, Validity validity) {
    return result.finish(length, validity);
  }
}
