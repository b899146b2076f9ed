package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.metadata.LogicalType;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LittleEndian;
import io.github.parquetjdbc.vector.TypeId;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Turns the bytes of a bound into a value that can be compared with a literal: BigDecimal for all
 * exact numbers, dates and times; Double for floating point; Boolean; byte[] in unsigned order.
 */
final class BoundDecoder {

  private static final BigInteger TWO_TO_64 = BigInteger.ONE.shiftLeft(Long.SIZE);

  private BoundDecoder() {}

  /** Whether the values of the column have an order in which bounds could be given. */
  static boolean isOrdered(LeafColumn leaf) {
    if (leaf.physicalType() == PhysicalType.INT96) {
      return false;
    }
    LogicalType logical = leaf.logicalType();
    if (logical == null) {
      return true;
    }
    return switch (logical.kind()) {
      case INTERVAL, NULL, GEOMETRY, GEOGRAPHY, LIST, MAP, VARIANT, UNKNOWN -> false;
      case STRING, ENUM, JSON, BSON, UUID, DATE, FLOAT16, DECIMAL, TIME, TIMESTAMP, INTEGER -> true;
    };
  }

  /**
   * Whether signed comparison, which the deprecated bounds were found by, is the column's own
   * order.
   */
  static boolean isSigned(LeafColumn leaf) {
    return switch (leaf.physicalType()) {
      case BYTE_ARRAY, FIXED_LEN_BYTE_ARRAY, INT96 -> false;
      case INT32, INT64 ->
          !(leaf.logicalType() instanceof LogicalType.Int integer) || integer.signed();
      case BOOLEAN, FLOAT, DOUBLE -> true;
    };
  }

  /** The bound, or {@code null} if it is absent, is NaN or cannot be a value of the column. */
  static Object decode(byte[] bytes, LeafColumn leaf) {
    if (bytes == null) {
      return null;
    }
    return switch (leaf.physicalType()) {
      case BOOLEAN -> bytes.length == 1 ? (Object) (bytes[0] != 0) : null;
      case INT32 -> bytes.length == 4 ? int32(LittleEndian.getInt(bytes, 0), leaf) : null;
      case INT64 -> bytes.length == 8 ? int64(LittleEndian.getLong(bytes, 0), leaf) : null;
      case FLOAT -> bytes.length == 4 ? number(LittleEndian.getFloat(bytes, 0)) : null;
      case DOUBLE -> bytes.length == 8 ? number(LittleEndian.getDouble(bytes, 0)) : null;
      case BYTE_ARRAY, FIXED_LEN_BYTE_ARRAY -> bytes(bytes, leaf);
      case INT96 -> null;
    };
  }

  private static Object number(double value) {
    return Double.isNaN(value) ? null : value;
  }

  private static Object int32(int value, LeafColumn leaf) {
    if (leaf.logicalType() instanceof LogicalType.Int integer) {
      long wide = integer.signed() ? value : Integer.toUnsignedLong(value);
      return fits(wide, integer) ? BigDecimal.valueOf(wide) : null;
    }
    return BigDecimal.valueOf(value, scale(leaf));
  }

  /** Values beyond the declared width are out of domain; whatever they become, it is not known. */
  private static boolean fits(long value, LogicalType.Int integer) {
    int magnitude = integer.signed() ? integer.bits() - 1 : integer.bits();
    long max = (1L << magnitude) - 1;
    return value <= max && value >= (integer.signed() ? -max - 1 : 0);
  }

  private static Object int64(long value, LeafColumn leaf) {
    boolean unsigned = leaf.logicalType() instanceof LogicalType.Int integer && !integer.signed();
    if (unsigned && value < 0) {
      return new BigDecimal(BigInteger.valueOf(value).add(TWO_TO_64));
    }
    return BigDecimal.valueOf(value, scale(leaf));
  }

  static int scale(LeafColumn leaf) {
    DataType type = leaf.type();
    return type.id() == TypeId.DECIMAL ? type.scale() : 0;
  }

  private static Object bytes(byte[] bytes, LeafColumn leaf) {
    boolean fixed = leaf.physicalType() == PhysicalType.FIXED_LEN_BYTE_ARRAY;
    if (fixed && bytes.length > leaf.typeLength()) {
      return null;
    }
    boolean whole = !fixed || bytes.length == leaf.typeLength();
    return switch (leaf.type().id()) {
      case DECIMAL ->
          whole && bytes.length > 0 ? new BigDecimal(new BigInteger(bytes), scale(leaf)) : null;
      case REAL -> whole ? number(Float16.toFloat(LittleEndian.getShort(bytes, 0))) : null;
      default -> bytes;
    };
  }
}
