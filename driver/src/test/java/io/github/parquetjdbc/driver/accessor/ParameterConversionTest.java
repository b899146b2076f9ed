package io.github.parquetjdbc.driver.accessor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.parquetjdbc.vector.DataType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.util.Calendar;
import java.util.TimeZone;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParameterConversionTest {

  private static final ZoneId SESSION = ZoneId.of("+02:00");
  private static final TimeZone ORIGINAL = TimeZone.getDefault();

  @AfterEach
  void restoreZone() {
    TimeZone.setDefault(ORIGINAL);
  }

  /** Text stands for the bytes of its UTF-8. */
  record Case(DataType type, Object value, Object literal) {}

  static Stream<Case> conversions() {
    UUID uuid = UUID.fromString("f0112233-4455-6677-8899-aabbccddeeff");
    return Stream.of(
        new Case(DataType.BOOLEAN, true, true),
        new Case(DataType.BOOLEAN, "no", false),
        new Case(DataType.BOOLEAN, 2, true),
        new Case(DataType.TINYINT, (byte) 1, 1),
        new Case(DataType.SMALLINT, 300L, 300),
        new Case(DataType.INTEGER, new BigDecimal("7.00"), 7),
        new Case(DataType.INTEGER, " 7 ", 7),
        new Case(DataType.BIGINT, true, 1L),
        new Case(DataType.BIGINT, BigInteger.valueOf(9), 9L),
        new Case(DataType.BIGINT, 3.0, 3L),
        new Case(DataType.DOUBLE, 0.1f, (double) 0.1f),
        new Case(DataType.REAL, "1.5", 1.5),
        new Case(DataType.DOUBLE, Double.NaN, Double.NaN),
        new Case(DataType.decimal(5, 2), 0.05, new BigDecimal("0.05")),
        new Case(DataType.decimal(5, 2), 0.05f, new BigDecimal("0.05")),
        new Case(DataType.decimal(5, 2), 7, new BigDecimal("7.00")),
        new Case(DataType.VARCHAR, "é", "é"),
        new Case(DataType.VARCHAR, new BigDecimal("1E+3"), "1000"),
        new Case(DataType.VARCHAR, LocalDate.of(2024, 2, 29), "2024-02-29"),
        new Case(
            DataType.VARCHAR, Timestamp.valueOf("2024-02-29 13:05:09.5"), "2024-02-29 13:05:09.5"),
        new Case(
            DataType.VARCHAR,
            OffsetDateTime.parse("2024-02-29T13:05:09+01:00"),
            "2024-02-29 13:05:09+01:00"),
        new Case(DataType.VARCHAR, uuid, uuid.toString()),
        new Case(DataType.DATE, LocalDate.of(1970, 1, 2), 1),
        new Case(DataType.DATE, java.sql.Date.valueOf("1969-12-31"), -1),
        new Case(DataType.DATE, "1970-01-03", 2),
        new Case(DataType.time(3), LocalTime.of(0, 0, 1), 1000L),
        new Case(DataType.time(9), "00:00:00.000000001", 1L),
        new Case(DataType.time(6), java.sql.Time.valueOf("00:00:02"), 2_000_000L),
        new Case(DataType.timestamp(3), LocalDateTime.of(1970, 1, 1, 0, 0, 1), 1000L),
        new Case(DataType.timestamp(6), Timestamp.valueOf("1970-01-01 00:00:01.000001"), 1000001L),
        new Case(DataType.timestamp(6), LocalDate.of(1970, 1, 2), 86_400_000_000L),
        new Case(DataType.timestamp(9), "1969-12-31 23:59:59.999999999", BigInteger.valueOf(-1)),
        new Case(DataType.timestamp(3), Instant.EPOCH, 7_200_000L),
        new Case(DataType.timestampTz(3), Instant.ofEpochMilli(5), 5L),
        new Case(DataType.timestampTz(3), new Timestamp(5), 5L),
        new Case(DataType.timestampTz(3), OffsetDateTime.parse("1970-01-01T01:00+01:00"), 0L),
        new Case(DataType.timestampTz(3), LocalDateTime.of(1970, 1, 1, 2, 0), 0L),
        new Case(DataType.timestampTz(3), "1970-01-01 01:00+01:00", 0L),
        new Case(DataType.INTERVAL_YEAR, Period.of(1, 2, 0), 14L),
        new Case(DataType.INTERVAL_DAY, Duration.ofSeconds(2), 2000L));
  }

  @ParameterizedTest
  @MethodSource("conversions")
  void valuesTakeTheFormOfTheParametersType(Case each) throws SQLException {
    Object actual = ParameterConversion.literal(each.value, each.type, SESSION);
    assertEquals(
        each.literal,
        actual instanceof byte[] bytes ? new String(bytes, StandardCharsets.UTF_8) : actual);
  }

  static Stream<Case> refusals() {
    return Stream.of(
        new Case(DataType.TINYINT, 128, "22003"),
        new Case(DataType.INTEGER, 1.5, "22003"),
        new Case(DataType.INTEGER, "x", "22018"),
        new Case(DataType.INTEGER, Double.NaN, "22003"),
        new Case(DataType.BIGINT, new BigDecimal("1e999999999"), "22003"),
        new Case(DataType.BIGINT, LocalDate.EPOCH, "07006"),
        new Case(DataType.decimal(5, 2), new BigDecimal("1.105"), "22003"),
        new Case(DataType.decimal(5, 2), 1000, "22003"),
        new Case(DataType.BOOLEAN, "perhaps", "22018"),
        new Case(DataType.DATE, Timestamp.valueOf("1970-01-01 00:00:01"), "22003"),
        new Case(DataType.DATE, "yesterday", "22007"),
        new Case(DataType.time(3), LocalTime.of(0, 0, 0, 1), "22003"),
        new Case(DataType.timestamp(3), LocalDateTime.of(1970, 1, 1, 0, 0, 0, 1), "22003"),
        new Case(DataType.timestamp(6), 5, "07006"),
        new Case(DataType.VARBINARY, "text", "07006"),
        new Case(DataType.UUID, new byte[3], "07006"),
        new Case(DataType.INTERVAL_YEAR, Period.ofDays(1), "22003"),
        new Case(DataType.VARCHAR, new Object(), "07006"));
  }

  @ParameterizedTest
  @MethodSource("refusals")
  void whatATypeCannotHoldExactlyIsRefused(Case each) {
    SQLException error =
        assertThrows(
            SQLException.class, () -> ParameterConversion.literal(each.value, each.type, SESSION));
    assertEquals(each.literal, error.getSQLState(), error.getMessage());
  }

  @Test
  void nullIsNullOfEveryType() throws SQLException {
    assertNull(ParameterConversion.literal(null, DataType.list(DataType.DATE, true), SESSION));
  }

  @Test
  void bytesAreCopied() throws SQLException {
    byte[] bytes = {1, 2};
    byte[] literal = (byte[]) ParameterConversion.literal(bytes, DataType.VARBINARY, SESSION);
    bytes[0] = 9;
    assertArrayEquals(new byte[] {1, 2}, literal);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTC", "America/New_York", "Asia/Kolkata"})
  void aCalendarTellsTheWallClock(String zone) {
    TimeZone.setDefault(TimeZone.getTimeZone(zone));
    Calendar tokyo = Calendar.getInstance(TimeZone.getTimeZone("Asia/Tokyo"));
    Timestamp time = Timestamp.from(Instant.parse("2024-02-29T04:05:09.123456Z"));
    assertEquals(
        LocalDateTime.of(2024, 2, 29, 13, 5, 9, 123_456_000),
        TemporalParameters.wallClock(time, tokyo));
    Timestamp early = Timestamp.valueOf("2024-07-01 00:00:00.000000001");
    assertEquals(
        LocalDateTime.of(2024, 7, 1, 0, 0, 0, 1), TemporalParameters.wallClock(early, null));
  }
}
