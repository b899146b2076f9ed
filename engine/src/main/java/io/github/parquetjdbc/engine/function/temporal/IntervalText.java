package io.github.parquetjdbc.engine.function.temporal;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Intervals as text, in the form of SQL literals: {@code 1-02} is a year and two months, {@code -3
 * 04:05:06.5} is minus three days and so on.
 */
public final class IntervalText {

  private static final int MONTHS_PER_YEAR = 12;
  private static final Pattern YEARS = Pattern.compile("([+-]?)(\\d{1,18})-(\\d{1,2})");
  private static final Pattern DAYS =
      Pattern.compile("([+-]?)(\\d{1,18})(?: (\\d{1,2}):(\\d{2}):(\\d{2})(?:\\.(\\d{1,3}))?)?");

  private IntervalText() {}

  public static String ofMonths(long months) {
    BigInteger[] parts =
        BigInteger.valueOf(months).abs().divideAndRemainder(BigInteger.valueOf(MONTHS_PER_YEAR));
    int rest = parts[1].intValue();
    return (months < 0 ? "-" : "") + parts[0] + "-" + (rest < 10 ? "0" : "") + rest;
  }

  public static String ofMillis(long millis) {
    BigInteger[] parts =
        BigInteger.valueOf(millis).abs().divideAndRemainder(BigInteger.valueOf(86_400_000L));
    String time = MomentText.time(parts[1].longValue() * 1_000_000L);
    return (millis < 0 ? "-" : "") + parts[0] + " " + time;
  }

  /** Months, or {@code null} if the text is none or too large. */
  public static Long parseMonths(String text) {
    Matcher matcher = YEARS.matcher(text.strip());
    if (!matcher.matches() || Integer.parseInt(matcher.group(3)) >= MONTHS_PER_YEAR) {
      return null;
    }
    BigInteger months =
        new BigInteger(matcher.group(2))
            .multiply(BigInteger.valueOf(MONTHS_PER_YEAR))
            .add(new BigInteger(matcher.group(3)));
    return signed(matcher.group(1), months);
  }

  /** Milliseconds, or {@code null} if the text is none or too large. */
  public static Long parseMillis(String text) {
    Matcher matcher = DAYS.matcher(text.strip());
    if (!matcher.matches()) {
      return null;
    }
    long ofDay = 0;
    if (matcher.group(3) != null) {
      long seconds =
          (Long.parseLong(matcher.group(3)) * 60 + Long.parseLong(matcher.group(4))) * 60
              + Long.parseLong(matcher.group(5));
      String fraction = matcher.group(6) == null ? "" : matcher.group(6);
      ofDay = seconds * 1000 + Long.parseLong((fraction + "000").substring(0, 3));
    }
    BigInteger millis =
        new BigInteger(matcher.group(2))
            .multiply(BigInteger.valueOf(86_400_000L))
            .add(BigInteger.valueOf(ofDay));
    return signed(matcher.group(1), millis);
  }

  private static Long signed(String sign, BigInteger magnitude) {
    if (magnitude.bitLength() >= Long.SIZE) {
      return null;
    }
    return sign.equals("-") ? -magnitude.longValue() : magnitude.longValue();
  }
}
