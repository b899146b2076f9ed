package io.github.parquetjdbc.engine.function.temporal;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;

/** Units to which moments are cut off. Weeks begin on Monday. */
enum TimeUnit {
  MILLENNIUM,
  CENTURY,
  DECADE,
  YEAR,
  QUARTER,
  MONTH,
  WEEK,
  DAY,
  HOUR,
  MINUTE,
  SECOND,
  MILLISECOND,
  MICROSECOND;

  /** The unit of that name in lower case, or {@code null}. */
  static TimeUnit of(String name) {
    for (TimeUnit unit : values()) {
      if (unit.name().toLowerCase(Locale.ROOT).equals(name)) {
        return unit;
      }
    }
    return null;
  }

  /** Whether the unit is a day or longer. */
  boolean isOfDate() {
    return compareTo(DAY) <= 0;
  }

  /** The length of a unit shorter than a day. */
  long nanos() {
    return switch (this) {
      case HOUR -> 3_600 * MomentLane.NANOS_PER_SECOND;
      case MINUTE -> 60 * MomentLane.NANOS_PER_SECOND;
      case SECOND -> MomentLane.NANOS_PER_SECOND;
      case MILLISECOND -> 1_000_000;
      case MICROSECOND -> 1_000;
      default -> MomentLane.NANOS_PER_DAY;
    };
  }

  /** The first day of the unit that has the day in it. */
  long floor(long day) {
    LocalDate date = LocalDate.ofEpochDay(day);
    return switch (this) {
      case MILLENNIUM -> firstOfYears(date, 1000);
      case CENTURY -> firstOfYears(date, 100);
      case DECADE ->
          date.withDayOfYear(1).withYear(Math.floorDiv(date.getYear(), 10) * 10).toEpochDay();
      case YEAR -> date.withDayOfYear(1).toEpochDay();
      case QUARTER ->
          date.withDayOfMonth(1).withMonth((date.getMonthValue() - 1) / 3 * 3 + 1).toEpochDay();
      case MONTH -> date.withDayOfMonth(1).toEpochDay();
      case WEEK -> date.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY)).toEpochDay();
      default -> day;
    };
  }

  /** Centuries and millennia begin with a year that ends in 1. */
  private static long firstOfYears(LocalDate date, int length) {
    int year = Math.floorDiv(date.getYear() - 1, length) * length + 1;
    return date.withDayOfYear(1).withYear(year).toEpochDay();
  }

  /** The first day of the next unit, given that of one. */
  long next(long first) {
    LocalDate date = LocalDate.ofEpochDay(first);
    return switch (this) {
      case MILLENNIUM -> date.plusYears(1000).toEpochDay();
      case CENTURY -> date.plusYears(100).toEpochDay();
      case DECADE -> date.plusYears(10).toEpochDay();
      case YEAR -> date.plusYears(1).toEpochDay();
      case QUARTER -> date.plusMonths(3).toEpochDay();
      case MONTH -> date.plusMonths(1).toEpochDay();
      case WEEK -> first + 7;
      default -> first + 1;
    };
  }
}
