package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.vector.DataType;

/** The values of an integer type. */
record IntegerRange(long min, long max) {

  private static final IntegerRange TINYINT = new IntegerRange(Byte.MIN_VALUE, Byte.MAX_VALUE);
  private static final IntegerRange SMALLINT = new IntegerRange(Short.MIN_VALUE, Short.MAX_VALUE);
  private static final IntegerRange INTEGER =
      new IntegerRange(Integer.MIN_VALUE, Integer.MAX_VALUE);
  private static final IntegerRange BIGINT = new IntegerRange(Long.MIN_VALUE, Long.MAX_VALUE);

  static IntegerRange of(DataType type) {
    return switch (type.id()) {
      case TINYINT -> TINYINT;
      case SMALLINT -> SMALLINT;
      case BIGINT -> BIGINT;
      default -> INTEGER;
    };
  }

  boolean holds(long value) {
    return value >= min && value <= max;
  }

  /** Whether all values are within. */
  boolean holds(int[] values, int length) {
    if (this == INTEGER) {
      return true;
    }
    int low = 0;
    int high = 0;
    for (int i = 0; i < length; i++) {
      low = Math.min(low, values[i]);
      high = Math.max(high, values[i]);
    }
    return holds(low) && holds(high);
  }
}
