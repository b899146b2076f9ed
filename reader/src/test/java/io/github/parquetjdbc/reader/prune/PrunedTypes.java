package io.github.parquetjdbc.reader.prune;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.io.api.Binary;

/** Types with values that make trouble: extremes, neighbours, signs, zeros, prefixes. */
final class PrunedTypes {

  private PrunedTypes() {}

  /**
   * @param field type, name {@code v} and annotation, as parquet-java writes schemas
   * @param domain values in the form of literals
   * @param outside literals that are no values of the column
   * @param writer adds a value to a row
   */
  record TypeCase(
      String field, List<Object> domain, List<Object> outside, BiConsumer<Group, Object> writer) {
    @Override
    public String toString() {
      return field;
    }
  }

  static List<TypeCase> all() {
    return List.of(
        int32("int32 v", Integer.MIN_VALUE, -1, 0, 1, 7, Integer.MAX_VALUE),
        int32("int32 v (INTEGER(8,true))", -128, -1, 0, 1, 127),
        int32("int32 v (INTEGER(16,true))", -32768, -1, 0, 1, 32767),
        int32("int32 v (INTEGER(8,false))", 0, 1, 127, 128, 255),
        int32("int32 v (INTEGER(16,false))", 0, 1, 32767, 32768, 65535),
        int32("int32 v (DATE)", -719162, -1, 0, 1, 19000),
        int32("int32 v (TIME(MILLIS,true))", 0, 1, 86_399_999),
        unsigned32(),
        int64("int64 v", Long.MIN_VALUE, -1L, 0L, 1L, 7L, Long.MAX_VALUE),
        int64("int64 v (TIME(MICROS,false))", 0L, 1L, 86_399_999_999L),
        int64("int64 v (TIMESTAMP(MILLIS,true))", -62_135_596_800_000L, -1L, 0L, 1L),
        int64("int64 v (TIMESTAMP(MICROS,false))", Long.MIN_VALUE, -1L, 0L, 1L, Long.MAX_VALUE),
        nanos(),
        unsigned64(),
        new TypeCase(
            "boolean v", List.of(true, false), List.of(true), (g, x) -> g.add("v", (Boolean) x)),
        floats("float v", (g, x) -> g.add("v", ((Double) x).floatValue())),
        floats("double v", (g, x) -> g.add("v", (double) (Double) x)),
        floats(
            "fixed_len_byte_array(2) v (FLOAT16)",
            (g, x) -> g.add("v", Binary.fromConstantByteArray(half((Double) x)))),
        decimal("int32 v (DECIMAL(9,2))", (g, x) -> g.add("v", x.intValueExact())),
        decimal("int64 v (DECIMAL(18,2))", (g, x) -> g.add("v", x.longValueExact())),
        decimal("binary v (DECIMAL(30,2))", (g, x) -> g.add("v", binary(x.toByteArray()))),
        decimal(
            "fixed_len_byte_array(20) v (DECIMAL(40,2))",
            (g, x) -> g.add("v", binary(padded(x, 20)))),
        bytes("binary v (STRING)", "", "a", "ab", "b", "é", "\uD83D\uDE00", "z".repeat(100)),
        bytes("binary v (ENUM)", "", "A", "B"),
        bytes("binary v (JSON)", "{}", "[1]", "null"),
        bytes("binary v (BSON)", "", "\u007f", "\u0080"),
        bytes("binary v", "", "a", "é"),
        bytes("fixed_len_byte_array(2) v", "ab", "é", "zz"),
        bytes("fixed_len_byte_array(16) v (UUID)", "0123456789abcdef", "é12345678901234"),
        unprunable());
  }

  private static TypeCase int32(String field, Object... domain) {
    return new TypeCase(
        field,
        List.of(domain),
        List.of(3_000_000_000L, -5, 12, new BigDecimal("0.5"), BigInteger.TWO.pow(70)),
        (g, x) -> g.add("v", (Integer) x));
  }

  private static TypeCase unsigned32() {
    return new TypeCase(
        "int32 v (INTEGER(32,false))",
        List.of(0L, 1L, 2_147_483_647L, 2_147_483_648L, 4_294_967_295L),
        List.of(-1L, 3_000_000_000L, 4_294_967_296L),
        (g, x) -> g.add("v", (int) (long) (Long) x));
  }

  private static TypeCase int64(String field, Object... domain) {
    return new TypeCase(
        field,
        List.of(domain),
        List.of(5L, BigInteger.TWO.pow(70), new BigDecimal("-0.5")),
        (g, x) -> g.add("v", (long) (Long) x));
  }

  private static TypeCase nanos() {
    return new TypeCase(
        "int64 v (TIMESTAMP(NANOS,true))",
        List.of(BigInteger.valueOf(Long.MIN_VALUE), BigInteger.ZERO, BigInteger.ONE),
        List.of(BigInteger.TWO.pow(80), BigInteger.TWO.pow(80).negate()),
        (g, x) -> g.add("v", ((BigInteger) x).longValueExact()));
  }

  private static TypeCase unsigned64() {
    BigDecimal half = new BigDecimal(BigInteger.TWO.pow(63));
    return new TypeCase(
        "int64 v (INTEGER(64,false))",
        List.of(
            BigDecimal.ZERO,
            half.subtract(BigDecimal.ONE),
            half,
            new BigDecimal(BigInteger.TWO.pow(64)).subtract(BigDecimal.ONE)),
        List.of(BigDecimal.ONE.negate(), new BigDecimal(BigInteger.TWO.pow(64))),
        (g, x) -> g.add("v", ((BigDecimal) x).longValue()));
  }

  private static TypeCase floats(String field, BiConsumer<Group, Object> writer) {
    return new TypeCase(
        field,
        List.of(Double.NaN, -0.0, 0.0, 1.0, 3.0, -2.5, Double.POSITIVE_INFINITY, -65504.0, 0x1p-24),
        List.of(0.1, 2.0, Double.NEGATIVE_INFINITY, Double.NaN),
        writer);
  }

  private static TypeCase decimal(String field, BiConsumer<Group, BigInteger> writer) {
    return new TypeCase(
        field,
        List.of(
            new BigDecimal("-9999999.99"),
            new BigDecimal("-0.01"),
            new BigDecimal("0.00"),
            new BigDecimal("1.10"),
            new BigDecimal("1.28"),
            new BigDecimal("9999999.99")),
        List.of(new BigDecimal("1.105"), BigDecimal.ONE, new BigDecimal("1e30")),
        (g, x) -> writer.accept(g, ((BigDecimal) x).unscaledValue()));
  }

  private static TypeCase bytes(String field, String... texts) {
    List<Object> domain =
        Arrays.stream(texts).map(t -> (Object) t.getBytes(StandardCharsets.UTF_8)).toList();
    return new TypeCase(
        field,
        domain,
        List.of(new byte[0], new byte[] {'a', 'a'}, new byte[] {(byte) 0xff, 0}, new byte[] {'b'}),
        (g, x) -> g.add("v", binary((byte[]) x)));
  }

  /** INT96 is all NULL or nothing: its bounds say nothing. */
  private static TypeCase unprunable() {
    return new TypeCase(
        "int96 v",
        List.of(BigInteger.ZERO, BigInteger.ONE),
        List.of(BigInteger.TWO),
        (g, x) -> {
          byte[] bytes = new byte[12];
          bytes[0] = ((BigInteger) x).byteValue();
          g.add("v", binary(bytes));
        });
  }

  private static Binary binary(byte[] bytes) {
    return Binary.fromConstantByteArray(bytes);
  }

  private static byte[] padded(BigInteger value, int length) {
    byte[] bytes = new byte[length];
    byte[] significant = value.toByteArray();
    Arrays.fill(bytes, (byte) (value.signum() < 0 ? -1 : 0));
    System.arraycopy(significant, 0, bytes, length - significant.length, significant.length);
    return bytes;
  }

  /** Exact for the values above. */
  private static byte[] half(double value) {
    short bits = halfBits(value);
    return new byte[] {(byte) bits, (byte) (bits >> 8)};
  }

  private static short halfBits(double value) {
    int sign = (int) (Double.doubleToRawLongBits(value) >>> 63) << 15;
    double magnitude = Math.abs(value);
    if (Double.isNaN(value)) {
      return 0x7e00;
    }
    if (Double.isInfinite(value)) {
      return (short) (sign | 0x7c00);
    }
    if (magnitude < 0x1p-14) {
      return (short) (sign | (int) (magnitude * 0x1p24));
    }
    int exponent = Math.getExponent(magnitude);
    int fraction = (int) ((magnitude / Math.scalb(1.0, exponent) - 1) * 1024);
    return (short) (sign | (exponent + 15) << 10 | fraction);
  }
}
