package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.vector.DataType;
import java.math.BigInteger;
import java.sql.Date;
import java.sql.SQLException;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.GregorianCalendar;

/** Parameters that are dates and times. */
public final class TemporalParameters {

  private static final BigInteger NANOS_PER_SECOND = BigInteger.valueOf(1_000_000_000L);

  private TemporalParameters() {}

  /**
   * What the wall clock of the calendar's zone shows at the instant of a {@code java.sql} value.
   *
   * @param calendar {@code null} for the JVM's default zone
   */
  public static LocalDateTime wallClock(java.util.Date value, Calendar calendar) {
    int nano =
        value instanceof Timestamp timestamp
            ? timestamp.getNanos()
            : (int) Math.floorMod(value.getTime(), 1000L) * 1_000_000;
    if (calendar == null) {
      return new Timestamp(value.getTime()).toLocalDateTime().withNano(nano);
    }
    Calendar fields = (Calendar) calendar.clone();
    fields.setTimeInMillis(value.getTime());
    int year = fields.get(Calendar.YEAR);
    boolean before =
        fields instanceof GregorianCalendar && fields.get(Calendar.ERA) == GregorianCalendar.BC;
    return LocalDateTime.of(
        before ? 1 - year : year,
        fields.get(Calendar.MONTH) + 1,
        fields.get(Calendar.DAY_OF_MONTH),
        fields.get(Calendar.HOUR_OF_DAY),
        fields.get(Calendar.MINUTE),
        fields.get(Calendar.SECOND),
        nano);
  }

  static Integer date(Object value, DataType type, ZoneId zone) throws SQLException {
    LocalDateTime time =
        value instanceof Date date ? date.toLocalDate().atStartOfDay() : local(value, type, zone);
    long day = time.toLocalDate().toEpochDay();
    if (!time.toLocalTime().equals(LocalTime.MIDNIGHT) || day != (int) day) {
      throw SqlErrors.inexact(value, type.toString());
    }
    return (int) day;
  }

  static Long time(Object value, DataType type, ZoneId zone) throws SQLException {
    LocalTime time;
    if (value instanceof LocalTime known) {
      time = known;
    } else if (value instanceof OffsetTime known) {
      time = known.toLocalTime();
    } else if (value instanceof String text) {
      time = TextParser.toTime(text);
    } else {
      time = local(value, type, zone).toLocalTime();
    }
    long nanosPerUnit = NANOS_PER_SECOND.longValue() / type.unitsPerSecond();
    if (time.toNanoOfDay() % nanosPerUnit != 0) {
      throw SqlErrors.inexact(value, type.toString());
    }
    return time.toNanoOfDay() / nanosPerUnit;
  }

  static Object timestamp(Object value, DataType type, ZoneId zone) throws SQLException {
    return units(local(value, type, zone).toInstant(ZoneOffset.UTC), value, type);
  }

  static Object instant(Object value, DataType type, ZoneId zone) throws SQLException {
    if (value instanceof Timestamp timestamp) {
      return units(timestamp.toInstant(), value, type);
    }
    if (value instanceof java.util.Date date) {
      return units(Instant.ofEpochMilli(date.getTime()), value, type);
    }
    if (value instanceof String text) {
      return units(TextParser.toInstant(text, zone).toInstant(), value, type);
    }
    Instant known = instantOf(value);
    return units(
        known != null ? known : local(value, type, zone).atZone(zone).toInstant(), value, type);
  }

  static String text(Object value, DataType type) throws SQLException {
    if (value instanceof LocalDate || value instanceof OffsetTime) {
      return value.toString();
    }
    if (value instanceof Date date) {
      return date.toLocalDate().toString();
    }
    if (value instanceof LocalTime time) {
      return DateTimeText.time(time.toNanoOfDay());
    }
    if (value instanceof Time time) {
      return DateTimeText.time(wallClock(time, null).toLocalTime().toNanoOfDay());
    }
    Instant instant = instantOf(value);
    if (instant != null && !(value instanceof Instant)) {
      LocalDateTime wall =
          value instanceof OffsetDateTime time
              ? time.toLocalDateTime()
              : ((ZonedDateTime) value).toLocalDateTime();
      ZoneOffset offset =
          value instanceof OffsetDateTime time
              ? time.getOffset()
              : ((ZonedDateTime) value).getOffset();
      return text(wall) + offset;
    }
    if (instant != null) {
      return text(LocalDateTime.ofInstant(instant, ZoneOffset.UTC)) + "Z";
    }
    return text(local(value, type, ZoneOffset.UTC));
  }

  private static String text(LocalDateTime time) {
    return DateTimeText.timestamp(
        time.toLocalDate().toEpochDay(), time.toLocalTime().toNanoOfDay());
  }

  /** As a wall-clock time: instants in the session's zone, {@code java.sql} values in the JVM's. */
  private static LocalDateTime local(Object value, DataType type, ZoneId zone) throws SQLException {
    if (value instanceof LocalDateTime time) {
      return time;
    }
    if (value instanceof LocalDate date) {
      return date.atStartOfDay();
    }
    if (value instanceof java.util.Date date) {
      return wallClock(date, null);
    }
    if (value instanceof Calendar calendar) {
      return wallClock(calendar.getTime(), calendar);
    }
    if (value instanceof String text) {
      return TextParser.toDateTime(text);
    }
    Instant instant = instantOf(value);
    if (instant != null) {
      return LocalDateTime.ofInstant(instant, zone);
    }
    throw ParameterConversion.refuse(value, type);
  }

  /** The instant of a value that is one, else {@code null}. */
  private static Instant instantOf(Object value) {
    if (value instanceof Instant instant) {
      return instant;
    }
    if (value instanceof OffsetDateTime time) {
      return time.toInstant();
    }
    return value instanceof ZonedDateTime time ? time.toInstant() : null;
  }

  private static Object units(Instant time, Object value, DataType type) throws SQLException {
    BigInteger nanos =
        BigInteger.valueOf(time.getEpochSecond())
            .multiply(NANOS_PER_SECOND)
            .add(BigInteger.valueOf(time.getNano()));
    BigInteger nanosPerUnit = NANOS_PER_SECOND.divide(BigInteger.valueOf(type.unitsPerSecond()));
    BigInteger[] units = nanos.divideAndRemainder(nanosPerUnit);
    if (units[1].signum() != 0) {
      throw SqlErrors.inexact(value, type.toString());
    }
    if (type.precision() > DataType.MAX_LONG_TIMESTAMP_PRECISION) {
      return units[0];
    }
    if (units[0].bitLength() >= Long.SIZE) {
      throw SqlErrors.inexact(value, type.toString());
    }
    return units[0].longValue();
  }
}
