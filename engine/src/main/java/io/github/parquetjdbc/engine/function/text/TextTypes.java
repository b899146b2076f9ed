package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.DataType;

/** Argument types of text functions, told by letters. */
final class TextTypes {

  private TextTypes() {}

  /**
   * Whether the arguments are as {@code shape} says: {@code t} for a text, {@code n} an integer.
   */
  static boolean match(Signature signature, String shape) {
    if (signature.count() != shape.length()) {
      return false;
    }
    for (int i = 0; i < shape.length(); i++) {
      DataType type = signature.argument(i);
      if (shape.charAt(i) == 't' ? !isText(type) : !isInteger(type)) {
        return false;
      }
    }
    return true;
  }

  static boolean isText(DataType type) {
    return switch (type.id()) {
      case VARCHAR, VARIANT, VARBINARY, BINARY -> true;
      default -> false;
    };
  }

  private static boolean isInteger(DataType type) {
    return switch (type.id()) {
      case TINYINT, SMALLINT, INTEGER, BIGINT -> true;
      default -> false;
    };
  }
}
