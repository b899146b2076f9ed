package io.github.parquetjdbc.engine.function.temporal;

import java.time.DayOfWeek;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.Locale;

/** What a field of a date pattern shows: a number of so many digits at least, or a name. */
enum PatternField {
  YEAR(DateField.YEAR, 4),
  SHORT_YEAR(DateField.YEAR, 2),
  ISO_YEAR(DateField.ISOYEAR, 4),
  QUARTER(DateField.QUARTER, 1),
  MONTH(DateField.MONTH, 2),
  MONTH_NAME(DateField.MONTH, 9),
  SHORT_MONTH_NAME(DateField.MONTH, 3),
  ISO_WEEK(DateField.WEEK, 2),
  DAY(DateField.DAY, 2),
  DAY_OF_YEAR(DateField.DOY, 3),
  SUNDAY_DAY(DateField.DOW, 1),
  ISO_DAY(DateField.ISODOW, 1),
  DAY_NAME(DateField.ISODOW, 9),
  SHORT_DAY_NAME(DateField.ISODOW, 3),
  HOUR(DateField.HOUR, 2),
  HALF_DAY_HOUR(DateField.HOUR, 2),
  MINUTE(DateField.MINUTE, 2),
  SECOND(DateField.SECOND, 2),
  MILLISECOND(DateField.MILLISECOND, 3),
  MICROSECOND(DateField.MICROSECOND, 6),
  HALF_DAY(DateField.HOUR, 2);

  private final DateField field;
  private final int width;

  PatternField(DateField field, int width) {
    this.field = field;
    this.width = width;
  }

  /** Digits of a number, or the length to which a name is filled up. */
  int width() {
    return width;
  }

  boolean isName() {
    return switch (this) {
      case MONTH_NAME, SHORT_MONTH_NAME, DAY_NAME, SHORT_DAY_NAME, HALF_DAY -> true;
      default -> false;
    };
  }

  long number(long day, long nano) {
    long value = field.of(day, nano);
    return switch (this) {
      // There is no year 0: it is the first before our era.
      case YEAR, ISO_YEAR -> value > 0 ? value : 1 - value;
      case SHORT_YEAR -> Math.floorMod(value > 0 ? value : 1 - value, 100L);
      case SUNDAY_DAY -> value + 1;
      case HALF_DAY_HOUR -> (value + 11) % 12 + 1;
      case MILLISECOND -> value % 1_000;
      case MICROSECOND -> value % 1_000_000;
      default -> value;
    };
  }

  /** The English name, its first letter a capital; AM or PM. */
  String name(long day, long nano) {
    return name((int) field.of(day, nano));
  }

  String name(int value) {
    return switch (this) {
      case MONTH_NAME -> Month.of(value).getDisplayName(TextStyle.FULL, Locale.ENGLISH);
      case SHORT_MONTH_NAME -> Month.of(value).getDisplayName(TextStyle.SHORT, Locale.ENGLISH);
      case DAY_NAME -> DayOfWeek.of(value).getDisplayName(TextStyle.FULL, Locale.ENGLISH);
      case SHORT_DAY_NAME -> DayOfWeek.of(value).getDisplayName(TextStyle.SHORT, Locale.ENGLISH);
      default -> value < 12 ? "AM" : "PM";
    };
  }
}
