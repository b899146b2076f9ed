package io.github.parquetjdbc.adapter.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Random window calls whose results do not depend on how ties are broken. */
final class RandomWindows {

  private final Random random;

  RandomWindows(Random random) {
    this.random = random;
  }

  private String oneOf(String... choices) {
    return ColumnKind.oneOf(random, choices);
  }

  /** A call over rows that {@code scope} has all columns of. */
  String call(Scope scope) {
    Scope.Column any = scope.any(random);
    return switch (random.nextInt(10)) {
      case 0 -> "ROW_NUMBER()" + over(scope, total(scope), "");
      case 1 -> oneOf("RANK()", "DENSE_RANK()") + over(scope, some(scope), "");
      case 2 -> oneOf("PERCENT_RANK()", "CUME_DIST()") + over(scope, some(scope), "");
      case 3 -> "NTILE(" + (1 + random.nextInt(6)) + ")" + over(scope, total(scope), "");
      case 4, 5 ->
          oneOf("LAG(", "LEAD(")
              + any.text()
              + oneOf("", ", 1", ", 3", ", 0")
              + ")"
              + over(scope, total(scope), "");
      case 6 ->
          oneOf("FIRST_VALUE(", "LAST_VALUE(")
              + any.text()
              + ")"
              + over(scope, total(scope), rows());
      case 7 -> "NTH_VALUE(" + any.text() + ", 2)" + over(scope, total(scope), rows());
      case 8 -> range(scope);
      default -> aggregate(scope) + filter(scope) + frame(scope);
    };
  }

  private String aggregate(Scope scope) {
    Scope.Column number = scope.any(random, kind -> kind.isNumber() && kind != ColumnKind.DOUBLE);
    Scope.Column any = scope.any(random, kind -> kind != ColumnKind.BOOLEAN);
    return switch (random.nextInt(5)) {
      case 0 -> "COUNT(*)";
      case 1 -> number == null ? "COUNT(*)" : "SUM(" + number.text() + ")";
      case 2 -> number == null ? "COUNT(*)" : "AVG(" + number.text() + ")";
      case 3 -> any == null ? "COUNT(*)" : "COUNT(" + any.text() + ")";
      default -> any == null ? "COUNT(*)" : oneOf("MIN(", "MAX(") + any.text() + ")";
    };
  }

  private String filter(Scope scope) {
    String column = scope.any(random).text();
    return oneOf("", "", " FILTER (WHERE " + column + oneOf(" IS NULL)", " IS NOT NULL)"));
  }

  private String frame(Scope scope) {
    return switch (random.nextInt(3)) {
      case 0 -> over(scope, "", "");
      case 1 -> over(scope, some(scope), "");
      default -> over(scope, total(scope), rows());
    };
  }

  private String rows() {
    String start = oneOf("UNBOUNDED PRECEDING", "3 PRECEDING", "1 PRECEDING", "CURRENT ROW");
    String end = oneOf("CURRENT ROW", "1 FOLLOWING", "70 FOLLOWING", "UNBOUNDED FOLLOWING");
    String exclude = oneOf("", "", " EXCLUDE CURRENT ROW", " EXCLUDE GROUP", " EXCLUDE TIES");
    return " ROWS BETWEEN " + start + " AND " + end + exclude;
  }

  private String range(Scope scope) {
    // The tables' small key: near the ends of its type others wrap around.
    Scope.Column key = scope.columns().get(0);
    String frame =
        " RANGE BETWEEN "
            + oneOf("UNBOUNDED PRECEDING", "3 PRECEDING", "1 PRECEDING", "CURRENT ROW")
            + " AND "
            + oneOf("CURRENT ROW", "2 FOLLOWING", "UNBOUNDED FOLLOWING");
    return aggregate(scope) + filter(scope) + over(scope, direction(key.text()), frame);
  }

  private String over(Scope scope, String order, String frame) {
    String partition =
        random.nextInt(3) == 0 ? "" : "PARTITION BY " + scope.any(random).text() + " ";
    return " OVER (" + partition + (order.isEmpty() ? "" : "ORDER BY " + order) + frame + ")";
  }

  private String direction(String column) {
    return column + oneOf("", " DESC") + oneOf(" NULLS FIRST", " NULLS LAST");
  }

  /** An order with peers. */
  private String some(Scope scope) {
    return direction(scope.any(random).text());
  }

  /** An order in which only rows that are the same in all columns are peers. */
  private String total(Scope scope) {
    List<String> keys = new ArrayList<>();
    for (Scope.Column column : scope.columns()) {
      keys.add(direction(column.text()));
    }
    Collections.shuffle(keys, random);
    return String.join(", ", keys);
  }
}
