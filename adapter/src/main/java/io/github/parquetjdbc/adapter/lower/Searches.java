package io.github.parquetjdbc.adapter.lower;

import com.google.common.collect.BoundType;
import com.google.common.collect.Range;
import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.expression.FormKind;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rex.RexBuilder;
import org.apache.calcite.rex.RexLiteral;
import org.apache.calcite.rex.RexUnknownAs;
import org.apache.calcite.util.Sarg;

/** Calcite's SEARCH (a value in a set of ranges) as IN, comparisons, AND and OR. */
final class Searches {

  private final RexBuilder rexBuilder;

  Searches(RexBuilder rexBuilder) {
    this.rexBuilder = rexBuilder;
  }

  /**
   * @param type the type of the bounds
   */
  Expression lower(Expression value, Sarg<?> sarg, RelDataType type) {
    Expression found = ranges(value, sarg, type);
    if (sarg.nullAs == RexUnknownAs.TRUE) {
      return or(List.of(form(FormKind.IS_NULL, value), found));
    }
    if (sarg.nullAs == RexUnknownAs.FALSE) {
      return and(List.of(form(FormKind.IS_NOT_NULL, value), found));
    }
    return found;
  }

  private Expression ranges(Expression value, Sarg<?> sarg, RelDataType type) {
    if (sarg.rangeSet.isEmpty()) {
      return and(List.of(form(FormKind.IS_NULL, value), Literals.ofNull(DataType.BOOLEAN)));
    }
    if (sarg.isComplementedPoints()) {
      Expression points = points(value, sarg.negate(), type);
      return new Expression.Form(FormKind.NOT, List.of(points), DataType.BOOLEAN);
    }
    return points(value, sarg, type);
  }

  private Expression points(Expression value, Sarg<?> sarg, RelDataType type) {
    List<Expression.Literal> points = new ArrayList<>();
    List<Expression> alternatives = new ArrayList<>();
    for (Range<?> range : sarg.rangeSet.asRanges()) {
      if (isPoint(range)) {
        points.add(literal(range.lowerEndpoint(), type));
      } else {
        alternatives.add(range(value, range, type));
      }
    }
    if (!points.isEmpty()) {
      alternatives.add(0, Comparisons.in(value, points));
    }
    return or(alternatives);
  }

  private static boolean isPoint(Range<?> range) {
    return range.hasLowerBound()
        && range.hasUpperBound()
        && range.lowerEndpoint().equals(range.upperEndpoint());
  }

  private Expression range(Expression value, Range<?> range, RelDataType type) {
    List<Expression> bounds = new ArrayList<>(2);
    if (range.hasLowerBound()) {
      String operator = range.lowerBoundType() == BoundType.CLOSED ? ">=" : ">";
      bounds.add(Comparisons.compare(operator, value, literal(range.lowerEndpoint(), type)));
    }
    if (range.hasUpperBound()) {
      String operator = range.upperBoundType() == BoundType.CLOSED ? "<=" : "<";
      bounds.add(Comparisons.compare(operator, value, literal(range.upperEndpoint(), type)));
    }
    if (bounds.isEmpty()) {
      return or(List.of(form(FormKind.IS_NOT_NULL, value), Literals.ofNull(DataType.BOOLEAN)));
    }
    return and(bounds);
  }

  private Expression.Literal literal(Object value, RelDataType type) {
    return Literals.of((RexLiteral) rexBuilder.makeLiteral(value, type, true, true));
  }

  private static Expression form(FormKind kind, Expression argument) {
    return new Expression.Form(kind, List.of(argument), DataType.BOOLEAN);
  }

  private static Expression and(List<Expression> operands) {
    return junction(FormKind.AND, operands);
  }

  private static Expression or(List<Expression> operands) {
    return junction(FormKind.OR, operands);
  }

  private static Expression junction(FormKind kind, List<Expression> operands) {
    return operands.size() == 1
        ? operands.get(0)
        : new Expression.Form(kind, operands, DataType.BOOLEAN);
  }
}
