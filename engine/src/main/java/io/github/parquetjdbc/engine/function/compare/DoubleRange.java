package io.github.parquetjdbc.engine.function.compare;

/**
 * The doubles that a comparison with a constant accepts: {@code low} to {@code high} inclusive,
 * never NaN, or with {@code flip} 1 all others, NaN among them. NaN is the greatest value.
 */
record DoubleRange(double low, double high, int flip) {

  private static final double MIN = Double.NEGATIVE_INFINITY;
  private static final double MAX = Double.POSITIVE_INFINITY;
  private static final DoubleRange NONE = new DoubleRange(MAX, MIN, 0);
  private static final DoubleRange NUMBERS = new DoubleRange(MIN, MAX, 0);

  static DoubleRange of(Operator operator, double value) {
    return switch (operator) {
      case EQUAL -> Double.isNaN(value) ? NUMBERS.flipped() : new DoubleRange(value, value, 0);
      case LESS_OR_EQUAL -> Double.isNaN(value) ? NONE.flipped() : new DoubleRange(MIN, value, 0);
      case LESS -> below(value);
      case NOT_EQUAL -> of(Operator.EQUAL, value).flipped();
      case GREATER -> of(Operator.LESS_OR_EQUAL, value).flipped();
      case GREATER_OR_EQUAL -> below(value).flipped();
    };
  }

  private static DoubleRange below(double value) {
    if (Double.isNaN(value)) {
      return NUMBERS;
    }
    return value == MIN ? NONE : new DoubleRange(MIN, Math.nextDown(value), 0);
  }

  private DoubleRange flipped() {
    return new DoubleRange(low, high, flip ^ 1);
  }
}
