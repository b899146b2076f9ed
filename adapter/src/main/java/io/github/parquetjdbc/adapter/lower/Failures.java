package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import java.util.List;
import java.util.Set;

/** Which expressions can end a query: divisions, overflow, casts of text. */
final class Failures {

  private static final Set<String> NEVER_FAIL =
      Set.of(
          "=",
          "<>",
          "<",
          "<=",
          ">",
          ">=",
          "like",
          "||",
          "upper",
          "lower",
          "char_length",
          "extract_year",
          "extract_month",
          "extract_day",
          "extract_hour",
          "extract_minute");

  private Failures() {}

  /** False only where no value can make the expression fail. */
  static boolean canFail(Expression expression) {
    if (expression instanceof Expression.Form form) {
      return anyCanFail(form.arguments());
    }
    if (expression instanceof Expression.Call call) {
      return !NEVER_FAIL.contains(call.name()) || anyCanFail(call.arguments());
    }
    return expression instanceof Expression.Cast;
  }

  private static boolean anyCanFail(List<Expression> expressions) {
    for (Expression expression : expressions) {
      if (canFail(expression)) {
        return true;
      }
    }
    return false;
  }
}
