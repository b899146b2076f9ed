package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.metadata.LogicalType;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.vector.LittleEndian;
import io.github.parquetjdbc.vector.TypeId;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * The bytes by which a column stores values that equal a literal, as PLAIN encodes them (byte
 * arrays without their length).
 *
 * <p>None are known, and nothing is proven, where equal values may be stored in several ways:
 * decimals in byte arrays of any length, NaN, integers narrower than what stores them.
 */
final class PhysicalForms {

  private PhysicalForms() {}

  /** Every form that an equal value can have, or an empty list if they are not known. */
  static List<byte[]> of(Object literal, LeafColumn leaf) {
    if (!BoundDecoder.isOrdered(leaf)) {
      return List.of();
    }
    return switch (leaf.physicalType()) {
      case INT32, INT64 -> integers(literal, leaf);
      case FLOAT, DOUBLE -> numbers(literal, leaf.physicalType());
      case BYTE_ARRAY ->
          leaf.type().id() != TypeId.DECIMAL && literal instanceof byte[] bytes
              ? List.of(bytes)
              : List.of();
      case FIXED_LEN_BYTE_ARRAY -> fixed(literal, leaf);
      case BOOLEAN, INT96 -> List.of();
    };
  }

  private static List<byte[]> integers(Object literal, LeafColumn leaf) {
    int bits = leaf.physicalType() == PhysicalType.INT32 ? Integer.SIZE : Long.SIZE;
    boolean unsigned = false;
    if (leaf.logicalType() instanceof LogicalType.Int integer) {
      if (integer.bits() != bits) {
        return List.of();
      }
      unsigned = !integer.signed();
    }
    BigInteger value = unscaled(literal, leaf);
    boolean fits =
        value != null
            && (unsigned
                ? value.signum() >= 0 && value.bitLength() <= bits
                : value.bitLength() < bits);
    if (!fits) {
      return List.of();
    }
    byte[] bytes = new byte[bits / Byte.SIZE];
    if (bits == Integer.SIZE) {
      LittleEndian.putInt(bytes, 0, value.intValue());
    } else {
      LittleEndian.putLong(bytes, 0, value.longValue());
    }
    return List.of(bytes);
  }

  /** The zeros are equal but differ in their bytes. */
  private static List<byte[]> numbers(Object literal, PhysicalType type) {
    if (!(literal instanceof Double number) || number.isNaN()) {
      return List.of();
    }
    double value = number;
    if (type == PhysicalType.FLOAT && (float) value != value) {
      return List.of();
    }
    return value == 0
        ? List.of(number(0.0, type), number(-0.0, type))
        : List.of(number(value, type));
  }

  private static byte[] number(double value, PhysicalType type) {
    if (type == PhysicalType.FLOAT) {
      byte[] bytes = new byte[Float.BYTES];
      LittleEndian.putInt(bytes, 0, Float.floatToRawIntBits((float) value));
      return bytes;
    }
    byte[] bytes = new byte[Double.BYTES];
    LittleEndian.putLong(bytes, 0, Double.doubleToRawLongBits(value));
    return bytes;
  }

  private static List<byte[]> fixed(Object literal, LeafColumn leaf) {
    if (leaf.type().id() != TypeId.DECIMAL) {
      // FLOAT16 has Double literals, and so no form here.
      return literal instanceof byte[] bytes && bytes.length == leaf.typeLength()
          ? List.of(bytes)
          : List.of();
    }
    BigInteger value = unscaled(literal, leaf);
    byte[] significant = value == null ? new byte[0] : value.toByteArray();
    if (significant.length == 0 || significant.length > leaf.typeLength()) {
      return List.of();
    }
    byte[] bytes = new byte[leaf.typeLength()];
    Arrays.fill(bytes, (byte) (value.signum() < 0 ? -1 : 0));
    System.arraycopy(significant, 0, bytes, bytes.length - significant.length, significant.length);
    return List.of(bytes);
  }

  /** The integer that stores the literal at the column's scale, or {@code null} if none does. */
  private static BigInteger unscaled(Object literal, LeafColumn leaf) {
    if (!(ValueOrder.likeBound(literal, BigDecimal.ZERO) instanceof BigDecimal decimal)) {
      return null;
    }
    // A literal of a huge exponent is no value of a column, and would be huge written out.
    if (decimal.precision() - (long) decimal.scale() > Byte.MAX_VALUE) {
      return null;
    }
    BigDecimal scaled = decimal.scaleByPowerOfTen(BoundDecoder.scale(leaf));
    boolean whole = scaled.signum() == 0 || scaled.stripTrailingZeros().scale() <= 0;
    return whole ? scaled.toBigInteger() : null;
  }
}
