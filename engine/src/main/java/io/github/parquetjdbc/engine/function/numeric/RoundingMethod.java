package io.github.parquetjdbc.engine.function.numeric;

import java.math.RoundingMode;

/** The functions that bring a number to fewer digits. */
enum RoundingMethod {
  CEIL(RoundingMode.CEILING),
  FLOOR(RoundingMode.FLOOR),
  ROUND(RoundingMode.HALF_UP),
  TRUNCATE(RoundingMode.DOWN);

  private final RoundingMode mode;

  RoundingMethod(RoundingMode mode) {
    this.mode = mode;
  }

  RoundingMode mode() {
    return mode;
  }

  /** The method of a function's name, or {@code null}. */
  static RoundingMethod of(String name) {
    return switch (name) {
      case "ceil", "ceiling" -> CEIL;
      case "floor" -> FLOOR;
      case "round" -> ROUND;
      case "truncate", "trunc" -> TRUNCATE;
      default -> null;
    };
  }
}
