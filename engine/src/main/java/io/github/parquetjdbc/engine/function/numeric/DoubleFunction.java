package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.function.exact.DoubleLane;
import io.github.parquetjdbc.engine.kernel.Arithmetic;
import io.github.parquetjdbc.engine.kernel.DoubleMaths;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;

/**
 * A function of one or two numbers, computed in DOUBLE. Where it is not defined (NaN from numbers)
 * is an error, and so is an infinity from finite numbers.
 */
final class DoubleFunction implements ScalarFunction {

  private static final double LN_2 = Math.log(2);
  private static final double DEGREES = 180 / Math.PI;
  private static final double RADIANS = Math.PI / 180;

  private final Signature signature;
  private final Output output;
  private final DoubleLane left = new DoubleLane();
  private final DoubleLane right = new DoubleLane();

  DoubleFunction(Signature signature, Binding binding) {
    this.signature = signature;
    this.output = binding.output();
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    int length = rows.length();
    double[] a = left.doubles(arguments[0]);
    double[] b = arguments.length == 2 ? right.doubles(arguments[1]) : a;
    double[] out = output.doubles(length);
    if (arguments.length == 2) {
      compute(a, b, out, length);
    } else {
      compute(a, out, length);
    }
    if (signature.type().id() == TypeId.REAL) {
      Arithmetic.toFloat(out, length);
    }
    if (!Arithmetic.allFinite(out, length)) {
      check(a, b, out, rows);
    }
    return new DoubleVector(signature.type(), out, length, rows.validity());
  }

  private void compute(double[] in, double[] out, int length) {
    switch (signature.name()) {
      case "abs" -> DoubleMaths.abs(in, out, length);
      case "sign" -> DoubleMaths.signum(in, out, length);
      case "sqrt" -> DoubleMaths.sqrt(in, out, length);
      case "cbrt" -> DoubleMaths.cbrt(in, out, length);
      case "exp" -> DoubleMaths.exp(in, out, length);
      case "ln" -> DoubleMaths.ln(in, out, length);
      case "log", "log10" -> DoubleMaths.log10(in, out, length);
      case "log2" -> {
        DoubleMaths.ln(in, out, length);
        DoubleMaths.divide(out, LN_2, out, length);
      }
      case "sin" -> DoubleMaths.sin(in, out, length);
      case "cos" -> DoubleMaths.cos(in, out, length);
      case "tan" -> DoubleMaths.tan(in, out, length);
      case "cot" -> {
        DoubleMaths.tan(in, out, length);
        DoubleMaths.invert(out, out, length);
      }
      case "asin" -> DoubleMaths.asin(in, out, length);
      case "acos" -> DoubleMaths.acos(in, out, length);
      case "atan" -> DoubleMaths.atan(in, out, length);
      case "sinh" -> DoubleMaths.sinh(in, out, length);
      case "cosh" -> DoubleMaths.cosh(in, out, length);
      case "tanh" -> DoubleMaths.tanh(in, out, length);
      case "degrees" -> DoubleMaths.scale(in, DEGREES, out, length);
      default -> DoubleMaths.scale(in, RADIANS, out, length);
    }
  }

  /** LOG takes the base first, as in PostgreSQL. */
  private void compute(double[] a, double[] b, double[] out, int length) {
    switch (signature.name()) {
      case "log" -> {
        for (int i = 0; i < length; i++) {
          out[i] = Math.log(b[i]) / Math.log(a[i]);
        }
      }
      case "atan2" -> DoubleMaths.atan2(a, b, out, length);
      default -> DoubleMaths.power(a, b, out, length);
    }
  }

  private void check(double[] a, double[] b, double[] out, Rows rows) {
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (rows.isNull(row) || Double.isFinite(out[row])) {
        continue;
      }
      boolean numbers = !Double.isNaN(a[row]) && !Double.isNaN(b[row]);
      boolean finite = Double.isFinite(a[row]) && Double.isFinite(b[row]);
      String shown = signature.count() == 2 ? a[row] + ", " + b[row] : Double.toString(a[row]);
      if (Double.isNaN(out[row]) && numbers || finite && a[row] == 0) {
        throw NumericErrors.domain(signature.name(), shown);
      }
      if (finite) {
        throw NumericErrors.overflow(signature.name() + "(" + shown + ")", signature.type());
      }
    }
  }
}
