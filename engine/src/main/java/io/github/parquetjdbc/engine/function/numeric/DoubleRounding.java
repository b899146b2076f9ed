package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.function.exact.DoubleLane;
import io.github.parquetjdbc.engine.kernel.DoubleMaths;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;

/**
 * Rounding of REAL and DOUBLE. To whole numbers ROUND takes halves to the even neighbour, as
 * PostgreSQL does; to a number of digits it rounds the shortest decimal form half up.
 */
final class DoubleRounding implements ScalarFunction {

  private static final int MAX_DIGITS = 400;

  private final RoundingMethod method;
  private final Signature signature;
  private final Output output;
  private final DoubleLane lane = new DoubleLane();
  private final Lane digits = new Lane();

  DoubleRounding(RoundingMethod method, Signature signature, Binding binding) {
    this.method = method;
    this.signature = signature;
    this.output = binding.output();
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    double[] values = lane.doubles(arguments[0]);
    double[] out = output.doubles(rows.length());
    if (arguments.length == 2) {
      toDigits(values, digits.longs(arguments[1]), out, rows);
    } else {
      switch (method) {
        case CEIL -> DoubleMaths.ceil(values, out, rows.length());
        case FLOOR -> DoubleMaths.floor(values, out, rows.length());
        case ROUND -> DoubleMaths.rint(values, out, rows.length());
        case TRUNCATE -> DoubleMaths.truncate(values, out, rows.length());
      }
    }
    return new DoubleVector(signature.type(), out, rows.length(), rows.validity());
  }

  private void toDigits(double[] values, long[] places, double[] out, Rows rows) {
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      double value = values[row];
      if (!rows.isNull(row)) {
        int scale = (int) Math.max(-MAX_DIGITS, Math.min(MAX_DIGITS, places[row]));
        out[row] =
            Double.isFinite(value)
                ? BigDecimal.valueOf(value).setScale(scale, method.mode()).doubleValue()
                : value;
      }
    }
  }
}
