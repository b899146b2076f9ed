package io.github.parquetjdbc.engine.expression;

import static io.github.parquetjdbc.engine.expression.FunctionCase.bigint;
import static io.github.parquetjdbc.engine.expression.FunctionCase.decimal;
import static io.github.parquetjdbc.engine.expression.FunctionCase.integer;
import static io.github.parquetjdbc.engine.expression.FunctionCase.number;
import static io.github.parquetjdbc.engine.expression.FunctionCase.of;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.expression.FunctionCase.Argument;
import io.github.parquetjdbc.vector.DataType;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NumericFunctionTest {

  private static final DataType INT = DataType.INTEGER;
  private static final DataType LONG = DataType.BIGINT;
  private static final DataType DOUBLE = DataType.DOUBLE;
  private static final int MAX = Integer.MAX_VALUE;
  private static final int MIN = Integer.MIN_VALUE;

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void integers(FunctionCase given) {
    given.check();
  }

  static List<FunctionCase> integers() {
    Argument tiny = new Argument(DataType.TINYINT, 100);
    return List.of(
        of("+", INT, 5, integer(2), integer(3)),
        of("+", INT, null, integer(2), integer(null)),
        of("+", INT, MAX, integer(MAX - 1), integer(1)),
        of("+", INT, QueryError.NUMERIC_OVERFLOW, integer(MAX), integer(1)),
        of("-", INT, QueryError.NUMERIC_OVERFLOW, integer(MIN), integer(1)),
        of("*", INT, QueryError.NUMERIC_OVERFLOW, integer(1 << 16), integer(1 << 15)),
        of("/", INT, -3, integer(-7), integer(2)),
        of("%", INT, -1, integer(-7), integer(2)),
        of("/", INT, QueryError.DIVISION_BY_ZERO, integer(1), integer(0)),
        of("%", INT, QueryError.DIVISION_BY_ZERO, integer(1), integer(0)),
        of("/", INT, QueryError.NUMERIC_OVERFLOW, integer(MIN), integer(-1)),
        of("%", INT, 0, integer(MIN), integer(-1)),
        of("neg", INT, -5, integer(5)),
        of("neg", INT, QueryError.NUMERIC_OVERFLOW, integer(MIN)),
        of("+", DataType.TINYINT, QueryError.NUMERIC_OVERFLOW, tiny, tiny),
        of("+", DataType.SMALLINT, 200, tiny, tiny),
        of("+", LONG, QueryError.NUMERIC_OVERFLOW, bigint(Long.MAX_VALUE), bigint(1L)),
        of("-", LONG, QueryError.NUMERIC_OVERFLOW, bigint(Long.MIN_VALUE), bigint(1L)),
        of("*", LONG, Long.MIN_VALUE, bigint(Long.MIN_VALUE), bigint(1L)),
        of("*", LONG, QueryError.NUMERIC_OVERFLOW, bigint(Long.MIN_VALUE), bigint(-1L)),
        of("*", LONG, QueryError.NUMERIC_OVERFLOW, bigint(1L << 32), bigint(1L << 31)),
        of("/", LONG, QueryError.NUMERIC_OVERFLOW, bigint(Long.MIN_VALUE), bigint(-1L)),
        of("/", LONG, QueryError.DIVISION_BY_ZERO, bigint(0L), bigint(0L)),
        of("%", INT, 3, bigint(13L), integer(5)),
        of("abs", INT, 7, integer(-7)),
        of("abs", LONG, QueryError.NUMERIC_OVERFLOW, bigint(Long.MIN_VALUE)),
        of("sign", INT, -1, integer(-7)),
        of("round", INT, 1200, integer(1234), integer(-2)),
        of("round", INT, -1300, integer(-1250), integer(-2)),
        of("greatest", INT, 9, integer(3), integer(9), integer(4)),
        of("least", INT, 3, integer(3), integer(null), integer(4)),
        of("greatest", INT, null, integer(null), integer(null)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void decimals(FunctionCase given) {
    given.check();
  }

  static List<FunctionCase> decimals() {
    String nines = "9".repeat(38);
    return List.of(
        of(
            "+",
            type(11, 3),
            new BigDecimal("3.755"),
            decimal("1.50", 10, 2),
            decimal("2.255", 10, 3)),
        of(
            "-",
            type(11, 2),
            new BigDecimal("-0.75"),
            decimal("1.50", 10, 2),
            decimal("2.25", 10, 2)),
        of(
            "*",
            type(20, 4),
            new BigDecimal("3.3750"),
            decimal("1.50", 10, 2),
            decimal("2.25", 10, 2)),
        of("*", type(10, 1), new BigDecimal("3.4"), decimal("1.50", 10, 2), decimal("2.25", 10, 2)),
        of(
            "*",
            type(10, 1),
            new BigDecimal("-3.4"),
            decimal("-1.50", 10, 2),
            decimal("2.25", 10, 2)),
        of(
            "/",
            type(20, 6),
            new BigDecimal("0.666667"),
            decimal("2.00", 10, 2),
            decimal("3.0", 10, 1)),
        of(
            "/",
            type(20, 6),
            new BigDecimal("-0.666667"),
            decimal("2", 10, 0),
            decimal("-3", 10, 0)),
        of("/", type(10, 2), QueryError.DIVISION_BY_ZERO, decimal("2", 10, 0), decimal("0", 10, 0)),
        of(
            "%",
            type(10, 2), new BigDecimal("-0.25"), decimal("-1.50", 10, 2), decimal("1.25", 10, 2)),
        of("+", type(3, 0), QueryError.NUMERIC_OVERFLOW, decimal("999", 3, 0), decimal("1", 3, 0)),
        of(
            "+",
            type(38, 0),
            QueryError.NUMERIC_OVERFLOW,
            decimal(nines, 38, 0),
            decimal("1", 38, 0)),
        of(
            "-",
            type(38, 0),
            new BigDecimal("-" + nines),
            decimal("0", 38, 0),
            decimal(nines, 38, 0)),
        of(
            "+",
            type(39, 0),
            new BigDecimal("1" + "0".repeat(38)),
            decimal(nines, 38, 0),
            decimal("1", 38, 0)),
        of(
            "*",
            type(38, 4),
            new BigDecimal("9999999999999999998000000000000000.0001").setScale(4),
            decimal("99999999999999999.99", 19, 2),
            decimal("99999999999999999.99", 19, 2)),
        of(
            "*",
            type(76, 0),
            new BigDecimal(nines).pow(2),
            decimal(nines, 38, 0),
            decimal(nines, 38, 0)),
        of("+", type(12, 2), new BigDecimal("3.50"), decimal("1.50", 10, 2), integer(2)),
        of("neg", type(10, 2), new BigDecimal("-1.50"), decimal("1.50", 10, 2)),
        of("abs", type(10, 2), new BigDecimal("1.50"), decimal("-1.50", 10, 2)),
        of("ceil", type(10, 0), new BigDecimal("-1"), decimal("-1.50", 10, 2)),
        of("floor", type(10, 0), new BigDecimal("-2"), decimal("-1.50", 10, 2)),
        of("round", type(10, 0), new BigDecimal("-2"), decimal("-1.50", 10, 2)),
        of("round", type(10, 2), new BigDecimal("1.60"), decimal("1.55", 10, 2), integer(1)),
        of("truncate", type(10, 2), new BigDecimal("-1.50"), decimal("-1.59", 10, 2), integer(1)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void doubles(FunctionCase given) {
    given.check();
  }

  static List<FunctionCase> doubles() {
    double inf = Double.POSITIVE_INFINITY;
    Argument nan = number(Double.NaN);
    return List.of(
        of("+", DOUBLE, 0.5, number(0.25), number(0.25)),
        of("+", DOUBLE, Double.NaN, nan, number(1.0)),
        of("-", DOUBLE, Double.NaN, number(inf), number(inf)),
        of("*", DOUBLE, inf, number(inf), number(2.0)),
        of("*", DOUBLE, QueryError.NUMERIC_OVERFLOW, number(1e308), number(10.0)),
        of("/", DOUBLE, QueryError.DIVISION_BY_ZERO, number(1.0), number(0.0)),
        of("/", DOUBLE, QueryError.DIVISION_BY_ZERO, number(0.0), number(-0.0)),
        of("/", DOUBLE, Double.NaN, nan, number(0.0)),
        of("+", DataType.REAL, (double) 0.3f, number(0.1), number(0.2)),
        of("*", DataType.REAL, QueryError.NUMERIC_OVERFLOW, number(1e30), number(1e30)),
        of("+", DOUBLE, 1.75, decimal("1.25", 10, 2), number(0.5)),
        of("neg", DOUBLE, -0.0, number(0.0)),
        of("sqrt", DOUBLE, 3.0, integer(9)),
        of("sqrt", DOUBLE, QueryError.INVALID_ARGUMENT, number(-1.0)),
        of("ln", DOUBLE, QueryError.INVALID_ARGUMENT, number(0.0)),
        of("exp", DOUBLE, QueryError.NUMERIC_OVERFLOW, number(1000.0)),
        of("power", DOUBLE, 8.0, number(2.0), number(3.0)),
        of("log10", DOUBLE, 3.0, number(1000.0)),
        of("log", DOUBLE, 3.0, number(2.0), number(8.0)),
        of("pi", DOUBLE, Math.PI),
        of("round", DOUBLE, 2.0, number(2.5)),
        of("round", DOUBLE, 1.3, number(1.25), integer(1)),
        of("trunc", DOUBLE, -1.0, number(-1.9)),
        of("ceil", DOUBLE, -1.0, number(-1.9)),
        of("=", DataType.BOOLEAN, true, nan, nan),
        of(">", DataType.BOOLEAN, true, nan, number(inf)),
        of("<", DataType.BOOLEAN, false, nan, number(inf)),
        of("<=", DataType.BOOLEAN, true, number(inf), nan),
        of("=", DataType.BOOLEAN, true, number(-0.0), number(0.0)),
        of("<", DataType.BOOLEAN, false, number(-0.0), number(0.0)));
  }

  private static DataType type(int precision, int scale) {
    return DataType.decimal(precision, scale);
  }
}
