package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.SqlException.Kind;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.parser.SqlParseException;

/** Calcite's complaints as one-line {@link SqlException}s with a kind and a place. */
final class PlanningErrors {

  private static final Pattern UNKNOWN_TABLE =
      Pattern.compile("(?:Object|Table) '([^']*)' not found.*");
  private static final Pattern UNKNOWN_COLUMN = Pattern.compile("Column '([^']*)' not found.*");
  private static final Pattern AMBIGUOUS = Pattern.compile("Column '[^']*' is ambiguous.*");
  private static final Pattern UNKNOWN_FUNCTION =
      Pattern.compile("No match found for function signature .*");
  private static final Pattern TYPES =
      Pattern.compile(
          ".*(Cannot apply|incompatible types|type mismatch|Illegal use of dynamic parameter"
              + "|must have compatible|Cast function cannot convert|not comparable).*",
          Pattern.CASE_INSENSITIVE);

  private final Suggestions suggestions;

  PlanningErrors(Suggestions suggestions) {
    this.suggestions = suggestions;
  }

  static SqlException syntax(SqlParseException e) {
    String message = oneLine(firstSentence(String.valueOf(e.getMessage())));
    return new SqlException(Kind.SYNTAX, "syntax error: " + message, e);
  }

  /**
   * @param statement as parsed
   */
  SqlException invalid(CalciteContextException e, SqlNode statement) throws IOException {
    Throwable cause = e.getCause() == null ? e : e.getCause();
    String message = oneLine(String.valueOf(cause.getMessage()));
    String place = place(e);
    Matcher table = UNKNOWN_TABLE.matcher(message);
    if (table.matches()) {
      return new SqlException(
          Kind.UNKNOWN_TABLE, message + place + suggestions.forTable(table.group(1)), e);
    }
    Matcher column = UNKNOWN_COLUMN.matcher(message);
    if (column.matches()) {
      return new SqlException(
          Kind.UNKNOWN_COLUMN,
          message + place + suggestions.forColumn(column.group(1), statement),
          e);
    }
    return new SqlException(kind(message), message + place, e);
  }

  /** A failure within planning that is no fault of the statement. */
  static SqlException internal(Throwable e) {
    return new SqlException(
        Kind.UNSUPPORTED, "this query cannot be planned: " + oneLine(String.valueOf(e)), e);
  }

  private static Kind kind(String message) {
    if (UNKNOWN_FUNCTION.matcher(message).matches()) {
      return Kind.UNKNOWN_FUNCTION;
    }
    if (AMBIGUOUS.matcher(message).matches()) {
      return Kind.AMBIGUOUS;
    }
    return TYPES.matcher(message).matches() ? Kind.TYPE_MISMATCH : Kind.INVALID;
  }

  private static String place(CalciteContextException e) {
    return e.getPosLine() > 0
        ? " (line " + e.getPosLine() + ", column " + e.getPosColumn() + ")"
        : "";
  }

  /** Without the list of everything that the parser would have accepted. */
  private static String firstSentence(String message) {
    int expecting = message.indexOf("Was expecting");
    return expecting < 0 ? message : message.substring(0, expecting);
  }

  private static String oneLine(String message) {
    return message.strip().replaceAll("\\s+", " ");
  }
}
