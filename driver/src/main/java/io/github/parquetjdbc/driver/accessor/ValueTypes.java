package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.SQLException;
import java.sql.Time;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.UUID;

/** SQL types that hold a parameter's value exactly. */
public final class ValueTypes {

  private static final int MAX_PRECISION = 38;

  /** Few precisions, so that values of a column's usual size share a plan. */
  private static final int COMMON_PRECISION = 18;

  private static final int NANOSECONDS = 9;

  private ValueTypes() {}

  /**
   * @param value as given to a setter, not NULL
   * @return {@code null} where no type is the value's own
   */
  public static DataType of(Object value) {
    if (value instanceof Boolean) {
      return DataType.BOOLEAN;
    }
    if (value instanceof Number number) {
      return ofNumber(number);
    }
    if (value instanceof CharSequence || value instanceof Character) {
      return DataType.VARCHAR;
    }
    if (value instanceof byte[]) {
      return DataType.VARBINARY;
    }
    return value instanceof UUID ? DataType.UUID : ofTime(value);
  }

  private static DataType ofNumber(Number value) {
    if (value instanceof Byte || value instanceof Short || value instanceof Integer) {
      return DataType.INTEGER;
    }
    if (value instanceof Float || value instanceof Double) {
      return DataType.DOUBLE;
    }
    if (value instanceof BigInteger whole) {
      return decimal(new BigDecimal(whole));
    }
    return value instanceof BigDecimal decimal ? decimal(decimal) : DataType.BIGINT;
  }

  private static DataType decimal(BigDecimal value) {
    long scale = Math.max(0, value.scale());
    long whole = Math.max(0, (long) value.precision() - value.scale());
    long precision = Math.max(1, whole + scale);
    return precision > MAX_PRECISION
        ? null
        : DataType.decimal((int) Math.max(COMMON_PRECISION, precision), (int) scale);
  }

  private static DataType ofTime(Object value) {
    if (value instanceof LocalDate || value instanceof java.sql.Date) {
      return DataType.DATE;
    }
    if (value instanceof LocalTime || value instanceof OffsetTime || value instanceof Time) {
      return DataType.time(NANOSECONDS);
    }
    if (value instanceof Instant
        || value instanceof OffsetDateTime
        || value instanceof ZonedDateTime) {
      return DataType.timestampTz(NANOSECONDS);
    }
    return value instanceof LocalDateTime
            || value instanceof java.util.Date
            || value instanceof Calendar
        ? DataType.timestamp(NANOSECONDS)
        : null;
  }

  /**
   * A type of the same family that holds a value which the given one does not.
   *
   * @return {@code null} where there is none
   * @throws SQLException where text is none of that family
   */
  public static DataType wider(Object value, DataType type) throws SQLException {
    return switch (type.id()) {
      case TINYINT, SMALLINT, INTEGER, BIGINT, REAL, DOUBLE, DECIMAL ->
          value instanceof String text ? decimal(TextParser.toDecimal(text)) : of(value);
      case DATE, TIMESTAMP -> DataType.timestamp(NANOSECONDS);
      case TIMESTAMP_TZ -> DataType.timestampTz(NANOSECONDS);
      case TIME -> DataType.time(NANOSECONDS);
      default -> null;
    };
  }
}
