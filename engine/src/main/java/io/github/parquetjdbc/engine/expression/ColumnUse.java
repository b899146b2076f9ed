package io.github.parquetjdbc.engine.expression;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Which columns an expression reads, and whether it depends on nothing else. */
final class ColumnUse {

  /** Functions whose every call gives another result. */
  private static final Set<String> DRAWN = Set.of("random", "rand");

  private ColumnUse() {}

  static Set<Integer> of(Expression expression) {
    Set<Integer> columns = new TreeSet<>();
    collect(expression, columns);
    return columns;
  }

  private static void collect(Expression expression, Set<Integer> columns) {
    if (expression instanceof Expression.Column column) {
      columns.add(column.index());
    }
    for (Expression argument : arguments(expression)) {
      collect(argument, columns);
    }
  }

  /** Whether equal values of the columns give different results in different rows. */
  static boolean differsByRow(Expression expression) {
    return expression instanceof Expression.Call call && DRAWN.contains(call.name())
        || arguments(expression).stream().anyMatch(ColumnUse::differsByRow);
  }

  static List<Expression> arguments(Expression expression) {
    if (expression instanceof Expression.Call call) {
      return call.arguments();
    }
    if (expression instanceof Expression.Form form) {
      return form.arguments();
    }
    if (expression instanceof Expression.Field field) {
      return List.of(field.struct());
    }
    return expression instanceof Expression.Cast cast ? List.of(cast.argument()) : List.of();
  }

  /** The one column's own node, with its type. */
  static Expression.Column onlyColumn(Expression expression) {
    if (expression instanceof Expression.Column column) {
      return column;
    }
    for (Expression argument : arguments(expression)) {
      Expression.Column found = onlyColumn(argument);
      if (found != null) {
        return found;
      }
    }
    return null;
  }
}
