package io.github.parquetjdbc.reader.prune;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;

/** The order of bounds and literals: that of SQL's comparisons. */
final class ValueOrder {

  private ValueOrder() {}

  /**
   * Compares two values of one of the classes that {@link BoundDecoder} makes. The zeros are equal.
   */
  static int compare(Object left, Object right) {
    if (left instanceof byte[] bytes) {
      return Arrays.compareUnsigned(bytes, (byte[]) right);
    }
    if (left instanceof Double number) {
      double a = number;
      double b = (Double) right;
      return a < b ? -1 : a > b ? 1 : 0;
    }
    if (left instanceof Boolean truth) {
      return Boolean.compare(truth, (Boolean) right);
    }
    return ((BigDecimal) left).compareTo((BigDecimal) right);
  }

  /**
   * A literal in the class of the bound that it is compared with, or {@code null} if it has no
   * place in the bound's order.
   */
  static Object likeBound(Object literal, Object bound) {
    if (bound instanceof BigDecimal) {
      return toDecimal(literal);
    }
    if (bound instanceof Double) {
      return literal instanceof Double number && !number.isNaN() ? number : null;
    }
    return literal.getClass() == bound.getClass() ? literal : null;
  }

  private static BigDecimal toDecimal(Object literal) {
    if (literal instanceof BigDecimal decimal) {
      return decimal;
    }
    if (literal instanceof BigInteger integer) {
      return new BigDecimal(integer);
    }
    if (literal instanceof Long || literal instanceof Integer) {
      return BigDecimal.valueOf(((Number) literal).longValue());
    }
    return null;
  }
}
