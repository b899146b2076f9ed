package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.Map;

/**
 * Reads texts by a pattern, as PostgreSQL's TO_DATE does: spaces before fields are skipped, any
 * punctuation matches any other, fields that are not given begin the year or the day, and what
 * follows the last field is not looked at.
 */
final class PatternReader {

  /** Two digits of a year from this on are of the last century. */
  private static final int PIVOT = 70;

  private static final int MAX_DIGITS = 9;

  private final MomentPattern pattern;
  private final Map<PatternField, Integer> values = new EnumMap<>(PatternField.class);
  private String text;
  private int at;

  /**
   * @throws QueryException INVALID_ARGUMENT for fields that do not tell a date or a time
   */
  PatternReader(MomentPattern pattern) {
    this.pattern = pattern;
    for (MomentPattern.Piece piece : pattern.pieces()) {
      if (piece instanceof MomentPattern.Field field) {
        checkReadable(field.field());
      }
    }
  }

  private static void checkReadable(PatternField field) {
    switch (field) {
      case ISO_YEAR, QUARTER, ISO_WEEK, SUNDAY_DAY, ISO_DAY ->
          throw new QueryException(
              QueryError.INVALID_ARGUMENT, "texts cannot be read by patterns with " + field);
      default -> {}
    }
  }

  /**
   * Reads the next text; {@link #day} and {@link #nano} give what it says.
   *
   * @throws QueryException INVALID_DATETIME where it does not match or has no such day
   */
  void read(String next) {
    text = next;
    at = 0;
    values.clear();
    for (int i = 0; i < pattern.pieces().size(); i++) {
      MomentPattern.Piece piece = pattern.pieces().get(i);
      if (piece instanceof MomentPattern.Literal literal) {
        skip(literal.text());
      } else if (piece instanceof MomentPattern.Field field) {
        skipSpaces();
        if (at < text.length()) {
          values.put(field.field(), value(field.field(), isBounded(i + 1)));
        }
      }
    }
    if (values.isEmpty()) {
      throw mismatch();
    }
  }

  /** Whether a number ends with its width, since another begins there. */
  private boolean isBounded(int next) {
    return next < pattern.pieces().size()
        && pattern.pieces().get(next) instanceof MomentPattern.Field field
        && !field.field().isName();
  }

  private void skip(String literal) {
    for (int i = 0; i < literal.length() && at < text.length(); i++) {
      char expected = literal.charAt(i);
      char found = text.charAt(at);
      if (Character.isLetterOrDigit(expected)) {
        if (found != expected) {
          throw mismatch();
        }
        at++;
      } else if (!Character.isLetterOrDigit(found)) {
        at++;
      }
    }
  }

  private void skipSpaces() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  private int value(PatternField field, boolean bounded) {
    if (field.isName()) {
      return named(field);
    }
    int start = at;
    int width = field == PatternField.YEAR && !bounded ? MAX_DIGITS : field.width();
    int value = 0;
    while (at < text.length() && at - start < width && isDigit(text.charAt(at))) {
      value = value * 10 + text.charAt(at++) - '0';
    }
    if (at == start) {
      throw mismatch();
    }
    boolean fraction = field == PatternField.MILLISECOND || field == PatternField.MICROSECOND;
    for (int digits = at - start; fraction && digits < width; digits++) {
      value *= 10;
    }
    return value;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private int named(PatternField field) {
    int last = field == PatternField.HALF_DAY ? 23 : field.name().contains("MONTH") ? 12 : 7;
    for (int i = 1; i <= last; i++) {
      String name = field.name(i);
      if (text.regionMatches(true, at, name, 0, name.length())) {
        at += name.length();
        return i;
      }
    }
    throw mismatch();
  }

  /** Days since 1970-01-01. */
  long day() {
    try {
      LocalDate year = LocalDate.of(year(), 1, 1);
      Integer ofYear = values.get(PatternField.DAY_OF_YEAR);
      if (ofYear != null) {
        return year.withDayOfYear(ofYear).toEpochDay();
      }
      int month = given(PatternField.MONTH, month());
      return LocalDate.of(year.getYear(), month, given(PatternField.DAY, 1)).toEpochDay();
    } catch (DateTimeException e) {
      throw new QueryException(
          QueryError.INVALID_DATETIME, "'" + text + "' is no date: " + e.getMessage());
    }
  }

  private int year() {
    Integer digits = values.get(PatternField.SHORT_YEAR);
    if (digits != null) {
      return digits + (digits < PIVOT ? 2000 : 1900);
    }
    // PostgreSQL's year where none is given is the first before our era.
    return given(PatternField.YEAR, 0);
  }

  private int month() {
    return given(PatternField.MONTH_NAME, given(PatternField.SHORT_MONTH_NAME, 1));
  }

  private int given(PatternField field, int otherwise) {
    return values.getOrDefault(field, otherwise);
  }

  /** Nanoseconds of the day. */
  long nano() {
    long hour = hour();
    long minute = inRange(given(PatternField.MINUTE, 0), 0, 59);
    long second = inRange(given(PatternField.SECOND, 0), 0, 59);
    long micros = given(PatternField.MILLISECOND, 0) * 1_000L + given(PatternField.MICROSECOND, 0);
    return ((hour * 60 + minute) * 60 + second) * MomentLane.NANOS_PER_SECOND + micros * 1_000;
  }

  private long hour() {
    Integer half = values.get(PatternField.HALF_DAY_HOUR);
    if (half == null) {
      return inRange(given(PatternField.HOUR, 0), 0, 23);
    }
    boolean afternoon = given(PatternField.HALF_DAY, 0) >= 12;
    return inRange(half, 1, 12) % 12 + (afternoon ? 12 : 0);
  }

  private long inRange(int value, int min, int max) {
    if (value < min || value > max) {
      throw new QueryException(
          QueryError.INVALID_DATETIME, "'" + text + "' has a time that is out of range");
    }
    return value;
  }

  private QueryException mismatch() {
    return new QueryException(
        QueryError.INVALID_DATETIME, "'" + text + "' does not match the pattern");
  }
}
