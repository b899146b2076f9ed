package io.github.parquetjdbc.adapter;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Intervals whose unit stands within the quotes, as PostgreSQL writes them: {@code INTERVAL '90
 * days'}. Only a text that does not parse is changed.
 */
final class QuotedUnits {

  private static final Pattern LITERAL =
      Pattern.compile(
          "(\\bINTERVAL\\s+)'\\s*([+-]?)\\s*(\\d{1,9}(?:\\.\\d{1,9})?)\\s*"
              + "(year|quarter|month|mon|week|day|hour|minute|min|second|sec)s?\\s*'",
          Pattern.CASE_INSENSITIVE);

  private QuotedUnits() {}

  /**
   * The text with its first such interval as the standard writes it.
   *
   * @param stopped where the parser stopped: not before the interval
   * @return {@code null} where there is none
   */
  static String standard(String sql, int stopped) {
    Matcher matcher = LITERAL.matcher(sql);
    while (matcher.find()) {
      if (matcher.start() <= stopped && stopped <= matcher.end() + 1) {
        return sql.substring(0, matcher.start())
            + matcher.group(1)
            + matcher.group(2)
            + "'"
            + matcher.group(3)
            + "' "
            + unit(matcher.group(4).toUpperCase(Locale.ROOT))
            + sql.substring(matcher.end());
      }
    }
    return null;
  }

  private static String unit(String name) {
    return switch (name) {
      case "MON" -> "MONTH(9)";
      case "MIN" -> "MINUTE(9)";
      case "SEC", "SECOND" -> "SECOND(9, 6)";
      default -> name + "(9)";
    };
  }
}
