package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.exact.DoubleLane;
import io.github.parquetjdbc.engine.kernel.Arithmetic;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;

/**
 * Arithmetic of REAL and DOUBLE. NaN and infinities pass through; finite arguments whose result is
 * not finite are an overflow, and division by zero is an error, as in PostgreSQL. Underflow to zero
 * is not.
 */
final class DoubleArithmetic implements ScalarFunction {

  private final ArithmeticOperator operator;
  private final DataType type;
  private final Output output;
  private final DoubleLane left = new DoubleLane();
  private final DoubleLane right = new DoubleLane();

  DoubleArithmetic(ArithmeticOperator operator, DataType type, Output output) {
    this.operator = operator;
    this.type = type;
    this.output = output;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    int length = rows.length();
    double[] a = left.doubles(arguments[0]);
    double[] b = right.doubles(arguments[1]);
    double[] out = output.doubles(length);
    switch (operator) {
      case ADD -> Arithmetic.add(a, b, out, length);
      case SUBTRACT -> Arithmetic.subtract(a, b, out, length);
      case MULTIPLY -> Arithmetic.multiply(a, b, out, length);
      case DIVIDE -> Arithmetic.divide(a, b, out, length);
      case REMAINDER -> Arithmetic.remainder(a, b, out, length);
    }
    if (type.id() == TypeId.REAL) {
      Arithmetic.toFloat(out, length);
    }
    if (!Arithmetic.allFinite(out, length)) {
      check(a, b, out, rows);
    }
    return new DoubleVector(type, out, length, rows.validity());
  }

  private void check(double[] a, double[] b, double[] out, Rows rows) {
    boolean dividing =
        operator == ArithmeticOperator.DIVIDE || operator == ArithmeticOperator.REMAINDER;
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (rows.isNull(row) || Double.isFinite(out[row])) {
        continue;
      }
      if (dividing && b[row] == 0 && !Double.isNaN(a[row])) {
        throw NumericErrors.divisionByZero();
      }
      if (Double.isFinite(a[row]) && Double.isFinite(b[row])) {
        throw NumericErrors.overflow(a[row] + " " + operator.symbol() + " " + b[row], type);
      }
    }
  }
}
