package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.calcite.avatica.util.TimeUnit;
import org.apache.calcite.avatica.util.TimeUnitRange;
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.rex.RexLiteral;
import org.apache.calcite.rex.RexNode;

/** Calls of functions of dates and times whose arguments or units need preparing. */
final class TemporalCalls {

  /** Functions that are EXTRACT of one field. */
  private static final Map<String, String> PARTS =
      Map.ofEntries(
          Map.entry("year", "year"),
          Map.entry("quarter", "quarter"),
          Map.entry("month", "month"),
          Map.entry("week", "week"),
          Map.entry("dayofyear", "doy"),
          Map.entry("dayofmonth", "day"),
          Map.entry("dayofweek", "dow"),
          Map.entry("hour", "hour"),
          Map.entry("minute", "minute"),
          Map.entry("second", "second"));

  /** Units shorter than a day. */
  private static final Set<String> TIMES =
      Set.of("hour", "minute", "second", "millisecond", "microsecond", "nanosecond");

  private TemporalCalls() {}

  /** The call, or {@code null} if {@code name} is not one of these functions. */
  static Expression lower(String name, RexCall call, DataType type, RexToExpression lowering) {
    if (PARTS.containsKey(name) && call.getOperands().size() == 1) {
      return part(name, lowering.lower(call.getOperands().get(0)), type);
    }
    return switch (name) {
      case "date_trunc" ->
          new Expression.Call(
              "floor_" + unit(call.getOperands().get(0)),
              List.of(lowering.lower(call.getOperands().get(1))),
              type);
      case "datediff" -> boundaries(call, type, lowering);
      case "date_add" -> Arithmetic.call("+", all(call, lowering), type);
      case "date_sub" -> Arithmetic.call("-", all(call, lowering), type);
      case "timestamp_seconds", "timestamp_millis", "timestamp_micros" ->
          fromEpoch(name, call, type, lowering);
      case "from_unixtime" -> fromEpoch("timestamp_seconds", call, type, lowering);
      default -> null;
    };
  }

  /** DAYOFWEEK counts from Sunday, 1, as JDBC has it; DOW of EXTRACT from Sunday, 0. */
  private static Expression part(String name, Expression moment, DataType type) {
    Expression part =
        new Expression.Call("extract_" + PARTS.get(name), List.of(moment), DataType.BIGINT);
    if (name.equals("dayofweek")) {
      Expression one = new Expression.Literal(1L, DataType.BIGINT);
      part = new Expression.Call("+", List.of(part, one), DataType.BIGINT);
    }
    return Casts.to(part, type);
  }

  private static List<Expression> all(RexCall call, RexToExpression lowering) {
    List<Expression> arguments = new ArrayList<>();
    for (RexNode operand : call.getOperands()) {
      arguments.add(lowering.lower(operand));
    }
    return arguments;
  }

  /** Calcite has made dates of the arguments: their times of day are lost. */
  private static Expression boundaries(RexCall call, DataType type, RexToExpression lowering) {
    List<RexNode> operands = call.getOperands();
    String unit = unit(operands.get(0));
    if (TIMES.contains(unit)) {
      throw new UnsupportedSqlException("DATEDIFF in " + unit + "s (TIMESTAMPDIFF counts them) is");
    }
    return new Expression.Call(
        "boundaries_" + unit,
        List.of(lowering.lower(operands.get(1)), lowering.lower(operands.get(2))),
        type);
  }

  /** Fractions of seconds count to the microsecond. */
  private static Expression fromEpoch(
      String name, RexCall call, DataType type, RexToExpression lowering) {
    Expression number = lowering.lower(call.getOperands().get(0));
    if (Types.isWhole(number.type()) || number.type().id() == TypeId.NULL) {
      return new Expression.Call(name, List.of(Casts.to(number, DataType.BIGINT)), type);
    }
    DataType exact = DataType.decimal(38, 6);
    Expression million = new Expression.Literal(1_000_000L, DataType.BIGINT);
    Expression micros =
        Arithmetic.call("*", List.of(Casts.to(number, exact), million), DataType.decimal(38, 6));
    return new Expression.Call(
        "timestamp_micros", List.of(Casts.to(micros, DataType.BIGINT)), type);
  }

  /** The unit of time that a keyword or a text names, in lower case. */
  static String unit(RexNode node) {
    if (node instanceof RexLiteral literal) {
      if (literal.getValue() instanceof TimeUnitRange range) {
        return range.name().toLowerCase(Locale.ROOT);
      }
      if (literal.getValue() instanceof TimeUnit unit) {
        return unit.name().toLowerCase(Locale.ROOT);
      }
      String name = literal.getValueAs(String.class);
      String upper = name == null ? "" : name.trim().toUpperCase(Locale.ROOT);
      try {
        return TimeUnitRange.valueOf(upper).name().toLowerCase(Locale.ROOT);
      } catch (IllegalArgumentException e) {
        throw new UnsupportedSqlException("the unit of time " + node + " is");
      }
    }
    throw new UnsupportedSqlException("a unit of time that is no constant is");
  }
}
