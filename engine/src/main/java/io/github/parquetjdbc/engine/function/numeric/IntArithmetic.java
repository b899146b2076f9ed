package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.kernel.Arithmetic;
import io.github.parquetjdbc.engine.kernel.Division;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.Vector;

/** Arithmetic of TINYINT, SMALLINT and INTEGER. Division truncates. */
final class IntArithmetic implements ScalarFunction {

  private final ArithmeticOperator operator;
  private final DataType type;
  private final Output output;
  private final Lane left = new Lane();
  private final Lane right = new Lane();

  IntArithmetic(ArithmeticOperator operator, DataType type, Output output) {
    this.operator = operator;
    this.type = type;
    this.output = output;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    int length = rows.length();
    int[] a = left.ints(arguments[0]);
    int[] b = right.ints(arguments[1]);
    int[] out = output.ints(length);
    long suspect =
        switch (operator) {
          case ADD -> Arithmetic.add(a, b, out, length);
          case SUBTRACT -> Arithmetic.subtract(a, b, out, length);
          case MULTIPLY -> Arithmetic.multiply(a, b, out, length);
          case DIVIDE -> Division.divide(a, b, out, length);
          case REMAINDER -> Division.remainder(a, b, out, length);
        };
    if (suspect < 0 || !IntegerRange.of(type).holds(out, length)) {
      check(a, b, rows);
    }
    return new IntVector(type, out, length, rows.validity());
  }

  /** Finds the row that failed, if it is one that counts. */
  private void check(int[] a, int[] b, Rows rows) {
    IntegerRange range = IntegerRange.of(type);
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!rows.isNull(row)) {
        long result = exact(a[row], b[row]);
        if (!range.holds(result)) {
          throw NumericErrors.overflow(a[row] + " " + operator.symbol() + " " + b[row], type);
        }
      }
    }
  }

  private long exact(long a, long b) {
    if (b == 0
        && (operator == ArithmeticOperator.DIVIDE || operator == ArithmeticOperator.REMAINDER)) {
      throw NumericErrors.divisionByZero();
    }
    return switch (operator) {
      case ADD -> a + b;
      case SUBTRACT -> a - b;
      case MULTIPLY -> a * b;
      case DIVIDE -> a / b;
      case REMAINDER -> a % b;
    };
  }
}
