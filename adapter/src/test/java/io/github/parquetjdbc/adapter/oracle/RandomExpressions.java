package io.github.parquetjdbc.adapter.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random scalar expressions and conditions that mean the same in all systems and never fail. */
final class RandomExpressions {

  private final Random random;
  private final Subqueries subqueries;

  /** Makes sub-queries; apart, since they need tables. */
  interface Subqueries {

    /** A condition with a sub-query, over the scope's columns. */
    String condition(Scope scope, int depth);
  }

  RandomExpressions(Random random, Subqueries subqueries) {
    this.random = random;
    this.subqueries = subqueries;
  }

  private String oneOf(String... choices) {
    return ColumnKind.oneOf(random, choices);
  }

  /** An expression of the kind. */
  String value(Scope scope, ColumnKind kind, int depth) {
    Scope.Column column = scope.any(random, own -> own == kind);
    if (depth <= 0 || random.nextInt(3) == 0) {
      return column == null || random.nextInt(8) == 0 ? kind.literal(random) : column.text();
    }
    return switch (random.nextInt(5)) {
      case 0 ->
          "CASE WHEN "
              + condition(scope, depth - 1)
              + " THEN "
              + value(scope, kind, depth - 1)
              + (random.nextInt(3) == 0 ? "" : " ELSE " + value(scope, kind, depth - 1))
              + " END";
      case 1 ->
          "COALESCE(" + value(scope, kind, depth - 1) + ", " + value(scope, kind, depth - 1) + ")";
      case 2 ->
          "NULLIF(" + value(scope, kind, depth - 1) + ", " + value(scope, kind, depth - 1) + ")";
      default -> function(scope, kind, depth - 1);
    };
  }

  private String function(Scope scope, ColumnKind kind, int depth) {
    return switch (kind) {
      case BOOLEAN -> "(" + condition(scope, depth) + ")";
      case BIGINT -> wholeNumber(scope, depth);
      case DECIMAL -> "ABS(" + value(scope, kind, depth) + ")";
      case DOUBLE -> floating(scope, depth);
      case VARCHAR -> text(scope, depth);
      case DATE -> "CAST(" + value(scope, ColumnKind.TIMESTAMP, depth) + " AS DATE)";
      default -> value(scope, kind, depth);
    };
  }

  /** From narrower numbers, so that nothing overflows. */
  private String wholeNumber(Scope scope, int depth) {
    String narrow = "CAST(" + value(scope, ColumnKind.INTEGER, depth) + " AS BIGINT)";
    return switch (random.nextInt(6)) {
      case 0 -> "(" + narrow + oneOf(" + ", " - ", " * ") + random.nextInt(1_000) + ")";
      case 1 -> "-" + narrow;
      case 2 -> "CAST(CHAR_LENGTH(" + value(scope, ColumnKind.VARCHAR, depth) + ") AS BIGINT)";
      case 3 ->
          "CAST(EXTRACT("
              + oneOf("YEAR", "MONTH", "DAY")
              + " FROM "
              + value(scope, ColumnKind.DATE, depth)
              + ") AS BIGINT)";
      case 4 -> "MOD(" + narrow + ", " + (1 + random.nextInt(9)) + ")";
      default -> "ABS(" + narrow + ")";
    };
  }

  private String floating(Scope scope, int depth) {
    String number = value(scope, ColumnKind.DOUBLE, depth);
    return switch (random.nextInt(4)) {
      case 0 -> "(" + number + " * CAST(" + oneOf("0.5", "2", "-1.25") + " AS DOUBLE PRECISION))";
      case 1 -> "CAST(" + value(scope, ColumnKind.INTEGER, depth) + " AS DOUBLE PRECISION)";
      case 2 -> "(" + number + " / CAST(" + oneOf("3", "0.25") + " AS DOUBLE PRECISION))";
      default -> "FLOOR(" + number + ")";
    };
  }

  private String text(Scope scope, int depth) {
    String text = value(scope, ColumnKind.VARCHAR, depth);
    return switch (random.nextInt(7)) {
      case 0 -> "UPPER(" + text + ")";
      case 1 -> "LOWER(" + text + ")";
      case 2 -> "(" + text + " || " + value(scope, ColumnKind.VARCHAR, depth) + ")";
      case 3 -> "SUBSTRING(" + text + " FROM " + (1 + random.nextInt(3)) + " FOR 2)";
      case 4 -> "TRIM(" + text + ")";
      case 5 -> "REPLACE(" + text + ", 'a', 'xy')";
      default -> "CAST(" + value(scope, ColumnKind.INTEGER, depth) + " AS VARCHAR(200))";
    };
  }

  /** A condition: true, false or unknown. */
  String condition(Scope scope, int depth) {
    if (depth > 0) {
      switch (random.nextInt(9)) {
        case 0, 1 -> {
          return "(" + condition(scope, depth - 1) + " AND " + condition(scope, depth - 1) + ")";
        }
        case 2, 3 -> {
          return "(" + condition(scope, depth - 1) + " OR " + condition(scope, depth - 1) + ")";
        }
        case 4 -> {
          return "NOT (" + condition(scope, depth - 1) + ")";
        }
        case 5 -> {
          String truth = oneOf(" IS TRUE", " IS NOT TRUE", " IS FALSE", " IS NOT FALSE");
          return "((" + condition(scope, depth - 1) + ")" + truth + ")";
        }
        case 6 -> {
          return subqueries.condition(scope, depth - 1);
        }
        default -> {
          return comparison(scope, depth - 1);
        }
      }
    }
    return comparison(scope, 0);
  }

  private String comparison(Scope scope, int depth) {
    Scope.Column column = scope.any(random);
    ColumnKind kind = column.kind();
    String left = random.nextInt(4) == 0 ? value(scope, kind, depth) : column.text();
    return switch (random.nextInt(9)) {
      case 0 -> left + oneOf(" IS NULL", " IS NOT NULL");
      case 1 -> left + oneOf(" IN (", " NOT IN (") + literals(kind) + ")";
      case 2 ->
          left
              + oneOf(" BETWEEN ", " NOT BETWEEN ")
              + kind.literal(random)
              + " AND "
              + kind.literal(random);
      case 3 ->
          left + oneOf(" IS DISTINCT FROM ", " IS NOT DISTINCT FROM ") + value(scope, kind, 0);
      case 4 -> special(scope, column);
      default ->
          left
              + oneOf(" = ", " <> ", " < ", " <= ", " > ", " >= ")
              + (random.nextBoolean() ? kind.literal(random) : value(scope, kind, depth));
    };
  }

  /** Conditions of some kinds only. */
  private String special(Scope scope, Scope.Column column) {
    if (column.kind() == ColumnKind.VARCHAR) {
      String pattern = oneOf("'a%'", "'%b'", "'_'", "'%本%'", "'a!%b' ESCAPE '!'", "''", "'%'");
      return column.text() + oneOf(" LIKE ", " NOT LIKE ") + pattern;
    }
    if (column.kind() == ColumnKind.BOOLEAN) {
      return column.text();
    }
    if (column.kind().isWhole()) {
      Scope.Column other = scope.any(random, ColumnKind::isWhole);
      return column.text() + oneOf(" < ", " = ", " >= ") + oneOf(other.text(), "1.5", "3.0");
    }
    return column.text() + " = " + column.text();
  }

  private String literals(ColumnKind kind) {
    List<String> literals = new ArrayList<>();
    int count = 1 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      literals.add(kind.literal(random));
    }
    if (random.nextInt(8) == 0) {
      literals.add("NULL");
    }
    return String.join(", ", literals);
  }
}
