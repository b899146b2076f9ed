package io.github.parquetjdbc.engine.expression;

import static io.github.parquetjdbc.engine.expression.FunctionCase.date;
import static io.github.parquetjdbc.engine.expression.FunctionCase.day;
import static io.github.parquetjdbc.engine.expression.FunctionCase.of;
import static io.github.parquetjdbc.engine.expression.FunctionCase.timestamp;
import static io.github.parquetjdbc.engine.expression.FunctionCase.units;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.expression.FunctionCase.Argument;
import io.github.parquetjdbc.vector.DataType;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TemporalFunctionTest {

  private static final DataType LONG = DataType.BIGINT;
  private static final DataType DATE = DataType.DATE;
  private static final DataType MILLIS = DataType.timestamp(3);
  private static final DataType NANOS = DataType.timestamp(9);
  private static final DataType DAYS = DataType.INTERVAL_DAY;
  private static final DataType MONTHS = DataType.INTERVAL_YEAR;
  private static final long DAY = 86_400_000L;

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void parts(FunctionCase given) {
    given.check();
  }

  static List<FunctionCase> parts() {
    Argument leapDay = timestamp("2024-02-29T13:45:06.123456789", 9);
    // 23:30 in UTC is past midnight in Paris.
    Argument instant = new Argument(DataType.timestampTz(3), units("2024-02-29T23:30:00", 3));
    return List.of(
        of("extract_year", LONG, 2024L, leapDay),
        of("extract_year", LONG, -1L, date("-0001-03-01")),
        of("extract_year", LONG, 12345L, date("+12345-03-01")),
        of("extract_quarter", LONG, 1L, leapDay),
        of("extract_month", LONG, 2L, date("2024-02-29")),
        of("extract_week", LONG, 53L, date("2021-01-01")),
        of("extract_isoyear", LONG, 2020L, date("2021-01-01")),
        of("extract_day", DataType.INTEGER, 29, leapDay),
        of("extract_dow", LONG, 0L, date("2024-03-03")),
        of("extract_isodow", LONG, 7L, date("2024-03-03")),
        of("extract_doy", LONG, 60L, leapDay),
        of("extract_hour", LONG, 13L, leapDay),
        of("extract_minute", LONG, 45L, leapDay),
        of("extract_second", LONG, 6L, leapDay),
        of("extract_millisecond", LONG, 6123L, leapDay),
        of("extract_microsecond", LONG, 6_123_456L, leapDay),
        of("extract_second", DataType.DOUBLE, 6.5, timestamp("2024-02-29T13:45:06.5", 3)),
        of("extract_epoch", LONG, -1L, timestamp("1969-12-31T23:59:59", 3)),
        of("extract_century", LONG, 20L, date("2000-12-31")),
        of("extract_decade", LONG, 200L, date("2000-12-31")),
        of("extract_day", LONG, 1L, instant),
        of("extract_hour", LONG, 0L, instant),
        of("extract_year", LONG, null, new Argument(DATE, null)),
        of("extract_month", LONG, -2L, new Argument(MONTHS, -14L)),
        of("extract_hour", LONG, 3L, new Argument(DAYS, DAY + 3 * 3_600_000L)),
        of("last_day", DATE, day("2024-02-29"), date("2024-02-01")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void arithmetic(FunctionCase given) {
    given.check();
  }

  static List<FunctionCase> arithmetic() {
    Argument oneMonth = new Argument(MONTHS, 1L);
    Argument minusOneMonth = new Argument(MONTHS, -1L);
    Argument hours36 = new Argument(DAYS, DAY + DAY / 2);
    return List.of(
        of("+", DATE, day("2024-02-29"), date("2024-01-31"), oneMonth),
        of("+", DATE, day("2023-02-28"), oneMonth, date("2023-01-31")),
        of("-", DATE, day("2024-02-29"), date("2024-03-31"), oneMonth),
        of("+", DATE, day("2023-12-15"), date("2024-01-15"), minusOneMonth),
        of("+", DATE, day("2024-01-03"), date("2024-01-01"), new Argument(DAYS, 2 * DAY)),
        of("-", DATE, day("2023-12-30"), date("2024-01-01"), new Argument(DAYS, 2 * DAY)),
        of("+", DATE, day("2024-01-04"), date("2024-01-01"), FunctionCase.bigint(3L)),
        of(
            "+",
            MILLIS,
            units("2024-01-02T18:00:00", 3),
            timestamp("2024-01-01T06:00:00", 3),
            hours36),
        of(
            "-",
            MILLIS,
            units("2023-12-30T18:00:00", 3),
            timestamp("2024-01-01T06:00:00", 3),
            hours36),
        of(
            "+",
            NANOS,
            units("2024-02-29T01:02:03.000000009", 9),
            timestamp("2024-01-31T01:02:03.000000009", 9),
            oneMonth),
        of(
            "+",
            NANOS,
            units("9999-12-31T00:00:00.000000001", 9),
            timestamp("9999-11-30T00:00:00.000000001", 9),
            new Argument(DAYS, 31 * DAY)),
        of(
            "+",
            DATE,
            QueryError.INVALID_DATETIME,
            date("2024-01-31"),
            new Argument(MONTHS, Long.MAX_VALUE)),
        of(
            "+",
            DataType.time(3),
            3_600_000L,
            new Argument(DataType.time(3), 82_800_000L),
            new Argument(DAYS, 7_200_000L)),
        of("-", LONG, 60L, date("2024-03-01"), date("2024-01-01")),
        of("-", DAYS, 60 * DAY, date("2024-03-01"), date("2024-01-01")),
        of(
            "-",
            DAYS,
            -1L,
            timestamp("2024-01-01T00:00:00", 3),
            timestamp("2024-01-01T00:00:00.001", 3)),
        of("-", MONTHS, 1L, date("2024-03-30"), date("2024-01-31")),
        of("-", MONTHS, -1L, date("2024-01-31"), date("2024-03-30")),
        of("+", DAYS, 3 * DAY, new Argument(DAYS, DAY), new Argument(DAYS, 2 * DAY)),
        of("*", DAYS, 3 * DAY, new Argument(DAYS, DAY), FunctionCase.bigint(3L)),
        of("*", DAYS, DAY / 2, FunctionCase.number(0.5), new Argument(DAYS, DAY)),
        of(
            "/",
            DAYS,
            QueryError.DIVISION_BY_ZERO,
            new Argument(DAYS, DAY),
            FunctionCase.number(0.0)),
        of("neg", MONTHS, -1L, oneMonth));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void truncation(FunctionCase given) {
    given.check();
  }

  static List<FunctionCase> truncation() {
    Argument time = timestamp("2024-05-29T13:45:06.123", 3);
    return List.of(
        of("floor_year", MILLIS, units("2024-01-01T00:00:00", 3), time),
        of("floor_quarter", MILLIS, units("2024-04-01T00:00:00", 3), time),
        of("floor_month", DATE, day("2024-05-01"), date("2024-05-29")),
        of("floor_week", MILLIS, units("2024-05-27T00:00:00", 3), time),
        of("floor_hour", MILLIS, units("2024-05-29T13:00:00", 3), time),
        of("ceil_hour", MILLIS, units("2024-05-29T14:00:00", 3), time),
        of("ceil_day", MILLIS, units("2024-05-30T00:00:00", 3), time),
        of("ceil_month", DATE, day("2024-05-01"), date("2024-05-01")),
        of(
            "floor_second",
            MILLIS,
            units("1969-12-31T23:59:59", 3),
            timestamp("1969-12-31T23:59:59.999", 3)),
        of("floor_century", DATE, day("1901-01-01"), date("2000-12-31")),
        of("floor_decade", DATE, day("2000-01-01"), date("2000-12-31")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void clock(FunctionCase given) {
    given.check();
  }

  static List<FunctionCase> clock() {
    return List.of(
        of("current_date", DATE, day("2024-02-29")),
        of("localtimestamp", MILLIS, units("2024-02-29T23:45:06.123", 3)),
        of("current_timestamp", DataType.timestampTz(3), units("2024-02-29T22:45:06.123", 3)));
  }
}
