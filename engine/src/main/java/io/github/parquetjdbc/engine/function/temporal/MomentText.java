package io.github.parquetjdbc.engine.function.temporal;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Dates and times as text: {@code 2024-02-29 13:45:06.5}. Years beyond 9999 have more digits, those
 * before year 1 a minus sign (year 0 is 1 BC, as in ISO 8601). Fractions lose trailing zeros.
 */
public final class MomentText {

  private static final Pattern DATE = Pattern.compile("([+-]?)(\\d{4,9})-(\\d{1,2})-(\\d{1,2})");
  private static final Pattern TIME =
      Pattern.compile("(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:\\.(\\d{1,9})\\d*)?)?");
  private static final Pattern ZONE =
      Pattern.compile("(?i)(.*?)\\s*(Z|[+-]\\d{2}(?::?\\d{2})?|[A-Z_]+(?:/[A-Z_/+-]+\\d*)?)");

  private static final int MAX_LENGTH = 100;
  private static final int SECONDS_PER_DAY = 86_400;

  /**
   * What a text says.
   *
   * @param day since 1970-01-01
   * @param zone {@code null} where the text names none
   */
  public record Moment(long day, long nanoOfDay, ZoneId zone) {}

  private MomentText() {}

  /** A date, or a date and a time of which the date is taken; {@code null} if it is neither. */
  public static Moment parseDate(String text) {
    Moment moment = parseTimestamp(text);
    return moment == null ? null : new Moment(moment.day(), 0, null);
  }

  /** A time of day; {@code null} if it is none. */
  public static Moment parseTime(String text) {
    long nanos = text.length() > MAX_LENGTH ? -1 : nanoOfDay(text.strip());
    return nanos < 0 ? null : new Moment(0, nanos, null);
  }

  /** A date with or without a time, without a zone; {@code null} if it is none. */
  public static Moment parseTimestamp(String text) {
    if (text.length() > MAX_LENGTH) {
      return null;
    }
    String stripped = text.strip();
    int gap = gap(stripped);
    Long day = day(gap < 0 ? stripped : stripped.substring(0, gap));
    long nanos = gap < 0 ? 0 : nanoOfDay(stripped.substring(gap + 1).strip());
    return day == null || nanos < 0 ? null : new Moment(day, nanos, null);
  }

  /** The same, followed or not by an offset or a zone's name. */
  public static Moment parseInstant(String text) {
    Moment plain = parseTimestamp(text);
    if (plain != null || text.length() > MAX_LENGTH) {
      return plain;
    }
    Matcher matcher = ZONE.matcher(text.strip());
    if (!matcher.matches()) {
      return null;
    }
    Moment local = parseTimestamp(matcher.group(1));
    ZoneId zone = zone(matcher.group(2));
    return local == null || zone == null ? null : new Moment(local.day(), local.nanoOfDay(), zone);
  }

  private static ZoneId zone(String name) {
    try {
      return ZoneId.of(name);
    } catch (DateTimeException e) {
      return null;
    }
  }

  private static int gap(String text) {
    int space = text.indexOf(' ');
    return space >= 0 ? space : Math.max(text.indexOf('T'), text.indexOf('t'));
  }

  private static Long day(String text) {
    Matcher matcher = DATE.matcher(text);
    if (!matcher.matches()) {
      return null;
    }
    int year = Integer.parseInt(matcher.group(2));
    try {
      return LocalDate.of(
              matcher.group(1).equals("-") ? -year : year,
              Integer.parseInt(matcher.group(3)),
              Integer.parseInt(matcher.group(4)))
          .toEpochDay();
    } catch (DateTimeException e) {
      return null;
    }
  }

  /** -1 for what is no time of day. */
  private static long nanoOfDay(String text) {
    Matcher matcher = TIME.matcher(text);
    if (!matcher.matches()) {
      return -1;
    }
    int hour = Integer.parseInt(matcher.group(1));
    int minute = Integer.parseInt(matcher.group(2));
    int second = matcher.group(3) == null ? 0 : Integer.parseInt(matcher.group(3));
    if (hour > 23 || minute > 59 || second > 59) {
      return -1;
    }
    String fraction = matcher.group(4) == null ? "" : matcher.group(4);
    long nanos = Long.parseLong((fraction + "000000000").substring(0, 9));
    return ((hour * 60 + minute) * 60 + second) * MomentLane.NANOS_PER_SECOND + nanos;
  }

  /** {@code 2024-02-29}. */
  public static String date(long day) {
    LocalDate date = LocalDate.ofEpochDay(day);
    StringBuilder text = new StringBuilder(16);
    if (date.getYear() < 0) {
      text.append('-');
    }
    padded(text, Math.abs(date.getYear()), 4).append('-');
    padded(text, date.getMonthValue(), 2).append('-');
    return padded(text, date.getDayOfMonth(), 2).toString();
  }

  /** {@code 13:45:06.5}. */
  public static String time(long nanoOfDay) {
    StringBuilder text = new StringBuilder(18);
    long second = nanoOfDay / MomentLane.NANOS_PER_SECOND % SECONDS_PER_DAY;
    padded(text, second / 3600, 2).append(':');
    padded(text, second / 60 % 60, 2).append(':');
    padded(text, second % 60, 2);
    long fraction = nanoOfDay % MomentLane.NANOS_PER_SECOND;
    if (fraction > 0) {
      padded(text.append('.'), fraction, 9);
      while (text.charAt(text.length() - 1) == '0') {
        text.setLength(text.length() - 1);
      }
    }
    return text.toString();
  }

  /** {@code 2024-02-29 13:45:06.5}. */
  public static String timestamp(long day, long nanoOfDay) {
    return date(day) + ' ' + time(nanoOfDay);
  }

  /** {@code +02:00}: where a zone's clock stands at a time that it shows. */
  public static String offset(long day, long nanoOfDay, ZoneId zone) {
    LocalDateTime local = LocalDate.ofEpochDay(day).atTime(LocalTime.ofNanoOfDay(nanoOfDay));
    String id = zone.getRules().getOffset(local).getId();
    return id.equals("Z") ? "+00:00" : id;
  }

  private static StringBuilder padded(StringBuilder text, long value, int digits) {
    String number = Long.toString(value);
    for (int i = number.length(); i < digits; i++) {
      text.append('0');
    }
    return text.append(number);
  }
}
