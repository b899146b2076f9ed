package io.github.parquetjdbc.testdata.source;

import io.github.parquetjdbc.testdata.form.Decimals;
import io.github.parquetjdbc.testdata.form.HalfFloat;
import io.github.parquetjdbc.testdata.form.Scalar;
import io.github.parquetjdbc.testdata.form.Scalars;
import io.github.parquetjdbc.testdata.form.SourceTable;
import io.github.parquetjdbc.testdata.source.Sample.Nulls;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.UUID;

/** Tables of one family of types each: the edges of every type, then random values and nulls. */
public final class ScalarTables {
  private static final int ROWS = 120;

  private ScalarTables() {}

  /** Integers of every width, signed and unsigned, annotated and not. */
  public static SourceTable integers() {
    return Sample.table(
        List.of(
            signed("int8", Scalars.signed(8), Byte.MIN_VALUE, Byte.MAX_VALUE),
            signed("int16", Scalars.signed(16), Short.MIN_VALUE, Short.MAX_VALUE),
            signed("int32", Scalars.signed(32), Integer.MIN_VALUE, Integer.MAX_VALUE),
            longs("int64", Scalars.signed64(), Long.MIN_VALUE, Long.MAX_VALUE),
            unsigned("uint8", Scalars.unsigned(8), 0xFFL),
            unsigned("uint16", Scalars.unsigned(16), 0xFFFFL),
            unsigned("uint32", Scalars.unsigned(32), 0xFFFF_FFFFL),
            longs("uint64", Scalars.unsigned64(), 0L, -1L),
            signed("plain32", Scalars.int32(), Integer.MIN_VALUE, Integer.MAX_VALUE),
            longs("plain64", Scalars.int64(), Long.MIN_VALUE, Long.MAX_VALUE),
            new Sample("flag", Scalars.bool(), List.of(true, false), Random::nextBoolean)),
        ROWS,
        Nulls.SCATTERED,
        21);
  }

  /** FLOAT and DOUBLE with both zeros, infinities, NaN and subnormals. */
  public static SourceTable floats() {
    return Sample.table(
        List.of(
            new Sample(
                "f32",
                Scalars.float32(),
                List.of(
                    0f,
                    -0f,
                    Float.NaN,
                    Float.POSITIVE_INFINITY,
                    Float.NEGATIVE_INFINITY,
                    1e-45f,
                    Float.MAX_VALUE,
                    0.1f),
                random -> (random.nextInt(20_001) - 10_000) / 8f),
            new Sample(
                "f64",
                Scalars.float64(),
                List.of(
                    0d,
                    -0d,
                    Double.NaN,
                    Double.POSITIVE_INFINITY,
                    Double.NEGATIVE_INFINITY,
                    4.9e-324,
                    Double.MAX_VALUE,
                    0.1),
                random -> (random.nextInt(2_000_001) - 1_000_000) / 64d)),
        ROWS,
        Nulls.SCATTERED,
        22);
  }

  /** FLOAT16; all values are written down, with both zeros, infinities and NaN. */
  public static SourceTable halfFloats() {
    List<HalfFloat> values =
        List.of(
            new HalfFloat((short) 0x0000, "0.0"),
            new HalfFloat((short) 0x8000, "-0.0"),
            new HalfFloat((short) 0x7E00, "NaN"),
            new HalfFloat((short) 0x7C00, "Infinity"),
            new HalfFloat((short) 0xFC00, "-Infinity"),
            new HalfFloat((short) 0x3C00, "1.0"),
            new HalfFloat((short) 0xC000, "-2.0"),
            new HalfFloat((short) 0x7BFF, "65504.0"),
            new HalfFloat((short) 0x3800, "0.5"),
            new HalfFloat((short) 0x3555, "0.33325195"),
            new HalfFloat((short) 0x0400, "6.1035156E-5"),
            new HalfFloat((short) 0x0001, "5.9604645E-8"));
    return Sample.table(
        List.of(
            new Sample(
                "f16",
                Scalars.float16(),
                values,
                random -> values.get(random.nextInt(values.size())))),
        40,
        Nulls.SCATTERED,
        23);
  }

  /** DECIMAL in its four physical forms, from 4 to 38 digits. */
  public static SourceTable decimals() {
    return Sample.table(
        List.of(
            decimal("int32_9_2", Decimals.int32(9, 2), 9, 2),
            decimal("int32_4_4", Decimals.int32(4, 4), 4, 4),
            decimal("int32_5_0", Decimals.int32(5, 0), 5, 0),
            decimal("int64_18_4", Decimals.int64(18, 4), 18, 4),
            decimal("int64_10_3", Decimals.int64(10, 3), 10, 3),
            decimal("binary_9_2", Decimals.binary(9, 2), 9, 2),
            decimal("binary_38_10", Decimals.binary(38, 10), 38, 10),
            decimal("fixed_5_1", Decimals.fixed(5, 1, 3), 5, 1),
            decimal("fixed_20_0", Decimals.fixed(20, 0, 9), 20, 0),
            decimal("fixed_38_6", Decimals.fixed(38, 6, 16), 38, 6)),
        ROWS,
        Nulls.SCATTERED,
        24);
  }

  /** DECIMAL of more digits than most systems have. */
  public static SourceTable wideDecimals() {
    return Sample.table(
        List.of(
            decimal("binary_50_5", Decimals.binary(50, 5), 50, 5),
            decimal("fixed_76_10", Decimals.fixed(76, 10, 32), 76, 10)),
        60,
        Nulls.SCATTERED,
        26);
  }

  /** BSON documents. */
  public static SourceTable documents() {
    return Sample.table(
        List.of(
            new Sample(
                "bson",
                Scalars.bson(),
                List.of(new byte[] {5, 0, 0, 0, 0}),
                random -> bytes(random, 8))),
        40,
        Nulls.SCATTERED,
        27);
  }

  /** Text and bytes. */
  public static SourceTable strings() {
    List<String> words =
        List.of("", "a", "naïve", "日本語", "🚲 und 🚋", "\u0000", "tab\there", "\"quoted\"");
    return Sample.table(
        List.of(
            new Sample("string", Scalars.string(), words, ScalarTables::word),
            new Sample(
                "enum",
                Scalars.enumeration(),
                List.of("RED", "GREEN"),
                random -> random.nextBoolean() ? "BLUE" : "RED"),
            new Sample(
                "json",
                Scalars.json(),
                List.of("{}", "[1, 2, null]"),
                random -> "{\"n\": " + random.nextInt(100) + "}"),
            new Sample(
                "binary",
                Scalars.binary(),
                List.of(new byte[0], new byte[] {0}),
                random -> bytes(random, random.nextInt(9))),
            new Sample(
                "fixed5", Scalars.fixed(5), List.of(new byte[5]), random -> bytes(random, 5)),
            new Sample(
                "uuid",
                Scalars.uuid(),
                List.of(new UUID(0, 0), new UUID(-1, -1)),
                random -> new UUID(random.nextLong(), random.nextLong()))),
        ROWS,
        Nulls.SCATTERED,
        25);
  }

  private static Sample signed(String name, Scalar form, int smallest, int largest) {
    return new Sample(
        name,
        form,
        List.of(smallest, largest, 0, -1, 1),
        random -> smallest + (int) (random.nextDouble() * ((double) largest - smallest)));
  }

  private static Sample unsigned(String name, Scalar form, long largest) {
    return new Sample(
        name,
        form,
        List.of(0L, largest, largest / 2, largest / 2 + 1),
        random -> (long) (random.nextDouble() * largest));
  }

  private static Sample longs(String name, Scalar form, long first, long second) {
    return new Sample(name, form, List.of(first, second, 0L, 1L, Long.MAX_VALUE), Random::nextLong);
  }

  private static Sample decimal(String name, Scalar form, int precision, int scale) {
    BigDecimal largest =
        new BigDecimal(BigInteger.TEN.pow(precision).subtract(BigInteger.ONE), scale);
    int bits = largest.unscaledValue().bitLength() - 1;
    return new Sample(
        name,
        form,
        List.of(
            largest,
            largest.negate(),
            new BigDecimal(BigInteger.ZERO, scale),
            new BigDecimal(BigInteger.ONE.negate(), scale)),
        random -> {
          BigInteger value = new BigInteger(1 + random.nextInt(bits), random);
          return new BigDecimal(random.nextBoolean() ? value : value.negate(), scale);
        });
  }

  private static String word(Random random) {
    return "wörd-" + Integer.toString(random.nextInt(40), 3);
  }

  private static byte[] bytes(Random random, int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }
}
