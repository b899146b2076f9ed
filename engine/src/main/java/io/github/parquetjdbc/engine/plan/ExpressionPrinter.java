package io.github.parquetjdbc.engine.plan;

import io.github.parquetjdbc.engine.expression.CastMode;
import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;

/** Expressions as text that reads like SQL, for people. */
final class ExpressionPrinter {

  /** Bytes of a literal that are shown. */
  private static final int SHOWN_BYTES = 60;

  private final List<Column> columns;

  /**
   * @param columns whose names stand for column references
   */
  ExpressionPrinter(List<Column> columns) {
    this.columns = columns;
  }

  String text(Expression expression) {
    if (expression instanceof Expression.Column column) {
      return column(column.index());
    }
    if (expression instanceof Expression.Literal literal) {
      return literal(literal.value(), literal.type());
    }
    if (expression instanceof Expression.Parameter parameter) {
      return "?" + (parameter.index() + 1);
    }
    if (expression instanceof Expression.Cast cast) {
      String name = cast.mode() == CastMode.SAFE ? "TRY_CAST" : "CAST";
      return name + "(" + text(cast.argument()) + " AS " + cast.type() + ")";
    }
    if (expression instanceof Expression.Field field) {
      DataType struct = field.struct().type();
      return text(field.struct()) + "." + struct.fields().get(field.index()).name();
    }
    if (expression instanceof Expression.Form form) {
      return form(form);
    }
    return call((Expression.Call) expression);
  }

  /** A column by its name, or by its number where the plan has fewer. */
  String column(int index) {
    return index < columns.size() ? columns.get(index).name() : "#" + index;
  }

  private static String literal(Object value, DataType type) {
    if (value == null) {
      return "NULL";
    }
    if (!(value instanceof byte[] bytes)) {
      return switch (type.id()) {
        case DATE, TIME, TIMESTAMP, TIMESTAMP_TZ, INTERVAL_DAY, INTERVAL_YEAR ->
            type.id() + " " + value;
        default -> value.toString();
      };
    }
    int shown = Math.min(bytes.length, SHOWN_BYTES);
    String rest = shown < bytes.length ? "..." : "";
    if (type.id() == TypeId.VARCHAR) {
      return "'" + new String(bytes, 0, shown, StandardCharsets.UTF_8) + rest + "'";
    }
    return "X'" + HexFormat.of().formatHex(bytes, 0, shown) + rest + "'";
  }

  private String call(Expression.Call call) {
    boolean isOperator = !Character.isLetter(call.name().charAt(0));
    if (isOperator && call.arguments().size() == 2) {
      return "("
          + text(call.arguments().get(0))
          + " "
          + call.name()
          + " "
          + text(call.arguments().get(1))
          + ")";
    }
    return call.name() + list(call.arguments());
  }

  private String form(Expression.Form form) {
    List<Expression> arguments = form.arguments();
    String first = arguments.isEmpty() ? "" : text(arguments.get(0));
    String name = form.kind().name().replace('_', ' ');
    return switch (form.kind()) {
      case AND, OR, IS_DISTINCT_FROM, IS_NOT_DISTINCT_FROM ->
          "(" + joined(arguments, " " + name + " ") + ")";
      case NOT -> "NOT " + first;
      case IS_NULL, IS_NOT_NULL, IS_TRUE, IS_NOT_TRUE, IS_FALSE, IS_NOT_FALSE -> first + " " + name;
      case IN -> first + " IN " + list(arguments.subList(1, arguments.size()));
      case CASE, COALESCE -> name + list(arguments);
    };
  }

  private String list(List<Expression> expressions) {
    return "(" + joined(expressions, ", ") + ")";
  }

  private String joined(List<Expression> expressions, String separator) {
    StringBuilder text = new StringBuilder();
    for (Expression expression : expressions) {
      text.append(text.length() == 0 ? "" : separator).append(text(expression));
    }
    return text.toString();
  }
}
