package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;

/** Families of types, and the type in which values of two types meet. */
final class Types {

  private static final int MAX_DECIMAL_DIGITS = 76;

  private Types() {}

  static boolean isWhole(DataType type) {
    return wholeDigits(type) > 0;
  }

  static boolean isExact(DataType type) {
    return isWhole(type) || type.id() == TypeId.DECIMAL;
  }

  static boolean isApproximate(DataType type) {
    return type.id() == TypeId.REAL || type.id() == TypeId.DOUBLE;
  }

  static boolean isNumeric(DataType type) {
    return isExact(type) || isApproximate(type);
  }

  static boolean isInterval(DataType type) {
    return type.id() == TypeId.INTERVAL_YEAR || type.id() == TypeId.INTERVAL_DAY;
  }

  static boolean isTimestamp(DataType type) {
    return type.id() == TypeId.TIMESTAMP || type.id() == TypeId.TIMESTAMP_TZ;
  }

  static boolean isDatetime(DataType type) {
    return isTimestamp(type) || type.id() == TypeId.DATE || type.id() == TypeId.TIME;
  }

  /** Whether values count fractions of a second, the unit being the type's. */
  static boolean hasUnits(DataType type) {
    return isTimestamp(type) || type.id() == TypeId.TIME;
  }

  static boolean isBytes(DataType type) {
    return type.id() == TypeId.VARBINARY || type.id() == TypeId.BINARY;
  }

  private static int wholeDigits(DataType type) {
    return switch (type.id()) {
      case TINYINT -> 3;
      case SMALLINT -> 5;
      case INTEGER -> 10;
      case BIGINT -> 19;
      default -> 0;
    };
  }

  /** The DECIMAL that holds every value of an exact type. */
  static DataType decimalOf(DataType type) {
    return isWhole(type) ? DataType.decimal(wholeDigits(type), 0) : type;
  }

  /** Whether values of both lie in the same form, so that equal bits are equal values. */
  static boolean sameForm(DataType a, DataType b) {
    if (a.equals(b)) {
      return true;
    }
    if (isWhole(a) && isWhole(b)) {
      return a.kind() == b.kind();
    }
    if (a.id() == TypeId.DECIMAL && b.id() == TypeId.DECIMAL) {
      return a.scale() == b.scale() && a.kind() == b.kind();
    }
    if (hasUnits(a) && a.id() == b.id()) {
      return a.unitsPerSecond() == b.unitsPerSecond();
    }
    return (isApproximate(a) && isApproximate(b)) || (isBytes(a) && isBytes(b));
  }

  /**
   * The type in which values of both can be compared without loss (but for whole numbers and
   * decimals beside approximate ones).
   *
   * @throws UnsupportedSqlException where there is none
   */
  static DataType common(DataType a, DataType b) {
    if (a.equals(b) || b.id() == TypeId.NULL) {
      return a;
    }
    if (a.id() == TypeId.NULL) {
      return b;
    }
    if (isNumeric(a) && isNumeric(b)) {
      return commonNumber(a, b);
    }
    if (isDatetime(a) && isDatetime(b)) {
      return commonDatetime(a, b);
    }
    if (isBytes(a) && isBytes(b)) {
      return DataType.VARBINARY;
    }
    if (a.id() == TypeId.UUID || b.id() == TypeId.UUID) {
      return DataType.UUID;
    }
    throw new UnsupportedSqlException("comparing " + a + " with " + b + " is");
  }

  private static DataType commonNumber(DataType a, DataType b) {
    if (isApproximate(a) || isApproximate(b)) {
      return DataType.DOUBLE;
    }
    if (isWhole(a) && isWhole(b)) {
      return wholeDigits(a) >= wholeDigits(b) ? a : b;
    }
    DataType left = decimalOf(a);
    DataType right = decimalOf(b);
    int scale = Math.max(left.scale(), right.scale());
    int whole = Math.max(left.precision() - left.scale(), right.precision() - right.scale());
    return DataType.decimal(Math.min(MAX_DECIMAL_DIGITS, whole + scale), scale);
  }

  private static DataType commonDatetime(DataType a, DataType b) {
    if ((a.id() == TypeId.TIME) != (b.id() == TypeId.TIME)) {
      throw new UnsupportedSqlException("comparing " + a + " with " + b + " is");
    }
    int digits = Math.max(a.precision(), b.precision());
    if (a.id() == TypeId.TIME) {
      return DataType.time(digits);
    }
    return a.id() == TypeId.TIMESTAMP_TZ || b.id() == TypeId.TIMESTAMP_TZ
        ? DataType.timestampTz(digits)
        : DataType.timestamp(digits);
  }
}
