package io.github.parquetjdbc.reader.schema;

import io.github.parquetjdbc.reader.metadata.LogicalType;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.vector.DataType;

/** The SQL type of a leaf column. */
final class SqlTypes {

  private static final int NANOS = 9;
  private static final int UINT64_DIGITS = 20;

  private SqlTypes() {}

  /**
   * The type of the values.
   *
   * @param logical one that goes with the physical type, or {@code null}
   */
  static DataType of(
      PhysicalType physical, int typeLength, LogicalType logical, TypeOptions options) {
    return logical == null
        ? bare(physical, typeLength, options)
        : annotated(physical, typeLength, logical);
  }

  private static DataType bare(PhysicalType physical, int typeLength, TypeOptions options) {
    return switch (physical) {
      case BOOLEAN -> DataType.BOOLEAN;
      case INT32 -> DataType.INTEGER;
      case INT64 -> DataType.BIGINT;
      case INT96 ->
          switch (options.int96()) {
            case AS_TIMESTAMP -> DataType.timestamp(NANOS);
            case AS_INSTANT -> DataType.timestampTz(NANOS);
          };
      case FLOAT -> DataType.REAL;
      case DOUBLE -> DataType.DOUBLE;
      case BYTE_ARRAY ->
          switch (options.binary()) {
            case AS_VARBINARY -> DataType.VARBINARY;
            case AS_VARCHAR -> DataType.VARCHAR;
          };
      case FIXED_LEN_BYTE_ARRAY -> DataType.binary(typeLength);
    };
  }

  private static DataType annotated(PhysicalType physical, int typeLength, LogicalType logical) {
    return switch (logical.kind()) {
      case STRING, ENUM, JSON, INTERVAL -> DataType.VARCHAR;
      case BSON, GEOMETRY, GEOGRAPHY -> DataType.VARBINARY;
      case UUID -> DataType.UUID;
      case FLOAT16 -> DataType.REAL;
      case DATE -> DataType.DATE;
      case NULL -> DataType.NULL;
      case DECIMAL -> decimal((LogicalType.Decimal) logical);
      case TIME -> DataType.time(((LogicalType.Time) logical).unit().fractionalDigits());
      case TIMESTAMP -> timestamp((LogicalType.Timestamp) logical);
      case INTEGER -> integer((LogicalType.Int) logical);
      case LIST, MAP, VARIANT, UNKNOWN -> bare(physical, typeLength, TypeOptions.DEFAULT);
    };
  }

  private static DataType decimal(LogicalType.Decimal decimal) {
    return DataType.decimal(decimal.precision(), decimal.scale());
  }

  private static DataType timestamp(LogicalType.Timestamp timestamp) {
    int digits = timestamp.unit().fractionalDigits();
    return timestamp.adjustedToUtc() ? DataType.timestampTz(digits) : DataType.timestamp(digits);
  }

  /** Unsigned integers take the next wider type. */
  private static DataType integer(LogicalType.Int integer) {
    return switch (integer.bits()) {
      case 8 -> integer.signed() ? DataType.TINYINT : DataType.SMALLINT;
      case 16 -> integer.signed() ? DataType.SMALLINT : DataType.INTEGER;
      case 32 -> integer.signed() ? DataType.INTEGER : DataType.BIGINT;
      default -> integer.signed() ? DataType.BIGINT : DataType.decimal(UINT64_DIGITS, 0);
    };
  }
}
