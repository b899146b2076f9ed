package io.github.parquetjdbc.engine.function.compare;

/**
 * The integers that a comparison with a constant accepts: {@code low} to {@code high} inclusive
 * (none if {@code low > high}), or with {@code flip} 1 all others.
 */
public record LongRange(long low, long high, int flip) {

  private static final LongRange NONE = new LongRange(1, 0, 0);

  /**
   * @param min the least value that occurs
   * @param max the greatest
   */
  public static LongRange of(Operator operator, long value, long min, long max) {
    return switch (operator) {
      case EQUAL -> new LongRange(value, value, 0);
      case NOT_EQUAL -> new LongRange(value, value, 1);
      case LESS -> value == min ? NONE : new LongRange(min, value - 1, 0);
      case LESS_OR_EQUAL -> new LongRange(min, value, 0);
      case GREATER -> value == max ? NONE : new LongRange(value + 1, max, 0);
      case GREATER_OR_EQUAL -> new LongRange(value, max, 0);
    };
  }

  /** What both accept, or {@code null} if that is no range. */
  public LongRange and(LongRange other) {
    if (flip != 0 || other.flip != 0) {
      return null;
    }
    return new LongRange(Math.max(low, other.low), Math.min(high, other.high), 0);
  }
}
