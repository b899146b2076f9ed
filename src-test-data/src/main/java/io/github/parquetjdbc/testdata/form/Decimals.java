package io.github.parquetjdbc.testdata.form;

import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.BINARY;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.FIXED_LEN_BYTE_ARRAY;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT32;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT64;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.function.BiConsumer;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;

/** DECIMAL in its four physical forms, from {@link BigDecimal} of the declared scale. */
public final class Decimals {
  private Decimals() {}

  /** In an INT32; up to 9 digits. */
  public static Scalar int32(int precision, int scale) {
    return decimal(
        precision,
        scale,
        INT32,
        0,
        (c, v) -> c.addInteger(((BigDecimal) v).unscaledValue().intValueExact()));
  }

  /** In an INT64; up to 18 digits. */
  public static Scalar int64(int precision, int scale) {
    return decimal(
        precision,
        scale,
        INT64,
        0,
        (c, v) -> c.addLong(((BigDecimal) v).unscaledValue().longValueExact()));
  }

  /** In a BYTE_ARRAY of as many bytes as the value needs. */
  public static Scalar binary(int precision, int scale) {
    return decimal(
        precision,
        scale,
        BINARY,
        0,
        (c, v) ->
            c.addBinary(
                Binary.fromConstantByteArray(((BigDecimal) v).unscaledValue().toByteArray())));
  }

  /** In a FIXED_LEN_BYTE_ARRAY, sign-extended. */
  public static Scalar fixed(int precision, int scale, int length) {
    return decimal(
        precision,
        scale,
        FIXED_LEN_BYTE_ARRAY,
        length,
        (c, v) -> c.addBinary(Binary.fromConstantByteArray(signExtended((BigDecimal) v, length))));
  }

  private static Scalar decimal(
      int precision,
      int scale,
      PrimitiveTypeName physical,
      int length,
      BiConsumer<RecordConsumer, Object> writer) {
    return new Scalar(
        "DECIMAL(" + precision + "," + scale + ")",
        physical,
        length,
        LogicalTypeAnnotation.decimalType(scale, precision),
        writer,
        v -> ((BigDecimal) v).toPlainString());
  }

  private static byte[] signExtended(BigDecimal value, int length) {
    byte[] magnitude = value.unscaledValue().toByteArray();
    byte[] bytes = new byte[length];
    Arrays.fill(bytes, (byte) (value.signum() < 0 ? -1 : 0));
    System.arraycopy(magnitude, 0, bytes, length - magnitude.length, magnitude.length);
    return bytes;
  }
}
