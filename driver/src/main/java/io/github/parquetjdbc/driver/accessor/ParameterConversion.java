package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.vector.DataType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Period;
import java.time.ZoneId;
import java.util.UUID;

/**
 * The conversion table of parameters: a Java value to the form of {@code Expression.Literal.value}
 * for the type that the planner gave the parameter.
 *
 * <p>Values are never rounded: what the type cannot hold exactly is refused (22003), since a
 * comparison with the rounded value would answer another question.
 */
public final class ParameterConversion {

  private static final int UUID_LENGTH = 16;

  private ParameterConversion() {}

  /**
   * @param value as given to a setter; {@code null} for NULL
   * @param type of the parameter
   * @param zone the session's, between instants and wall-clock times
   */
  public static Object literal(Object value, DataType type, ZoneId zone) throws SQLException {
    if (value == null) {
      return null;
    }
    return switch (type.id()) {
      case BOOLEAN -> toBoolean(value);
      case TINYINT -> (int) NumberRange.toByte(toLong(value, type));
      case SMALLINT -> (int) NumberRange.toShort(toLong(value, type));
      case INTEGER -> NumberRange.toInt(toLong(value, type));
      case BIGINT -> toLong(value, type);
      case REAL, DOUBLE -> toDouble(value, type);
      case DECIMAL -> toDecimal(value, type);
      case VARCHAR -> toText(value, type).getBytes(StandardCharsets.UTF_8);
      case VARBINARY, BINARY -> toBytes(value, type);
      case UUID -> toUuid(value, type);
      case DATE -> TemporalParameters.date(value, type, zone);
      case TIME -> TemporalParameters.time(value, type, zone);
      case TIMESTAMP -> TemporalParameters.timestamp(value, type, zone);
      case TIMESTAMP_TZ -> TemporalParameters.instant(value, type, zone);
      case INTERVAL_YEAR ->
          value instanceof Period period ? months(period, type) : (Object) toLong(value, type);
      case INTERVAL_DAY ->
          value instanceof Duration duration
              ? millis(duration, type)
              : (Object) toLong(value, type);
      case NULL, VARIANT, LIST, STRUCT, MAP -> throw refuse(value, type);
    };
  }

  static SQLException refuse(Object value, DataType type) {
    return SqlErrors.noConversion(value.getClass().getName(), "a parameter of type " + type);
  }

  private static boolean toBoolean(Object value) throws SQLException {
    if (value instanceof Boolean known) {
      return known;
    }
    if (value instanceof String text) {
      return TextParser.toBoolean(text);
    }
    return number(value, DataType.BOOLEAN).signum() != 0;
  }

  private static long toLong(Object value, DataType type) throws SQLException {
    BigDecimal number = number(value, type);
    try {
      return number.longValueExact();
    } catch (ArithmeticException e) {
      throw SqlErrors.inexact(value, type.toString());
    }
  }

  private static Double toDouble(Object value, DataType type) throws SQLException {
    if (value instanceof Double known) {
      return known;
    }
    if (value instanceof Float known) {
      return known.doubleValue();
    }
    if (value instanceof String text) {
      return TextParser.toDouble(text);
    }
    return NumberRange.toDouble(number(value, type));
  }

  private static BigDecimal toDecimal(Object value, DataType type) throws SQLException {
    BigDecimal number = number(value, type);
    try {
      BigDecimal scaled = number.setScale(type.scale(), RoundingMode.UNNECESSARY);
      if (scaled.precision() <= type.precision()) {
        return scaled;
      }
      throw SqlErrors.inexact(value, type.toString());
    } catch (ArithmeticException e) {
      throw SqlErrors.inexact(value, type.toString());
    }
  }

  private static BigDecimal number(Object value, DataType type) throws SQLException {
    if (value instanceof BigDecimal number) {
      return number;
    }
    if (value instanceof BigInteger number) {
      return new BigDecimal(number);
    }
    if (value instanceof Float number) {
      NumberRange.toBigDecimal(number);
      return new BigDecimal(number.toString());
    }
    if (value instanceof Double number) {
      return NumberRange.toBigDecimal(number);
    }
    if (value instanceof Number number) {
      return BigDecimal.valueOf(number.longValue());
    }
    if (value instanceof Boolean flag) {
      return flag ? BigDecimal.ONE : BigDecimal.ZERO;
    }
    if (value instanceof String text) {
      return TextParser.toDecimal(text);
    }
    throw refuse(value, type);
  }

  private static String toText(Object value, DataType type) throws SQLException {
    if (value instanceof BigDecimal number) {
      return number.toPlainString();
    }
    if (value instanceof CharSequence
        || value instanceof Character
        || value instanceof Number
        || value instanceof Boolean
        || value instanceof UUID) {
      return value.toString();
    }
    return TemporalParameters.text(value, type);
  }

  private static byte[] toBytes(Object value, DataType type) throws SQLException {
    if (value instanceof byte[] bytes) {
      return bytes.clone();
    }
    if (value instanceof UUID uuid) {
      return bytes(uuid);
    }
    throw refuse(value, type);
  }

  private static byte[] toUuid(Object value, DataType type) throws SQLException {
    if (value instanceof UUID uuid) {
      return bytes(uuid);
    }
    if (value instanceof String text) {
      return bytes(TextParser.toUuid(text));
    }
    if (value instanceof byte[] bytes && bytes.length == UUID_LENGTH) {
      return bytes.clone();
    }
    throw refuse(value, type);
  }

  private static byte[] bytes(UUID uuid) {
    return ByteBuffer.allocate(UUID_LENGTH)
        .putLong(uuid.getMostSignificantBits())
        .putLong(uuid.getLeastSignificantBits())
        .array();
  }

  private static long months(Period period, DataType type) throws SQLException {
    if (period.getDays() != 0) {
      throw SqlErrors.inexact(period, type.toString());
    }
    return period.toTotalMonths();
  }

  private static long millis(Duration duration, DataType type) throws SQLException {
    try {
      long millis = duration.toMillis();
      if (Duration.ofMillis(millis).equals(duration)) {
        return millis;
      }
    } catch (ArithmeticException e) {
      throw SqlErrors.inexact(duration, type.toString());
    }
    throw SqlErrors.inexact(duration, type.toString());
  }
}
