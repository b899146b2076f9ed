package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.function.exact.ExactLane;
import io.github.parquetjdbc.engine.function.exact.ExactResult;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Rounding of integers and DECIMALs, to 0 or a given number of fractional digits. */
final class ExactRounding implements ScalarFunction {

  /** More digits than this change nothing, or leave nothing. */
  private static final int MAX_DIGITS = 1_000;

  private final Signature signature;
  private final RoundingMode mode;
  private final ExactLane lane;
  private final Lane digits = new Lane();
  private final ExactResult result;

  ExactRounding(RoundingMethod method, Signature signature, Binding binding) {
    this.signature = signature;
    this.mode = method.mode();
    this.lane = new ExactLane(signature.argument(0));
    this.result = new ExactResult(signature.type(), binding.output());
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    lane.load(arguments[0]);
    long[] places = arguments.length == 2 ? digits.longs(arguments[1]) : null;
    result.start(rows.length());
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!rows.isNull(row)) {
        put(row, places == null ? 0 : places[row]);
      }
    }
    return result.finish(rows.length(), rows.validity());
  }

  private void put(int row, long places) {
    int scale = (int) Math.max(-MAX_DIGITS, Math.min(MAX_DIGITS, places));
    BigDecimal value = new BigDecimal(lane.get(row), lane.scale());
    BigDecimal rounded = scale < lane.scale() ? value.setScale(scale, mode) : value;
    BigDecimal scaled = rounded.setScale(result.scale(), RoundingMode.HALF_UP);
    if (!result.put(row, scaled.unscaledValue())) {
      throw NumericErrors.overflow(
          signature.name() + "(" + value.toPlainString() + ")", result.type());
    }
  }
}
