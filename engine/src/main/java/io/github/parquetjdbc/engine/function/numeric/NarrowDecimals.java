package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.exact.ExactLane;
import io.github.parquetjdbc.engine.function.exact.PowersOfTen;
import io.github.parquetjdbc.engine.kernel.Arithmetic;
import io.github.parquetjdbc.engine.kernel.Division;

/** Arithmetic of unscaled longs, where the magnitudes of a batch prove that no step overflows. */
final class NarrowDecimals {

  private NarrowDecimals() {}

  /**
   * @param scale of the result
   * @return whether it could be done
   */
  static boolean compute(
      ArithmeticOperator operator,
      ExactLane left,
      ExactLane right,
      int scale,
      long[] out,
      Rows rows) {
    int common = Math.max(left.scale(), right.scale());
    return switch (operator) {
      case ADD, SUBTRACT ->
          sum(operator, left, right, common, out, rows.length())
              && rescale(out, scale - common, rows.length());
      case MULTIPLY ->
          product(left, right, out, rows.length())
              && rescale(out, scale - left.scale() - right.scale(), rows.length());
      case DIVIDE -> quotient(left, right, scale, out, rows);
      case REMAINDER ->
          remainder(left, right, common, out, rows) && rescale(out, scale - common, rows.length());
    };
  }

  private static boolean sum(
      ArithmeticOperator operator,
      ExactLane left,
      ExactLane right,
      int common,
      long[] out,
      int length) {
    long[] a = left.scaled(common - left.scale(), length);
    long[] b = right.scaled(common - right.scale(), length);
    if (a == null || b == null) {
      return false;
    }
    if (operator == ArithmeticOperator.ADD) {
      Arithmetic.add(a, b, out, length);
    } else {
      Arithmetic.subtract(a, b, out, length);
    }
    return true;
  }

  private static boolean product(ExactLane left, ExactLane right, long[] out, int length) {
    int bits =
        Arithmetic.magnitudeBits(left.longs(), length)
            + Arithmetic.magnitudeBits(right.longs(), length);
    if (bits > Long.SIZE - 2) {
      return false;
    }
    Arithmetic.multiplyFitting(left.longs(), right.longs(), out, length);
    return true;
  }

  private static boolean quotient(
      ExactLane left, ExactLane right, int scale, long[] out, Rows rows) {
    int exponent = scale - left.scale() + right.scale();
    long[] a = left.scaled(Math.max(exponent, 0), rows.length());
    long[] b = right.scaled(Math.max(-exponent, 0), rows.length());
    if (a == null || b == null) {
      return false;
    }
    if (Division.divideHalfUp(a, b, out, rows.length()) < 0) {
      checkDivisors(right.longs(), rows);
    }
    return true;
  }

  private static boolean remainder(
      ExactLane left, ExactLane right, int common, long[] out, Rows rows) {
    long[] a = left.scaled(common - left.scale(), rows.length());
    long[] b = right.scaled(common - right.scale(), rows.length());
    if (a == null || b == null) {
      return false;
    }
    if (Division.remainder(a, b, out, rows.length()) < 0) {
      checkDivisors(right.longs(), rows);
    }
    return true;
  }

  private static void checkDivisors(long[] divisors, Rows rows) {
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (divisors[row] == 0 && !rows.isNull(row)) {
        throw NumericErrors.divisionByZero();
      }
    }
  }

  private static boolean rescale(long[] values, int exponent, int length) {
    if (exponent == 0) {
      return true;
    }
    if (Math.abs(exponent) > PowersOfTen.MAX_LONG_EXPONENT) {
      return false;
    }
    long factor = PowersOfTen.asLong(Math.abs(exponent));
    if (exponent < 0) {
      Division.divideHalfUp(values, factor, values, length);
      return true;
    }
    int factorBits = Long.SIZE - Long.numberOfLeadingZeros(factor);
    if (Arithmetic.magnitudeBits(values, length) + factorBits > Long.SIZE - 2) {
      return false;
    }
    Arithmetic.scale(values, factor, values, length);
    return true;
  }
}
