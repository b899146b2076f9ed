package io.github.parquetjdbc.engine.function.temporal;

import java.time.LocalDate;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.util.Locale;

/** What EXTRACT takes out of a moment. Days of the week as in PostgreSQL: DOW from Sunday, 0. */
enum DateField {
  YEAR,
  ISOYEAR,
  QUARTER,
  MONTH,
  WEEK,
  DAY,
  DOW,
  ISODOW,
  DOY,
  DECADE,
  CENTURY,
  MILLENNIUM,
  HOUR,
  MINUTE,
  SECOND,
  MILLISECOND,
  MICROSECOND,
  NANOSECOND,
  EPOCH;

  private static final long NANOS_PER_MINUTE = 60 * MomentLane.NANOS_PER_SECOND;
  private static final int SECONDS_PER_DAY = 86_400;

  /** The field of that name in lower case, or {@code null}. */
  static DateField of(String name) {
    for (DateField field : values()) {
      if (field.name().toLowerCase(Locale.ROOT).equals(name)) {
        return field;
      }
    }
    return null;
  }

  /** Whether it is a part of the date. */
  boolean isOfDate() {
    return compareTo(HOUR) < 0 || this == EPOCH;
  }

  /** The whole units; fractions are cut off. */
  long of(long day, long nanoOfDay) {
    return switch (this) {
      case HOUR -> nanoOfDay / (60 * NANOS_PER_MINUTE);
      case MINUTE -> nanoOfDay / NANOS_PER_MINUTE % 60;
      case SECOND -> nanoOfDay / MomentLane.NANOS_PER_SECOND % 60;
      case MILLISECOND -> nanoOfDay % NANOS_PER_MINUTE / 1_000_000;
      case MICROSECOND -> nanoOfDay % NANOS_PER_MINUTE / 1_000;
      case NANOSECOND -> nanoOfDay % NANOS_PER_MINUTE;
      case EPOCH -> day * SECONDS_PER_DAY + nanoOfDay / MomentLane.NANOS_PER_SECOND;
      default -> ofDate(LocalDate.ofEpochDay(day));
    };
  }

  /** The part of a unit that {@link #of} cuts off. */
  double fraction(long nanoOfDay) {
    return switch (this) {
      case SECOND, EPOCH -> nanoOfDay % MomentLane.NANOS_PER_SECOND / 1e9;
      case MILLISECOND -> nanoOfDay % 1_000_000 / 1e6;
      case MICROSECOND -> nanoOfDay % 1_000 / 1e3;
      default -> 0;
    };
  }

  private long ofDate(LocalDate date) {
    int year = date.getYear();
    return switch (this) {
      case ISOYEAR -> date.get(IsoFields.WEEK_BASED_YEAR);
      case QUARTER -> date.get(IsoFields.QUARTER_OF_YEAR);
      case MONTH -> date.getMonthValue();
      case WEEK -> date.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR);
      case DAY -> date.getDayOfMonth();
      case DOW -> date.get(ChronoField.DAY_OF_WEEK) % 7;
      case ISODOW -> date.get(ChronoField.DAY_OF_WEEK);
      case DOY -> date.getDayOfYear();
      case DECADE -> Math.floorDiv(year, 10);
      case CENTURY -> ordinal(year, 100);
      case MILLENNIUM -> ordinal(year, 1000);
      default -> year;
    };
  }

  /** Centuries end with the year 100, and there is none numbered 0. */
  private static long ordinal(int year, int length) {
    return year > 0 ? (year + length - 1) / length : -((length - year) / length);
  }
}
