package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;

/** Which JDBC types a session shows. */
public enum TypeMode {
  /** Every type as what it is. */
  FULL,
  /** For clients that give up a table because of one column whose type they do not know. */
  SIMPLE;

  /**
   * What a column of a type is said to be: in simple mode, text for nested values, UUIDs, VARIANT
   * and intervals, and TIMESTAMP for instants.
   */
  public DataType shown(DataType type) {
    if (this == FULL) {
      return type;
    }
    return switch (type.id()) {
      case UUID, VARIANT, INTERVAL_YEAR, INTERVAL_DAY, LIST, STRUCT, MAP -> DataType.VARCHAR;
      case TIMESTAMP_TZ -> DataType.timestamp(type.precision());
      default -> type;
    };
  }
}
