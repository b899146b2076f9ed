package io.github.parquetjdbc.reader.schema;

import io.github.parquetjdbc.reader.metadata.ConvertedType;
import io.github.parquetjdbc.reader.metadata.LogicalType;
import io.github.parquetjdbc.reader.metadata.LogicalType.Kind;
import io.github.parquetjdbc.reader.metadata.LogicalType.TimeUnit;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.reader.metadata.SchemaElement;

/** The meaning of a field out of its newer and its older annotation. */
final class Annotations {

  private static final LogicalType UNKNOWN = new LogicalType.Simple(Kind.UNKNOWN);
  private static final int UUID_BYTES = 16;
  private static final int FLOAT16_BYTES = 2;
  private static final int INTERVAL_BYTES = 12;

  private Annotations() {}

  /** What the file declares, the older annotation as its newer equivalent; may be {@code null}. */
  static LogicalType of(SchemaElement element) {
    LogicalType logical = element.logicalType();
    // parquet-java writes INTERVAL, which has no newer annotation, with the newer one of NULL.
    boolean says = logical != null && logical.kind() != Kind.UNKNOWN && logical.kind() != Kind.NULL;
    if (says || element.convertedType() == null) {
      return logical;
    }
    return ofConverted(element.convertedType(), element);
  }

  /** What the file declares of a leaf: of kind UNKNOWN if it does not go with the physical type. */
  static LogicalType applied(SchemaElement element) {
    LogicalType logical = of(element);
    return logical == null || fits(logical, element) ? logical : UNKNOWN;
  }

  private static LogicalType ofConverted(ConvertedType converted, SchemaElement element) {
    return switch (converted) {
      case UTF8 -> new LogicalType.Simple(Kind.STRING);
      case MAP, MAP_KEY_VALUE -> new LogicalType.Simple(Kind.MAP);
      case LIST -> new LogicalType.Simple(Kind.LIST);
      case ENUM -> new LogicalType.Simple(Kind.ENUM);
      case DECIMAL -> new LogicalType.Decimal(element.precision(), element.scale());
      case DATE -> new LogicalType.Simple(Kind.DATE);
      case TIME_MILLIS -> new LogicalType.Time(TimeUnit.MILLIS, true);
      case TIME_MICROS -> new LogicalType.Time(TimeUnit.MICROS, true);
      case TIMESTAMP_MILLIS -> new LogicalType.Timestamp(TimeUnit.MILLIS, true);
      case TIMESTAMP_MICROS -> new LogicalType.Timestamp(TimeUnit.MICROS, true);
      case UINT_8 -> new LogicalType.Int(8, false);
      case UINT_16 -> new LogicalType.Int(16, false);
      case UINT_32 -> new LogicalType.Int(32, false);
      case UINT_64 -> new LogicalType.Int(64, false);
      case INT_8 -> new LogicalType.Int(8, true);
      case INT_16 -> new LogicalType.Int(16, true);
      case INT_32 -> new LogicalType.Int(32, true);
      case INT_64 -> new LogicalType.Int(64, true);
      case JSON -> new LogicalType.Simple(Kind.JSON);
      case BSON -> new LogicalType.Simple(Kind.BSON);
      case INTERVAL -> new LogicalType.Simple(Kind.INTERVAL);
    };
  }

  /** Whether what the file declares of a leaf is known, but not allowed for its physical type. */
  static boolean isMisapplied(SchemaElement element) {
    LogicalType logical = of(element);
    return logical != null && logical.kind() != Kind.UNKNOWN && !fits(logical, element);
  }

  private static boolean fits(LogicalType logical, SchemaElement element) {
    PhysicalType type = element.type();
    return switch (logical.kind()) {
      case STRING, ENUM, JSON, BSON, GEOMETRY, GEOGRAPHY -> type == PhysicalType.BYTE_ARRAY;
      case UUID -> isFixed(element, UUID_BYTES);
      case FLOAT16 -> isFixed(element, FLOAT16_BYTES);
      case INTERVAL -> isFixed(element, INTERVAL_BYTES);
      case DATE -> type == PhysicalType.INT32;
      case NULL -> true;
      case DECIMAL -> decimalFits((LogicalType.Decimal) logical, type);
      case TIME -> type == physicalType(((LogicalType.Time) logical).unit());
      case TIMESTAMP -> type == PhysicalType.INT64;
      case INTEGER -> integerFits((LogicalType.Int) logical, type);
      case LIST, MAP, VARIANT, UNKNOWN -> false;
    };
  }

  private static boolean isFixed(SchemaElement element, int length) {
    return element.type() == PhysicalType.FIXED_LEN_BYTE_ARRAY && element.typeLength() == length;
  }

  /** Precisions beyond what the physical type can hold do no harm: the values are what they are. */
  private static boolean decimalFits(LogicalType.Decimal decimal, PhysicalType type) {
    boolean sane =
        decimal.precision() > 0 && decimal.scale() >= 0 && decimal.scale() <= decimal.precision();
    return sane
        && switch (type) {
          case INT32, INT64, BYTE_ARRAY, FIXED_LEN_BYTE_ARRAY -> true;
          case BOOLEAN, INT96, FLOAT, DOUBLE -> false;
        };
  }

  private static PhysicalType physicalType(TimeUnit unit) {
    return unit == TimeUnit.MILLIS ? PhysicalType.INT32 : PhysicalType.INT64;
  }

  private static boolean integerFits(LogicalType.Int integer, PhysicalType type) {
    return switch (integer.bits()) {
      case 8, 16, 32 -> type == PhysicalType.INT32;
      case 64 -> type == PhysicalType.INT64;
      default -> false;
    };
  }
}
