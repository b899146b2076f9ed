package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.expression.FormKind;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.prune.ScanFilter.Operator;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What of a filter a reader can prune by: a condition that is true of every row that the filter is
 * true of. Parts that say nothing about single columns and constants are left out of conjunctions.
 */
final class Pruning {

  private static final Map<String, Operator> OPERATORS =
      Map.of(
          "=", Operator.EQUAL,
          "<>", Operator.NOT_EQUAL,
          "<", Operator.LESS,
          "<=", Operator.LESS_OR_EQUAL,
          ">", Operator.GREATER,
          ">=", Operator.GREATER_OR_EQUAL);

  private final List<String> names;

  /**
   * @param names of the filter's columns
   */
  Pruning(List<String> names) {
    this.names = names;
  }

  /** The condition that follows from the filter, or {@code null} where nothing does. */
  ScanFilter conditions(Expression filter) {
    if (filter instanceof Expression.Call call) {
      return comparison(call);
    }
    if (filter instanceof Expression.Column column && column.type().id() == TypeId.BOOLEAN) {
      return new ScanFilter.Comparison(names.get(column.index()), Operator.EQUAL, true);
    }
    return filter instanceof Expression.Form form ? form(form) : null;
  }

  private ScanFilter form(Expression.Form form) {
    return switch (form.kind()) {
      case AND -> and(form);
      case OR -> or(form);
      case IS_NULL -> nullness(form);
      case IS_NOT_NULL -> nullness(form);
      case IS_TRUE -> conditions(form.arguments().get(0));
      case IN -> in(form);
      case NOT -> not(form.arguments().get(0));
      default -> null;
    };
  }

  private ScanFilter and(Expression.Form form) {
    List<ScanFilter> operands = new ArrayList<>();
    for (Expression argument : form.arguments()) {
      ScanFilter operand = conditions(argument);
      if (operand != null) {
        operands.add(operand);
      }
    }
    if (operands.isEmpty()) {
      return null;
    }
    return operands.size() == 1 ? operands.get(0) : new ScanFilter.And(operands);
  }

  private ScanFilter or(Expression.Form form) {
    List<ScanFilter> operands = new ArrayList<>();
    for (Expression argument : form.arguments()) {
      ScanFilter operand = conditions(argument);
      if (operand == null) {
        return null;
      }
      operands.add(operand);
    }
    return new ScanFilter.Or(operands);
  }

  private ScanFilter nullness(Expression.Form form) {
    String name = prunable(form.arguments().get(0));
    if (name == null) {
      return null;
    }
    return form.kind() == FormKind.IS_NULL
        ? new ScanFilter.IsNull(name)
        : new ScanFilter.IsNotNull(name);
  }

  private ScanFilter in(Expression.Form form) {
    Expression value = form.arguments().get(0);
    String name = prunable(value);
    if (name == null) {
      return null;
    }
    List<Object> literals = new ArrayList<>();
    for (Expression argument : form.arguments().subList(1, form.arguments().size())) {
      Object literal = constant(argument, value.type());
      if (literal == null) {
        return null;
      }
      literals.add(literal);
    }
    return new ScanFilter.In(name, literals);
  }

  private ScanFilter not(Expression argument) {
    if (argument instanceof Expression.Column column) {
      return new ScanFilter.Comparison(names.get(column.index()), Operator.EQUAL, false);
    }
    return null;
  }

  private ScanFilter comparison(Expression.Call call) {
    Operator operator = OPERATORS.get(call.name());
    if (operator == null) {
      return null;
    }
    String name = prunable(call.arguments().get(0));
    Object literal = constant(call.arguments().get(1), call.arguments().get(0).type());
    return name == null || literal == null
        ? null
        : new ScanFilter.Comparison(name, operator, literal);
  }

  private String prunable(Expression expression) {
    boolean column = expression instanceof Expression.Column && !expression.type().isNested();
    return column ? names.get(((Expression.Column) expression).index()) : null;
  }

  /** A constant in the form of the column's type, or {@code null}. */
  private static Object constant(Expression expression, DataType type) {
    if (!(expression instanceof Expression.Literal literal)) {
      return null;
    }
    Expression.Literal converted = Literals.convert(literal, type);
    return converted == null ? null : converted.value();
  }
}
