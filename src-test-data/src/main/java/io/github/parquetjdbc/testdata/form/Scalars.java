package io.github.parquetjdbc.testdata.form;

import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.BINARY;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.BOOLEAN;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.DOUBLE;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.FIXED_LEN_BYTE_ARRAY;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.FLOAT;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT32;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT64;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import java.util.UUID;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.schema.LogicalTypeAnnotation;

/** The scalar forms that are neither numbers with a scale nor times. */
public final class Scalars {
  private Scalars() {}

  /** BOOLEAN, from {@link Boolean}. */
  public static Scalar bool() {
    return new Scalar(
        "BOOLEAN", BOOLEAN, 0, null, (c, v) -> c.addBoolean((Boolean) v), Object::toString);
  }

  /** An INT32 without annotation, from {@link Integer}. */
  public static Scalar int32() {
    return new Scalar(
        "INT32", INT32, 0, null, (c, v) -> c.addInteger((Integer) v), Object::toString);
  }

  /** An INT64 without annotation, from {@link Long}. */
  public static Scalar int64() {
    return new Scalar("INT64", INT64, 0, null, (c, v) -> c.addLong((Long) v), Object::toString);
  }

  /** A signed INT of 8, 16 or 32 bits in an INT32, from {@link Integer}. */
  public static Scalar signed(int bits) {
    return new Scalar(
        "INT" + bits,
        INT32,
        0,
        LogicalTypeAnnotation.intType(bits, true),
        (c, v) -> c.addInteger((Integer) v),
        Object::toString);
  }

  /** An annotated signed INT(64), from {@link Long}. */
  public static Scalar signed64() {
    return new Scalar(
        "INT64",
        INT64,
        0,
        LogicalTypeAnnotation.intType(64, true),
        (c, v) -> c.addLong((Long) v),
        Object::toString);
  }

  /** An unsigned INT of 8, 16 or 32 bits in an INT32, from {@link Long}. */
  public static Scalar unsigned(int bits) {
    return new Scalar(
        "UINT" + bits,
        INT32,
        0,
        LogicalTypeAnnotation.intType(bits, false),
        (c, v) -> c.addInteger(((Long) v).intValue()),
        Object::toString);
  }

  /** An unsigned INT(64), from the {@link Long} with the same bits. */
  public static Scalar unsigned64() {
    return new Scalar(
        "UINT64",
        INT64,
        0,
        LogicalTypeAnnotation.intType(64, false),
        (c, v) -> c.addLong((Long) v),
        v -> Long.toUnsignedString((Long) v));
  }

  /** FLOAT, from {@link Float}. */
  public static Scalar float32() {
    return new Scalar("FLOAT", FLOAT, 0, null, (c, v) -> c.addFloat((Float) v), Object::toString);
  }

  /** DOUBLE, from {@link Double}. */
  public static Scalar float64() {
    return new Scalar(
        "DOUBLE", DOUBLE, 0, null, (c, v) -> c.addDouble((Double) v), Object::toString);
  }

  /** FLOAT16, from {@link HalfFloat}. */
  public static Scalar float16() {
    return new Scalar(
        "FLOAT16",
        FIXED_LEN_BYTE_ARRAY,
        2,
        LogicalTypeAnnotation.float16Type(),
        (c, v) ->
            c.addBinary(
                Binary.fromConstantByteArray(
                    ByteBuffer.allocate(2)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .putShort(((HalfFloat) v).bits())
                        .array())),
        v -> ((HalfFloat) v).text());
  }

  /** STRING, from {@link String}. */
  public static Scalar string() {
    return text("STRING", LogicalTypeAnnotation.stringType());
  }

  /** ENUM, from {@link String}. */
  public static Scalar enumeration() {
    return text("ENUM", LogicalTypeAnnotation.enumType());
  }

  /** JSON, from {@link String}. */
  public static Scalar json() {
    return text("JSON", LogicalTypeAnnotation.jsonType());
  }

  /** BSON, from {@code byte[]}. */
  public static Scalar bson() {
    return bytes("BSON", LogicalTypeAnnotation.bsonType());
  }

  /** BYTE_ARRAY without annotation, from {@code byte[]}. */
  public static Scalar binary() {
    return bytes("BINARY", null);
  }

  /** FIXED_LEN_BYTE_ARRAY without annotation, from {@code byte[]}. */
  public static Scalar fixed(int length) {
    return new Scalar(
        "FIXED(" + length + ")",
        FIXED_LEN_BYTE_ARRAY,
        length,
        null,
        (c, v) -> c.addBinary(Binary.fromConstantByteArray((byte[]) v)),
        Scalars::hex);
  }

  /** UUID, from {@link UUID}. */
  public static Scalar uuid() {
    return new Scalar(
        "UUID",
        FIXED_LEN_BYTE_ARRAY,
        16,
        LogicalTypeAnnotation.uuidType(),
        (c, v) ->
            c.addBinary(
                Binary.fromConstantByteArray(
                    ByteBuffer.allocate(16)
                        .putLong(((UUID) v).getMostSignificantBits())
                        .putLong(((UUID) v).getLeastSignificantBits())
                        .array())),
        Object::toString);
  }

  private static Scalar text(String token, LogicalTypeAnnotation logical) {
    return new Scalar(
        token,
        BINARY,
        0,
        logical,
        (c, v) -> c.addBinary(Binary.fromString((String) v)),
        Object::toString);
  }

  private static Scalar bytes(String token, LogicalTypeAnnotation logical) {
    return new Scalar(
        token,
        BINARY,
        0,
        logical,
        (c, v) -> c.addBinary(Binary.fromConstantByteArray((byte[]) v)),
        Scalars::hex);
  }

  private static String hex(Object value) {
    return "0x" + HexFormat.of().formatHex((byte[]) value);
  }
}
