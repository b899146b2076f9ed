package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.function.exact.ExactLane;
import io.github.parquetjdbc.engine.function.exact.ExactResult;
import io.github.parquetjdbc.engine.function.exact.PowersOfTen;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigInteger;

/** ABS and SIGN of integers and DECIMALs. */
final class ExactSign implements ScalarFunction {

  private final Signature signature;
  private final ExactLane lane;
  private final ExactResult result;

  ExactSign(Signature signature, Binding binding) {
    this.signature = signature;
    this.lane = new ExactLane(signature.argument(0));
    this.result = new ExactResult(signature.type(), binding.output());
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    lane.load(arguments[0]);
    result.start(rows.length());
    boolean abs = signature.name().equals("abs");
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!rows.isNull(row)) {
        BigInteger value = lane.get(row);
        put(row, abs ? value.abs() : BigInteger.valueOf(value.signum()), abs ? lane.scale() : 0);
      }
    }
    return result.finish(rows.length(), rows.validity());
  }

  private void put(int row, BigInteger value, int scale) {
    if (!result.put(row, PowersOfTen.scale(value, result.scale() - scale))) {
      throw NumericErrors.overflow(signature.name() + " of a value", result.type());
    }
  }
}
