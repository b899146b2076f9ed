package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.driver.base.SqlStates;
import java.sql.SQLException;
import java.sql.SQLSyntaxErrorException;
import java.util.Locale;
import java.util.Map;

/**
 * Turns JDBC's escapes into SQL (JDBC 4.3, section 13.4): <code>{d '2024-02-29'}</code>, {@code t},
 * {@code ts}, {@code fn}, {@code oj}, {@code escape} and {@code limit}. Braces within strings,
 * quoted names and comments are left alone.
 */
final class EscapeTranslator {

  /** Functions whose standard names are others than JDBC's. */
  private static final Map<String, String> FUNCTIONS =
      Map.of(
          "LCASE", "LOWER",
          "UCASE", "UPPER",
          "LENGTH", "CHAR_LENGTH",
          "IFNULL", "COALESCE",
          "CURDATE", "CURRENT_DATE",
          "CURTIME", "CURRENT_TIME",
          "CURRENT_DATE", "CURRENT_DATE",
          "CURRENT_TIME", "CURRENT_TIME",
          "CURRENT_TIMESTAMP", "CURRENT_TIMESTAMP",
          "NOW", "CURRENT_TIMESTAMP");

  private static final String NILADIC_PREFIX = "CURRENT_";
  private static final int MAX_DEPTH = 100;

  private final String sql;
  private final StringBuilder result;
  private int at;

  private EscapeTranslator(String sql) {
    this.sql = sql;
    this.result = new StringBuilder(sql.length());
  }

  /**
   * The text without escapes.
   *
   * @throws SQLException where an escape is unknown or not closed
   */
  static String translate(String sql) throws SQLException {
    if (sql.indexOf('{') < 0) {
      return sql;
    }
    EscapeTranslator translator = new EscapeTranslator(sql);
    translator.copyUntil('\0', 0);
    return translator.result.toString();
  }

  /** Copies up to the end, or up to a closing brace, and past it. */
  private void copyUntil(char end, int depth) throws SQLException {
    if (depth > MAX_DEPTH) {
      throw error("escapes are nested too deeply");
    }
    while (at < sql.length()) {
      char c = sql.charAt(at);
      if (c == end) {
        at++;
        return;
      }
      if (c == '{') {
        at++;
        escape(depth);
      } else {
        int next = tokenEnd();
        result.append(sql, at, next);
        at = next;
      }
    }
    if (end != '\0') {
      throw error("an escape is not closed");
    }
  }

  /** The end of the string, quoted name, comment or single character that starts here. */
  private int tokenEnd() {
    char c = sql.charAt(at);
    if (c == '\'' || c == '"' || c == '`') {
      return after(String.valueOf(c), at + 1);
    }
    if (sql.startsWith("--", at)) {
      return after("\n", at);
    }
    return sql.startsWith("/*", at) ? after("*/", at + 2) : at + 1;
  }

  private int after(String end, int from) {
    int found = sql.indexOf(end, from);
    return found < 0 ? sql.length() : found + end.length();
  }

  private void escape(int depth) throws SQLException {
    String keyword = word().toLowerCase(Locale.ROOT);
    switch (keyword) {
      case "d" -> result.append("DATE");
      case "t" -> result.append("TIME");
      case "ts" -> result.append("TIMESTAMP");
      case "oj" -> result.append("");
      case "escape" -> result.append("ESCAPE");
      case "limit" -> result.append("LIMIT");
      case "fn" -> {
        function(depth);
        return;
      }
      default -> throw error("unknown escape {" + keyword);
    }
    copyUntil('}', depth + 1);
  }

  private void function(int depth) throws SQLException {
    String name = word();
    String standard = FUNCTIONS.getOrDefault(name.toUpperCase(Locale.ROOT), name);
    result.append(standard);
    int arguments = result.length();
    copyUntil('}', depth + 1);
    if (standard.startsWith(NILADIC_PREFIX)
        && result.substring(arguments).replace(" ", "").equals("()")) {
      result.setLength(arguments);
    }
  }

  private String word() {
    while (at < sql.length() && Character.isWhitespace(sql.charAt(at))) {
      at++;
    }
    int start = at;
    while (at < sql.length() && Character.isJavaIdentifierPart(sql.charAt(at))) {
      at++;
    }
    return sql.substring(start, at);
  }

  private static SQLException error(String problem) {
    return new SQLSyntaxErrorException(problem, SqlStates.SYNTAX);
  }
}
