package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.kernel.Arithmetic;
import io.github.parquetjdbc.engine.kernel.Division;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;
import java.math.BigInteger;

/** Arithmetic of integers of which one at least is a BIGINT, or an interval. Division truncates. */
final class LongArithmetic implements ScalarFunction {

  private final ArithmeticOperator operator;
  private final DataType type;
  private final Output output;
  private final Lane left = new Lane();
  private final Lane right = new Lane();

  /**
   * @param type of the result; may be narrower than BIGINT (a remainder by an INTEGER)
   */
  LongArithmetic(ArithmeticOperator operator, DataType type, Output output) {
    this.operator = operator;
    this.type = type;
    this.output = output;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    int length = rows.length();
    long[] a = left.longs(arguments[0]);
    long[] b = right.longs(arguments[1]);
    long[] out = output.longs(length);
    long suspect =
        switch (operator) {
          case ADD -> Arithmetic.add(a, b, out, length);
          case SUBTRACT -> Arithmetic.subtract(a, b, out, length);
          case MULTIPLY -> multiply(a, b, out, length);
          case DIVIDE -> Division.divide(a, b, out, length);
          case REMAINDER -> Division.remainder(a, b, out, length);
        };
    if (suspect < 0) {
      check(a, b, rows);
    }
    return type.kind() == VectorKind.LONG
        ? new LongVector(type, out, length, rows.validity())
        : narrow(out, rows);
  }

  /** Everyday values are proven small first: the check for overflow costs more than the product. */
  private static long multiply(long[] a, long[] b, long[] out, int length) {
    int bits = Arithmetic.magnitudeBits(a, length) + Arithmetic.magnitudeBits(b, length);
    if (bits < Long.SIZE - 1) {
      Arithmetic.multiplyFitting(a, b, out, length);
      return 0;
    }
    return Arithmetic.multiply(a, b, out, length);
  }

  private Vector narrow(long[] values, Rows rows) {
    IntegerRange range = IntegerRange.of(type);
    int[] out = output.ints(rows.length());
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!range.holds(values[row]) && !rows.isNull(row)) {
        throw NumericErrors.overflow(Long.toString(values[row]), type);
      }
      out[row] = (int) values[row];
    }
    return new IntVector(type, out, rows.length(), rows.validity());
  }

  private void check(long[] a, long[] b, Rows rows) {
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!rows.isNull(row) && exact(a[row], b[row]).bitLength() >= Long.SIZE) {
        throw NumericErrors.overflow(a[row] + " " + operator.symbol() + " " + b[row], type);
      }
    }
  }

  private BigInteger exact(long left, long right) {
    BigInteger a = BigInteger.valueOf(left);
    BigInteger b = BigInteger.valueOf(right);
    return switch (operator) {
      case ADD -> a.add(b);
      case SUBTRACT -> a.subtract(b);
      case MULTIPLY -> a.multiply(b);
      case DIVIDE -> a.divide(divisor(b));
      case REMAINDER -> a.remainder(divisor(b));
    };
  }

  private static BigInteger divisor(BigInteger value) {
    if (value.signum() == 0) {
      throw NumericErrors.divisionByZero();
    }
    return value;
  }
}
