package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.vector.DataType;

/** Which types are numbers. */
final class Numbers {

  private Numbers() {}

  static boolean isNumber(DataType type) {
    return isExact(type) || isInexact(type);
  }

  static boolean isInexact(DataType type) {
    return switch (type.id()) {
      case REAL, DOUBLE -> true;
      default -> false;
    };
  }

  static boolean isExact(DataType type) {
    return switch (type.id()) {
      case TINYINT, SMALLINT, INTEGER, BIGINT, DECIMAL -> true;
      default -> false;
    };
  }

  static boolean isInteger(DataType type) {
    return switch (type.id()) {
      case TINYINT, SMALLINT, INTEGER, BIGINT -> true;
      default -> false;
    };
  }
}
