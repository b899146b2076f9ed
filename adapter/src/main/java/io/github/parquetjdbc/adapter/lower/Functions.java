package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.adapter.dialect.SeedColumn;
import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.expression.FormKind;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.rex.RexLiteral;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.sql.fun.SqlTrimFunction;

/** Calls of functions by name, and the few whose spelling in SQL is not a list of arguments. */
final class Functions {

  /** Names that the engine lists under another. */
  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("character_length", "char_length"),
          Map.entry("length", "char_length"),
          Map.entry("len", "char_length"),
          Map.entry("substr", "substring"),
          Map.entry("bit_count", "bitcount"),
          Map.entry("ceiling", "ceil"),
          Map.entry("pow", "power"),
          Map.entry("translate3", "translate"),
          Map.entry("trunc", "truncate"),
          Map.entry("similar to", "similar_to"),
          Map.entry("not like", "like"),
          Map.entry("not ilike", "ilike"),
          Map.entry("not similar to", "similar_to"));

  /** Functions that compute in DOUBLE whatever their arguments are. */
  private static final Set<String> APPROXIMATE =
      Set.of(
          "is_nan", "is_inf", "acos", "asin", "atan", "atan2", "cbrt", "cos", "cot", "degrees",
          "exp", "ln", "log", "log10", "log2", "power", "radians", "sin", "sqrt", "tan");

  /** Functions whose arguments all have the type of the result. */
  private static final Set<String> UNIFORM = Set.of("greatest", "least", "abs", "||");

  private Functions() {}

  static Expression lower(RexCall call, DataType type, RexToExpression lowering) {
    if (call.getOperator() == SeedColumn.INSTANCE) {
      return lowering.lower(call.getOperands().get(0));
    }
    return switch (call.getKind()) {
      case EXTRACT -> extract(call, type, lowering);
      case FLOOR -> rounding("floor", call, type, lowering);
      case CEIL -> rounding("ceil", call, type, lowering);
      case TRIM -> trim(call, type, lowering);
      case IF -> conditional(call, type, lowering);
      default -> named(call, type, lowering);
    };
  }

  /** The first {@code length} characters of a text. */
  static Expression leading(Expression text, int length) {
    Expression from = new Expression.Literal(1, DataType.INTEGER);
    Expression count = new Expression.Literal(length, DataType.INTEGER);
    return new Expression.Call("substring", List.of(text, from, count), DataType.VARCHAR);
  }

  private static Expression extract(RexCall call, DataType type, RexToExpression lowering) {
    String unit = TemporalCalls.unit(call.getOperands().get(0));
    Expression from = lowering.lower(call.getOperands().get(1));
    return new Expression.Call("extract_" + unit, List.of(from), type);
  }

  private static Expression rounding(
      String name, RexCall call, DataType type, RexToExpression lowering) {
    Expression value = lowering.lower(call.getOperands().get(0));
    if (call.getOperands().size() == 1) {
      return new Expression.Call(name, List.of(value), type);
    }
    return new Expression.Call(
        name + "_" + TemporalCalls.unit(call.getOperands().get(1)), List.of(value), type);
  }

  private static Expression trim(RexCall call, DataType type, RexToExpression lowering) {
    RexLiteral flag = (RexLiteral) call.getOperands().get(0);
    String name =
        switch (flag.getValueAs(SqlTrimFunction.Flag.class)) {
          case BOTH -> "trim";
          case LEADING -> "ltrim";
          case TRAILING -> "rtrim";
        };
    Expression characters = lowering.lower(call.getOperands().get(1));
    Expression text = lowering.lower(call.getOperands().get(2));
    return new Expression.Call(name, List.of(text, characters), type);
  }

  private static Expression conditional(RexCall call, DataType type, RexToExpression lowering) {
    List<Expression> arguments = new ArrayList<>();
    arguments.add(lowering.lower(call.getOperands().get(0)));
    arguments.add(Casts.to(lowering.lower(call.getOperands().get(1)), type));
    arguments.add(Casts.to(lowering.lower(call.getOperands().get(2)), type));
    return new Expression.Form(FormKind.CASE, arguments, type);
  }

  /** {@code ~}, {@code ~*} and their negations. */
  private static Expression posixRegex(
      String name, RexCall call, DataType type, RexToExpression lowering) {
    List<Expression> arguments = new ArrayList<>();
    for (RexNode operand : call.getOperands()) {
      arguments.add(lowering.lower(operand));
    }
    if (name.contains("insensitive")) {
      arguments.add(new Expression.Literal(new byte[] {'i'}, DataType.VARCHAR));
    }
    Expression matches = new Expression.Call("regexp_like", arguments, type);
    return name.startsWith("negated")
        ? new Expression.Form(FormKind.NOT, List.of(matches), type)
        : matches;
  }

  private static Expression named(RexCall call, DataType type, RexToExpression lowering) {
    String operator = call.getOperator().getName().toLowerCase(Locale.ROOT);
    String name = NAMES.getOrDefault(operator, operator);
    Expression temporal = TemporalCalls.lower(name, call, type, lowering);
    if (temporal != null) {
      return temporal;
    }
    if (NestedCalls.NAMES.contains(name)) {
      return NestedCalls.lower(name, call, type, lowering);
    }
    if (name.contains("posix regex")) {
      return posixRegex(name, call, type, lowering);
    }
    List<Expression> plain = new ArrayList<>();
    for (RexNode operand : call.getOperands()) {
      plain.add(lowering.lower(operand));
    }
    if (NestedCalls.isOfLists(name, plain)) {
      return NestedCalls.ofLists(name, plain, type);
    }
    List<Expression> arguments = new ArrayList<>();
    for (Expression lowered : plain) {
      Expression argument = lowered;
      if (APPROXIMATE.contains(name)) {
        argument = Casts.to(argument, DataType.DOUBLE);
      } else if (UNIFORM.contains(name)) {
        argument = Casts.to(argument, type);
      }
      arguments.add(argument);
    }
    Expression result = new Expression.Call(name, arguments, type);
    return operator.startsWith("not ")
        ? new Expression.Form(FormKind.NOT, List.of(result), type)
        : result;
  }
}
