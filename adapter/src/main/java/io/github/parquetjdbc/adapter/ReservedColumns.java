package io.github.parquetjdbc.adapter;

import java.util.Locale;
import java.util.Set;
import org.apache.calcite.sql.parser.SqlParserPos;

/**
 * Everyday words that the parser reserves, as names of columns without quotes. Only a text that
 * does not parse is changed: where the parser stopped, a word among those it did not expect, or
 * right before them, is quoted.
 */
final class ReservedColumns {

  /** Words that begin literals or calls, and none that hold a statement together. */
  private static final Set<String> WORDS =
      Set.of(
          "AVG",
          "CONDITION",
          "COUNT",
          "DATE",
          "DAY",
          "HOUR",
          "LANGUAGE",
          "MAX",
          "METHOD",
          "MIN",
          "MINUTE",
          "MONTH",
          "PERCENT",
          "PERIOD",
          "POSITION",
          "RANK",
          "RESULT",
          "SECOND",
          "START",
          "SUM",
          "TIME",
          "TIMESTAMP",
          "TYPE",
          "USER",
          "VALUE",
          "YEAR");

  private ReservedColumns() {}

  /**
   * The text with one more word quoted.
   *
   * @param stopped where the parser met what it did not expect
   * @return {@code null} where no such word stands there
   */
  static String quoted(String sql, SqlParserPos stopped) {
    int from = offset(sql, stopped.getLineNum(), stopped.getColumnNum());
    int to = offset(sql, stopped.getEndLineNum(), stopped.getEndColumnNum());
    int before = -1;
    int i = 0;
    while (i < sql.length() && i <= to) {
      if (!isSpace(sql, i)) {
        String quoted = i < from ? null : quotedAt(sql, i);
        if (quoted != null) {
          return quoted;
        }
        before = i < from ? i : before;
      }
      i = tokenEnd(sql, i);
    }
    return before < 0 ? null : quotedAt(sql, before);
  }

  private static String quotedAt(String sql, int start) {
    int end = tokenEnd(sql, start);
    String word = sql.substring(start, end);
    int next = end;
    while (next < sql.length() && isSpace(sql, next)) {
      next = tokenEnd(sql, next);
    }
    boolean begins = next < sql.length() && (sql.charAt(next) == '\'' || sql.charAt(next) == '(');
    return begins || !WORDS.contains(word.toUpperCase(Locale.ROOT))
        ? null
        : sql.substring(0, start) + '"' + word + '"' + sql.substring(end);
  }

  /** Lines and columns count from 1. */
  static int offset(String sql, int lineNumber, int column) {
    int start = 0;
    for (int line = 1; line < lineNumber; line++) {
      int end = sql.indexOf('\n', start);
      if (end < 0) {
        return sql.length();
      }
      start = end + 1;
    }
    return Math.min(sql.length(), start + Math.max(0, column - 1));
  }

  private static boolean isSpace(String sql, int i) {
    return Character.isWhitespace(sql.charAt(i)) || isComment(sql, i);
  }

  private static boolean isComment(String sql, int i) {
    return sql.startsWith("--", i) || sql.startsWith("//", i) || sql.startsWith("/*", i);
  }

  /** Where the word, quoted text, comment or single character that starts at {@code i} ends. */
  private static int tokenEnd(String sql, int i) {
    char c = sql.charAt(i);
    if (c == '\'' || c == '"') {
      return after(sql, String.valueOf(c), i + 1);
    }
    if (isComment(sql, i)) {
      return after(sql, c == '/' && sql.charAt(i + 1) == '*' ? "*/" : "\n", i + 2);
    }
    int end = i + 1;
    if (Character.isJavaIdentifierPart(c)) {
      while (end < sql.length() && Character.isJavaIdentifierPart(sql.charAt(end))) {
        end++;
      }
    }
    return end;
  }

  private static int after(String sql, String terminator, int from) {
    int found = sql.indexOf(terminator, from);
    return found < 0 ? sql.length() : found + terminator.length();
  }
}
