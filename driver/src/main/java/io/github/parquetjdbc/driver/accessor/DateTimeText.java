package io.github.parquetjdbc.driver.accessor;

import java.time.LocalDate;

/**
 * SQL text of dates and times: {@code 2024-02-29 13:05:09.25}. Seconds always stand; a fraction
 * stands without trailing zeros, if it is not zero.
 */
final class DateTimeText {

  private static final int NANOS_PER_SECOND = 1_000_000_000;
  private static final int SECONDS_PER_DAY = 86_400;
  private static final int TEXT_LENGTH = 29;

  private DateTimeText() {}

  static String date(long epochDay) {
    return LocalDate.ofEpochDay(epochDay).toString();
  }

  static String time(long nanoOfDay) {
    StringBuilder text = new StringBuilder(TEXT_LENGTH);
    appendTime(nanoOfDay, text);
    return text.toString();
  }

  static String timestamp(long epochDay, long nanoOfDay) {
    StringBuilder text = new StringBuilder(TEXT_LENGTH);
    text.append(LocalDate.ofEpochDay(epochDay)).append(' ');
    appendTime(nanoOfDay, text);
    return text.toString();
  }

  private static void appendTime(long nanoOfDay, StringBuilder text) {
    int second = (int) (nanoOfDay / NANOS_PER_SECOND);
    if (second >= SECONDS_PER_DAY) {
      throw new IllegalArgumentException("no time of day: " + nanoOfDay);
    }
    appendTwoDigits(second / 3600, text);
    text.append(':');
    appendTwoDigits(second / 60 % 60, text);
    text.append(':');
    appendTwoDigits(second % 60, text);
    int fraction = (int) (nanoOfDay % NANOS_PER_SECOND);
    if (fraction != 0) {
      text.append('.');
      for (int unit = NANOS_PER_SECOND / 10; fraction != 0; unit /= 10) {
        text.append((char) ('0' + fraction / unit));
        fraction %= unit;
      }
    }
  }

  private static void appendTwoDigits(int value, StringBuilder text) {
    text.append((char) ('0' + value / 10)).append((char) ('0' + value % 10));
  }
}
