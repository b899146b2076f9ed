package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.SqlErrors;
import java.math.BigDecimal;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.Locale;
import java.util.UUID;

/** What text says when a getter or a parameter wants another type. Blanks around it are ignored. */
final class TextParser {

  /** Between date and time stands a blank (SQL) or a T (ISO 8601). */
  private static final int DATE_TIME_SEPARATOR = 10;

  private TextParser() {}

  static boolean toBoolean(String text) throws SQLException {
    return switch (text.strip().toLowerCase(Locale.ROOT)) {
      case "true", "t", "yes", "y", "on", "1" -> true;
      case "false", "f", "no", "n", "off", "0" -> false;
      default -> throw SqlErrors.invalidText(text, "boolean", null);
    };
  }

  static BigDecimal toDecimal(String text) throws SQLException {
    try {
      return new BigDecimal(text.strip());
    } catch (NumberFormatException e) {
      throw SqlErrors.invalidText(text, "number", e);
    }
  }

  static double toDouble(String text) throws SQLException {
    try {
      return Double.parseDouble(text.strip());
    } catch (NumberFormatException e) {
      throw SqlErrors.invalidText(text, "number", e);
    }
  }

  static UUID toUuid(String text) throws SQLException {
    try {
      return UUID.fromString(text.strip());
    } catch (IllegalArgumentException e) {
      throw SqlErrors.invalidText(text, "UUID", e);
    }
  }

  static LocalTime toTime(String text) throws SQLException {
    try {
      String stripped = text.strip();
      return stripped.indexOf('-') > 0
          ? parseDateTime(stripped).toLocalTime()
          : LocalTime.parse(stripped);
    } catch (DateTimeException e) {
      throw SqlErrors.invalidText(text, "time", e);
    }
  }

  /** A date stands for its midnight. */
  static LocalDateTime toDateTime(String text) throws SQLException {
    try {
      return parseDateTime(text.strip());
    } catch (DateTimeException e) {
      throw SqlErrors.invalidText(text, "timestamp", e);
    }
  }

  /**
   * @param zone of the time where the text names none
   */
  static OffsetDateTime toInstant(String text, ZoneId zone) throws SQLException {
    String stripped = text.strip();
    try {
      int end = stripped.length();
      boolean zoned =
          end > DATE_TIME_SEPARATOR
              && (stripped.endsWith("Z")
                  || stripped.indexOf('+', DATE_TIME_SEPARATOR) > 0
                  || stripped.indexOf('-', DATE_TIME_SEPARATOR) > 0);
      return zoned
          ? OffsetDateTime.parse(isoForm(stripped))
          : parseDateTime(stripped).atZone(zone).toOffsetDateTime();
    } catch (DateTimeException e) {
      throw SqlErrors.invalidText(text, "timestamp with time zone", e);
    }
  }

  private static LocalDateTime parseDateTime(String text) {
    return text.length() <= DATE_TIME_SEPARATOR
        ? LocalDate.parse(text).atStartOfDay()
        : LocalDateTime.parse(isoForm(text));
  }

  private static String isoForm(String text) {
    return text.length() > DATE_TIME_SEPARATOR && text.charAt(DATE_TIME_SEPARATOR) == ' '
        ? text.substring(0, DATE_TIME_SEPARATOR) + 'T' + text.substring(DATE_TIME_SEPARATOR + 1)
        : text;
  }
}
