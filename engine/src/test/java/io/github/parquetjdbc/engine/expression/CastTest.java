package io.github.parquetjdbc.engine.expression;

import static io.github.parquetjdbc.engine.expression.FunctionCase.bigint;
import static io.github.parquetjdbc.engine.expression.FunctionCase.cast;
import static io.github.parquetjdbc.engine.expression.FunctionCase.date;
import static io.github.parquetjdbc.engine.expression.FunctionCase.day;
import static io.github.parquetjdbc.engine.expression.FunctionCase.decimal;
import static io.github.parquetjdbc.engine.expression.FunctionCase.integer;
import static io.github.parquetjdbc.engine.expression.FunctionCase.number;
import static io.github.parquetjdbc.engine.expression.FunctionCase.text;
import static io.github.parquetjdbc.engine.expression.FunctionCase.timestamp;
import static io.github.parquetjdbc.engine.expression.FunctionCase.units;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.expression.FunctionCase.Argument;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CastTest {

  private static final DataType TEXT = DataType.VARCHAR;
  private static final DataType INT = DataType.INTEGER;
  private static final DataType LONG = DataType.BIGINT;
  private static final DataType DOUBLE = DataType.DOUBLE;
  private static final QueryError INVALID = QueryError.INVALID_CAST;

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void numbers(FunctionCase given) {
    given.check();
  }

  static List<FunctionCase> numbers() {
    return List.of(
        cast(integer(5), LONG, 5L),
        cast(integer(null), LONG, null),
        cast(bigint(1L << 31), INT, INVALID),
        cast(integer(128), DataType.TINYINT, INVALID),
        cast(integer(-128), DataType.TINYINT, -128),
        cast(integer(7), type(10, 2), new BigDecimal("7.00")),
        cast(integer(700), type(4, 2), INVALID),
        cast(bigint(Long.MAX_VALUE), type(19, 0), new BigDecimal(Long.MAX_VALUE)),
        cast(bigint(Long.MIN_VALUE), type(40, 2), new BigDecimal(Long.MIN_VALUE).setScale(2)),
        cast(decimal("2.50", 10, 2), INT, 3),
        cast(decimal("-2.50", 10, 2), INT, -3),
        cast(decimal("1.245", 10, 3), type(10, 2), new BigDecimal("1.25")),
        cast(decimal("9.99", 3, 2), type(2, 1), INVALID),
        cast(decimal("1234567890123456789012345.5", 30, 1), LONG, INVALID),
        cast(decimal("0.1", 10, 1), DOUBLE, 0.1),
        cast(decimal("12345678901234567890.12", 30, 2), DOUBLE, 12345678901234567890.12),
        cast(bigint((1L << 53) + 1), DOUBLE, 0x1p53),
        cast(number(2.5), INT, 2),
        cast(number(3.5), LONG, 4L),
        cast(number(1e19), LONG, INVALID),
        cast(number(Double.NaN), INT, INVALID),
        cast(number(0.1), type(3, 1), new BigDecimal("0.1")),
        cast(number(2.675), type(3, 2), new BigDecimal("2.68")),
        cast(number(1e300), DataType.REAL, INVALID),
        cast(number(0.1), DataType.REAL, (double) 0.1f),
        cast(new Argument(DataType.BOOLEAN, true), INT, 1),
        cast(integer(2), DataType.BOOLEAN, true));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void toText(FunctionCase given) {
    given.check();
  }

  static List<FunctionCase> toText() {
    byte[] uuid = new byte[16];
    uuid[0] = (byte) 0xAB;
    return List.of(
        cast(integer(-5), TEXT, "-5"),
        cast(decimal("0.00", 10, 2), TEXT, "0.00"),
        cast(decimal("-12345678901234567890.1", 30, 1), TEXT, "-12345678901234567890.1"),
        cast(number(0.1), TEXT, "0.1"),
        cast(number(1.0), TEXT, "1"),
        cast(number(1e15), TEXT, "1e+15"),
        cast(number(123456789012345.0), TEXT, "123456789012345"),
        cast(number(0.0001), TEXT, "0.0001"),
        cast(number(0.00001), TEXT, "1e-05"),
        cast(number(2e-3), TEXT, "0.002"),
        cast(number(1.7976931348623157e308), TEXT, "1.7976931348623157e+308"),
        cast(number(Double.MIN_VALUE), TEXT, "5e-324"),
        cast(number(-0.0), TEXT, "-0"),
        cast(number(Double.NEGATIVE_INFINITY), TEXT, "-Infinity"),
        cast(number(Double.NaN), TEXT, "NaN"),
        cast(new Argument(DataType.REAL, (double) 0.1f), TEXT, "0.1"),
        cast(new Argument(DataType.REAL, (double) 1e6f), TEXT, "1e+06"),
        cast(new Argument(DataType.BOOLEAN, true), TEXT, "true"),
        cast(date("2024-02-29"), TEXT, "2024-02-29"),
        cast(date("+12345-02-28"), TEXT, "12345-02-28"),
        cast(date("-0001-02-28"), TEXT, "-0001-02-28"),
        cast(timestamp("2024-02-29T01:02:03", 3), TEXT, "2024-02-29 01:02:03"),
        cast(timestamp("2024-02-29T01:02:03.000000001", 9), TEXT, "2024-02-29 01:02:03.000000001"),
        cast(new Argument(DataType.timestampTz(3), 0L), TEXT, "1970-01-01 01:00:00+01:00"),
        cast(new Argument(DataType.time(6), 3_723_500_000L), TEXT, "01:02:03.5"),
        cast(new Argument(DataType.INTERVAL_YEAR, -14L), TEXT, "-1-02"),
        cast(new Argument(DataType.INTERVAL_DAY, 93_784_500L), TEXT, "1 02:03:04.5"),
        cast(new Argument(DataType.UUID, uuid), TEXT, "ab000000-0000-0000-0000-000000000000"),
        cast(text("äöü"), varchar(2), "äö"),
        cast(integer(12345), varchar(2), "12"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void fromText(FunctionCase given) {
    given.check();
  }

  static List<FunctionCase> fromText() {
    return List.of(
        cast(text(" -12 "), INT, -12),
        cast(text("1.5"), INT, INVALID),
        cast(text(""), INT, INVALID),
        cast(text("2147483648"), INT, INVALID),
        cast(text("1.245"), type(5, 2), new BigDecimal("1.25")),
        cast(text("1.5e3"), type(8, 2), new BigDecimal("1500.00")),
        cast(text("1e999999999"), type(8, 2), INVALID),
        cast(text("1e-999999999"), type(8, 2), new BigDecimal("0.00")),
        cast(text("9".repeat(3000)), type(38, 0), INVALID),
        cast(text("1e3"), DOUBLE, 1000.0),
        cast(text("nan"), DOUBLE, Double.NaN),
        cast(text("-Infinity"), DOUBLE, Double.NEGATIVE_INFINITY),
        cast(text("1e999"), DOUBLE, INVALID),
        cast(text("0x10"), DOUBLE, INVALID),
        cast(text("1d"), DOUBLE, INVALID),
        cast(text("Yes"), DataType.BOOLEAN, true),
        cast(text("0"), DataType.BOOLEAN, false),
        cast(text("maybe"), DataType.BOOLEAN, INVALID),
        cast(text("2024-02-29"), DataType.DATE, day("2024-02-29")),
        cast(text("2023-02-29"), DataType.DATE, INVALID),
        cast(text("12345-01-01"), DataType.DATE, day("+12345-01-01")),
        cast(text("2024-02-29 10:00"), DataType.DATE, day("2024-02-29")),
        cast(text("10:20:30.5"), DataType.time(3), 37_230_500L),
        cast(text("24:00:00"), DataType.time(3), INVALID),
        cast(
            text("2024-02-29T01:02:03.4567"),
            DataType.timestamp(3),
            units("2024-02-29T01:02:03.457", 3)),
        cast(
            text("2024-02-29 23:59:59.9999"),
            DataType.timestamp(3),
            units("2024-03-01T00:00:00", 3)),
        cast(text("2024-02-29"), DataType.timestamp(9), units("2024-02-29T00:00:00", 9)),
        cast(text("2024-02-29 10:00:00Z"), DataType.timestamp(3), INVALID),
        cast(
            text("2024-02-29 10:00:00Z"), DataType.timestampTz(3), units("2024-02-29T10:00:00", 3)),
        cast(
            text("2024-02-29 10:00:00+02:00"),
            DataType.timestampTz(3),
            units("2024-02-29T08:00:00", 3)),
        cast(
            text("2024-02-29 10:00:00 America/New_York"),
            DataType.timestampTz(3),
            units("2024-02-29T15:00:00", 3)),
        cast(text("2024-02-29 10:00:00"), DataType.timestampTz(3), units("2024-02-29T09:00:00", 3)),
        cast(text("-1-02"), DataType.INTERVAL_YEAR, -14L),
        cast(text("1 02:03:04.5"), DataType.INTERVAL_DAY, 93_784_500L),
        cast(text("AB000000-0000-0000-0000-00000000000g"), DataType.UUID, INVALID));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void moments(FunctionCase given) {
    given.check();
  }

  static List<FunctionCase> moments() {
    DataType zoned = DataType.timestampTz(6);
    return List.of(
        cast(date("2024-02-29"), DataType.timestamp(6), units("2024-02-29T00:00:00", 6)),
        cast(date("+500000-01-01"), DataType.timestamp(6), INVALID),
        cast(timestamp("1969-12-31T23:59:59.999", 3), DataType.DATE, day("1969-12-31")),
        cast(timestamp("2024-02-29T13:00:00", 3), DataType.time(3), 46_800_000L),
        cast(
            timestamp("2024-02-29T13:00:00.0005", 6),
            DataType.timestamp(3),
            units("2024-02-29T13:00:00.001", 3)),
        cast(
            timestamp("2024-02-29T13:00:00.5", 3),
            DataType.timestamp(0),
            units("2024-02-29T13:00:01", 3)),
        cast(timestamp("2024-07-01T13:00:00", 3), zoned, units("2024-07-01T11:00:00", 6)),
        cast(
            new Argument(zoned, units("2024-07-01T23:00:00", 6)), DataType.DATE, day("2024-07-02")),
        cast(
            new Argument(zoned, units("2024-07-01T11:00:00", 6)),
            DataType.timestamp(9),
            units("2024-07-01T13:00:00", 9)));
  }

  @Test
  void aSafeCastGivesNullWhereAStrictOneFailsNamingValueAndType() {
    Expression column = Expressions.column(0, TEXT);
    Batch batch = Batch.of(3, TestVectors.flat(TEXT, Arrays.asList("1", "x", null)));
    Vector safe =
        new ExpressionCompiler(Expressions.context())
            .compile(Expressions.safeCast(column, INT))
            .evaluate(batch);
    assertEquals(1, TestVectors.value(safe, 0));
    assertNull(TestVectors.value(safe, 1));
    assertNull(TestVectors.value(safe, 2));
    Evaluator strict =
        new ExpressionCompiler(Expressions.context()).compile(Expressions.cast(column, INT));
    QueryException failure = assertThrows(QueryException.class, () -> strict.evaluate(batch));
    assertEquals("cannot convert 'x' to INTEGER", failure.getMessage());
  }

  @Test
  void typesThatHaveNothingInCommonAreRefusedAtOnce() {
    Expression cast = Expressions.cast(Expressions.column(0, DataType.DATE), INT);
    QueryException failure =
        assertThrows(
            QueryException.class,
            () -> new ExpressionCompiler(Expressions.context()).compile(cast));
    assertEquals(QueryError.UNSUPPORTED, failure.error());
  }

  private static DataType type(int precision, int scale) {
    return DataType.decimal(precision, scale);
  }

  private static DataType varchar(int length) {
    return new DataType(io.github.parquetjdbc.vector.TypeId.VARCHAR, length, 0, List.of());
  }
}
