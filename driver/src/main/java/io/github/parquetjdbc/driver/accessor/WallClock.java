package io.github.parquetjdbc.driver.accessor;

import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.TimeZone;

/**
 * Makes {@code java.sql} dates and times from wall-clock ones. These classes hold instants, and
 * show the wall clock of a zone: the JVM's default, or that of the calendar a getter is given.
 * Confined to the thread that reads a result.
 *
 * <p>The default zone is that of the moment the result was opened. The offset of a day is found
 * once and kept, in a small direct-mapped table, since neighbouring rows tend to have the same few
 * days.
 */
final class WallClock {

  /** Days in a column's table, a power of two: over twenty years, more than most columns span. */
  private static final int SLOTS = 8192;

  private static final long MILLIS_PER_DAY = 86_400_000L;
  private static final int NANOS_PER_MILLI = 1_000_000;
  private static final long NANOS_PER_SECOND = 1_000_000_000L;

  private final Presentation presentation;
  private final int slots;
  private long[] days;
  private long[] midnights;

  /** For a column. */
  WallClock(Presentation presentation) {
    this(presentation, SLOTS);
  }

  private WallClock(Presentation presentation, int slots) {
    this.presentation = presentation;
    this.slots = slots;
  }

  /** For a value that is too small to keep a table for. */
  static WallClock ofFewDays(Presentation presentation) {
    return new WallClock(presentation, 1);
  }

  Presentation presentation() {
    return presentation;
  }

  /** The session's zone, in which instants are shown. */
  ZoneId zone() {
    return presentation.zone();
  }

  Date date(long epochDay, Calendar calendar) {
    return new Date(millis(epochDay, 0, calendar));
  }

  /** On 1970-01-01, as {@link Time} demands; milliseconds are kept. */
  Time time(long nanoOfDay, Calendar calendar) {
    return new Time(millis(0, nanoOfDay, calendar));
  }

  Timestamp timestamp(long epochDay, long nanoOfDay, Calendar calendar) {
    Timestamp result = new Timestamp(millis(epochDay, nanoOfDay, calendar));
    result.setNanos((int) (nanoOfDay % NANOS_PER_SECOND));
    return result;
  }

  private long millis(long epochDay, long nanoOfDay, Calendar calendar) {
    if (calendar != null) {
      return millisIn(epochDay, nanoOfDay, calendar);
    }
    if (days == null) {
      days = new long[slots];
      midnights = new long[slots];
      Arrays.fill(days, Long.MIN_VALUE);
    }
    int slot = (int) epochDay & slots - 1;
    if (days[slot] != epochDay) {
      midnights[slot] = midnightOfRegularDay(epochDay);
      days[slot] = epochDay;
    }
    long midnight = midnights[slot];
    if (midnight == Long.MIN_VALUE) {
      LocalDateTime time = LocalDate.ofEpochDay(epochDay).atTime(LocalTime.ofNanoOfDay(nanoOfDay));
      return Timestamp.valueOf(time).getTime();
    }
    return midnight + nanoOfDay / NANOS_PER_MILLI;
  }

  /** The day's midnight, or {@code Long.MIN_VALUE} for a day on which the clock is changed. */
  private static long midnightOfRegularDay(long epochDay) {
    LocalDate day = LocalDate.ofEpochDay(epochDay);
    long midnight = Date.valueOf(day).getTime();
    long next = Date.valueOf(day.plusDays(1)).getTime();
    TimeZone zone = TimeZone.getDefault();
    boolean regular =
        next - midnight == MILLIS_PER_DAY && zone.getOffset(midnight) == zone.getOffset(next);
    return regular ? midnight : Long.MIN_VALUE;
  }

  private static long millisIn(long epochDay, long nanoOfDay, Calendar calendar) {
    LocalDate day = LocalDate.ofEpochDay(epochDay);
    LocalTime time = LocalTime.ofNanoOfDay(nanoOfDay);
    Calendar fields = (Calendar) calendar.clone();
    fields.clear();
    fields.setLenient(true);
    if (day.getYear() <= 0 && fields instanceof GregorianCalendar) {
      fields.set(Calendar.ERA, GregorianCalendar.BC);
    }
    fields.set(
        day.getYear() <= 0 ? 1 - day.getYear() : day.getYear(),
        day.getMonthValue() - 1,
        day.getDayOfMonth(),
        time.getHour(),
        time.getMinute(),
        time.getSecond());
    return fields.getTimeInMillis() + time.getNano() / NANOS_PER_MILLI;
  }
}
