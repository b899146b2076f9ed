package io.github.parquetjdbc.adapter;

import java.util.Locale;
import java.util.Set;

/**
 * A statement's text, looked at before it is parsed: statements that write are refused whether or
 * not they parse, nesting is bounded because parsing and planning recurse, and what may follow the
 * statement (a semicolon, comments) is taken off.
 */
final class StatementText {

  /** Deeper than people or tools write, and far from what a thread's stack holds. */
  private static final int MAX_NESTING = 200;

  private static final int MAX_LENGTH = 4_000_000;

  private static final Set<String> WRITING =
      Set.of(
          "ALTER",
          "ANALYZE",
          "ATTACH",
          "CALL",
          "COMMENT",
          "COPY",
          "CREATE",
          "DELETE",
          "DETACH",
          "DROP",
          "EXPORT",
          "GRANT",
          "IMPORT",
          "INSERT",
          "INSTALL",
          "LOAD",
          "MERGE",
          "RENAME",
          "REVOKE",
          "TRUNCATE",
          "UPDATE",
          "UPSERT",
          "VACUUM");

  private final String sql;
  private int end;
  private String firstWord = "";

  private StatementText(String sql) {
    this.sql = sql;
  }

  /**
   * The text to parse; positions in it are positions in {@code sql}.
   *
   * @throws SqlException READ_ONLY for a statement that writes, INVALID for one that is nested too
   *     deeply or too long, SYNTAX for one that is empty or not one
   */
  static String check(String sql) {
    if (sql.length() > MAX_LENGTH) {
      throw new SqlException(
          SqlException.Kind.INVALID, "the statement has more than " + MAX_LENGTH + " characters");
    }
    return new StatementText(sql).scan();
  }

  /** Where a text begins, behind leading white space and comments. */
  static int start(String sql) {
    StatementText text = new StatementText(sql);
    int i = 0;
    while (i < sql.length()
        && (Character.isWhitespace(sql.charAt(i)) || text.isComment(i, sql.charAt(i)))) {
      i = text.skipped(i, sql.charAt(i));
    }
    return i;
  }

  private String scan() {
    int depth = 0;
    int semicolon = -1;
    int i = 0;
    while (i < sql.length()) {
      char c = sql.charAt(i);
      int next = skipped(i, c);
      if (next > i + 1 && isComment(i, c) || Character.isWhitespace(c)) {
        i = next;
        continue;
      }
      if (c == ';') {
        semicolon = semicolon < 0 ? i : semicolon;
      } else if (semicolon >= 0) {
        throw new SqlException(SqlException.Kind.SYNTAX, "more than one statement");
      } else {
        next = Math.max(next, i + 1);
        depth = depth(depth, c);
        if (firstWord.isEmpty() && Character.isLetter(c)) {
          firstWord = word(i);
        }
        end = next;
      }
      i = Math.max(next, i + 1);
    }
    return checked();
  }

  private String checked() {
    if (end == 0) {
      throw new SqlException(SqlException.Kind.SYNTAX, "the statement is empty");
    }
    if (WRITING.contains(firstWord)) {
      throw new SqlException(
          SqlException.Kind.READ_ONLY, firstWord + " is refused: the database is read-only");
    }
    return sql.substring(0, end);
  }

  private static int depth(int depth, char c) {
    if (c == '(' || c == '[') {
      if (depth == MAX_NESTING) {
        throw new SqlException(
            SqlException.Kind.INVALID,
            "the statement is nested more than " + MAX_NESTING + " levels deep");
      }
      return depth + 1;
    }
    return c == ')' || c == ']' ? depth - 1 : depth;
  }

  private boolean isComment(int i, char c) {
    return c == '-' && sql.startsWith("--", i)
        || c == '/' && (sql.startsWith("/*", i) || sql.startsWith("//", i));
  }

  /** Where a quoted text, a name or a comment that starts at {@code i} ends; else {@code i + 1}. */
  private int skipped(int i, char c) {
    if (c == '\'' || c == '"') {
      int close = sql.indexOf(c, i + 1);
      return close < 0 ? sql.length() : close + 1;
    }
    if (!isComment(i, c)) {
      return i + 1;
    }
    String terminator = sql.startsWith("/*", i) ? "*/" : "\n";
    int close = sql.indexOf(terminator, i + 2);
    return close < 0 ? sql.length() : close + terminator.length();
  }

  private String word(int from) {
    int to = from;
    while (to < sql.length() && Character.isLetter(sql.charAt(to))) {
      to++;
    }
    return sql.substring(from, to).toUpperCase(Locale.ROOT);
  }
}
