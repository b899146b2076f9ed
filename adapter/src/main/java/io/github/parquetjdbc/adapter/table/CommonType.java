package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;

/**
 * The type that holds all values of two others, for columns that were written differently in
 * different files: whole numbers widen to longer ones and to decimals, decimals to wider ones, REAL
 * to DOUBLE, DATE to TIMESTAMP. Nothing is ever lost, so nothing else is united.
 */
final class CommonType {

  private CommonType() {}

  /** {@code null} where there is no such type. */
  static DataType of(DataType left, DataType right) {
    if (left.equals(right) || right.id() == TypeId.NULL) {
      return left;
    }
    if (left.id() == TypeId.NULL) {
      return right;
    }
    int leftDigits = wholeDigits(left);
    int rightDigits = wholeDigits(right);
    if (leftDigits >= 0 && rightDigits >= 0) {
      return left.id() != TypeId.DECIMAL && right.id() != TypeId.DECIMAL
          ? (leftDigits > rightDigits ? left : right)
          : decimal(Math.max(leftDigits, rightDigits), Math.max(left.scale(), right.scale()));
    }
    if (isFloating(left) && isFloating(right)) {
      return DataType.DOUBLE;
    }
    if (left.id() == TypeId.DATE && right.id() == TypeId.TIMESTAMP) {
      return right;
    }
    return left.id() == TypeId.TIMESTAMP && right.id() == TypeId.DATE ? left : null;
  }

  private static DataType decimal(int wholeDigits, int scale) {
    int precision = wholeDigits + scale;
    return precision <= DataType.MAX_INT128_DECIMAL_PRECISION
        ? DataType.decimal(precision, scale)
        : null;
  }

  /** Digits before the point of an exact number, else -1. */
  private static int wholeDigits(DataType type) {
    return switch (type.id()) {
      case TINYINT -> 3;
      case SMALLINT -> 5;
      case INTEGER -> 10;
      case BIGINT -> 19;
      case DECIMAL -> type.precision() - type.scale();
      default -> -1;
    };
  }

  private static boolean isFloating(DataType type) {
    return type.id() == TypeId.REAL || type.id() == TypeId.DOUBLE;
  }
}
