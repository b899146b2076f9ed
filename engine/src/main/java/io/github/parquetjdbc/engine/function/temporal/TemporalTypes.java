package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;

/** Which types are moments, which intervals. */
final class TemporalTypes {

  private TemporalTypes() {}

  static boolean isMoment(DataType type) {
    return switch (type.id()) {
      case DATE, TIME, TIMESTAMP, TIMESTAMP_TZ -> true;
      default -> false;
    };
  }

  static boolean isInterval(DataType type) {
    return type.id() == TypeId.INTERVAL_YEAR || type.id() == TypeId.INTERVAL_DAY;
  }

  static boolean isInteger(DataType type) {
    return switch (type.id()) {
      case TINYINT, SMALLINT, INTEGER, BIGINT -> true;
      default -> false;
    };
  }
}
