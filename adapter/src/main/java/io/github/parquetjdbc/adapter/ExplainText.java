package io.github.parquetjdbc.adapter;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands before a query that is to be explained: EXPLAIN, EXPLAIN PLAN FOR or EXPLAIN ANALYZE.
 *
 * @param query the text with spaces in place of these words, so that positions in it stay the same
 */
record ExplainText(StatementKind kind, String query) {

  private static final Pattern WORDS =
      Pattern.compile(
          "EXPLAIN\\s+(?:(ANALYZE)\\b|PLAN\\s+FOR\\b|(?!PLAN\\b))", Pattern.CASE_INSENSITIVE);

  static ExplainText of(String sql) {
    int start = StatementText.start(sql);
    Matcher matcher = WORDS.matcher(sql).region(start, sql.length());
    if (!matcher.lookingAt()) {
      return new ExplainText(StatementKind.QUERY, sql);
    }
    StatementKind kind = matcher.group(1) == null ? StatementKind.EXPLAIN : StatementKind.ANALYZE;
    String blanks = " ".repeat(matcher.end() - start);
    return new ExplainText(kind, sql.substring(0, start) + blanks + sql.substring(matcher.end()));
  }
}
