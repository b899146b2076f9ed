package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DataType.Field;
import io.github.parquetjdbc.vector.TypeId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The type that holds all values of two others, for columns that were written differently in
 * different files: whole numbers widen to longer ones and to decimals, decimals to wider ones, REAL
 * to DOUBLE, DATE to TIMESTAMP, times to those with more digits of a second; lists, maps and
 * structs as what is in them, fields of structs by name. Nothing is ever lost, so nothing else is
 * united.
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
    if (left.id() == right.id()) {
      return ofOneFamily(left, right);
    }
    if (left.id() == TypeId.DATE && right.id() == TypeId.TIMESTAMP) {
      return right;
    }
    return left.id() == TypeId.TIMESTAMP && right.id() == TypeId.DATE ? left : null;
  }

  private static DataType ofOneFamily(DataType left, DataType right) {
    return switch (left.id()) {
      case TIME, TIMESTAMP, TIMESTAMP_TZ -> left.precision() > right.precision() ? left : right;
      case LIST, MAP -> nested(left, right);
      case STRUCT -> struct(left, right);
      default -> null;
    };
  }

  /** Of the same number of fields, each with the other's. */
  private static DataType nested(DataType left, DataType right) {
    List<Field> fields = new ArrayList<>();
    for (int i = 0; i < left.fields().size(); i++) {
      Field common = common(left.fields().get(i), right.fields().get(i));
      if (common == null) {
        return null;
      }
      fields.add(common);
    }
    return new DataType(left.id(), 0, 0, fields);
  }

  /** All fields of both, in the order in which they first occur. */
  private static DataType struct(DataType left, DataType right) {
    Map<String, Field> rest = new LinkedHashMap<>();
    right.fields().forEach(field -> rest.put(field.name(), field));
    long names = left.fields().stream().map(Field::name).distinct().count();
    if (rest.size() != right.fields().size() || names != left.fields().size()) {
      return null;
    }
    List<Field> fields = new ArrayList<>();
    for (Field field : left.fields()) {
      Field other = rest.remove(field.name());
      Field common = other == null ? optional(field) : common(field, other);
      if (common == null) {
        return null;
      }
      fields.add(common);
    }
    rest.values().forEach(field -> fields.add(optional(field)));
    return DataType.struct(fields);
  }

  private static Field optional(Field field) {
    return new Field(field.name(), field.type(), true);
  }

  private static Field common(Field left, Field right) {
    DataType type = of(left.type(), right.type());
    return type == null ? null : new Field(left.name(), type, left.nullable() || right.nullable());
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
