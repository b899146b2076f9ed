package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.exact.ExactLane;
import io.github.parquetjdbc.engine.function.exact.ExactResult;
import io.github.parquetjdbc.engine.kernel.Arithmetic;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;

/**
 * The common cases of 128-bit DECIMAL arithmetic: products of longs, and sums and differences of
 * 128-bit values of one scale.
 */
final class WideDecimals {

  /** The upper half of 10^38, which no DECIMAL(38) reaches. */
  private static final long LIMIT = 5_421_010_862_427_522_170L;

  private WideDecimals() {}

  /**
   * @return {@code null} where it is no common case, or a value comes near the type's limits
   */
  static Vector compute(
      ArithmeticOperator operator, ExactLane left, ExactLane right, ExactResult result, Rows rows) {
    DataType type = result.type();
    if (type.kind() != VectorKind.INT128
        || type.precision() != DataType.MAX_INT128_DECIMAL_PRECISION) {
      return null;
    }
    int length = rows.length();
    long[] high = result.highs(length);
    long[] low = result.longs(length);
    if (operator == ArithmeticOperator.MULTIPLY) {
      if (!left.isNarrow() || !right.isNarrow() || result.scale() != left.scale() + right.scale()) {
        return null;
      }
      Arithmetic.multiplyWide(left.longs(), right.longs(), high, low, length);
    } else if (sum(operator, left, right, result, high, low, length) < 0) {
      return null;
    }
    return withinLimit(high, length)
        ? new Int128Vector(type, high, low, length, rows.validity())
        : null;
  }

  private static long sum(
      ArithmeticOperator operator,
      ExactLane left,
      ExactLane right,
      ExactResult result,
      long[] high,
      long[] low,
      int length) {
    Int128Vector a = left.int128();
    Int128Vector b = right.int128();
    if (a == null || b == null || left.scale() != right.scale() || result.scale() != left.scale()) {
      return -1;
    }
    return switch (operator) {
      case ADD -> Arithmetic.addWide(a.high(), a.low(), b.high(), b.low(), high, low, length);
      case SUBTRACT ->
          Arithmetic.subtractWide(a.high(), a.low(), b.high(), b.low(), high, low, length);
      case MULTIPLY, DIVIDE, REMAINDER -> -1;
    };
  }

  private static boolean withinLimit(long[] high, int length) {
    int outside = 0;
    for (int i = 0; i < length; i++) {
      long upper = high[i];
      outside |= upper >= -LIMIT & upper < LIMIT ? 0 : 1;
    }
    return outside == 0;
  }
}
