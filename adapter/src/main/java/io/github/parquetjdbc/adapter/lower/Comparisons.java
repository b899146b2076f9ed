package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.expression.FormKind;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * Comparisons whose sides have one form, as the engine's kernels want them.
 *
 * <p>A constant takes the type of the other side where that is exact, so that the column is read as
 * it lies and can be pruned by; else an inexact bound moves to the next value that the column can
 * hold ({@code quantity < 1.5} is {@code quantity <= 1}); else both sides are cast.
 */
final class Comparisons {

  private Comparisons() {}

  /**
   * @param operator one of {@code = <> < <= > >=}
   */
  static Expression compare(String operator, Expression left, Expression right) {
    if (left.type().id() == TypeId.NULL || right.type().id() == TypeId.NULL) {
      return Literals.ofNull(DataType.BOOLEAN);
    }
    if (left instanceof Expression.Literal && !(right instanceof Expression.Literal)) {
      return compare(flipped(operator), right, left);
    }
    if (right instanceof Expression.Literal literal && literal.value() != null) {
      Expression narrowed = withConstant(operator, left, literal);
      if (narrowed != null) {
        return narrowed;
      }
    }
    if (Types.sameForm(left.type(), right.type())) {
      return call(operator, left, right);
    }
    DataType common = Types.common(left.type(), right.type());
    return call(operator, Casts.to(left, common), Casts.to(right, common));
  }

  /** IS [NOT] DISTINCT FROM. */
  static Expression distinct(FormKind kind, Expression left, Expression right) {
    List<Expression> sides = List.of(left, right);
    if (!Types.sameForm(left.type(), right.type())) {
      sides = Casts.allTo(sides, Types.common(left.type(), right.type()));
    }
    return new Expression.Form(kind, sides, DataType.BOOLEAN);
  }

  /** {@code value IN (constants)}; three-valued. */
  static Expression in(Expression value, List<Expression.Literal> constants) {
    List<Expression> arguments = new ArrayList<>();
    arguments.add(value);
    List<Expression> others = new ArrayList<>();
    for (Expression.Literal constant : constants) {
      Expression.Literal converted = asTypeOf(value, constant);
      if (converted != null) {
        arguments.add(converted);
      } else {
        others.add(compare("=", value, constant));
      }
    }
    if (arguments.size() == 2) {
      others.add(0, call("=", value, arguments.get(1)));
    } else if (arguments.size() > 2) {
      others.add(0, new Expression.Form(FormKind.IN, arguments, DataType.BOOLEAN));
    }
    return others.size() == 1
        ? others.get(0)
        : new Expression.Form(FormKind.OR, others, DataType.BOOLEAN);
  }

  private static Expression withConstant(
      String operator, Expression value, Expression.Literal constant) {
    Expression.Literal converted = asTypeOf(value, constant);
    if (converted != null) {
      return call(operator, value, converted);
    }
    if (Types.isExact(value.type()) && Types.isExact(constant.type())) {
      return withMovedBound(operator, value, Literals.decimal(constant));
    }
    return null;
  }

  /** The constant in the type of the value, where that does not change what is compared. */
  private static Expression.Literal asTypeOf(Expression value, Expression.Literal constant) {
    DataType type = value.type();
    if (Types.isApproximate(constant.type()) && !Types.isWhole(type)) {
      return type.equals(constant.type()) ? constant : null;
    }
    return Literals.convert(constant, type);
  }

  private static Expression withMovedBound(String operator, Expression value, BigDecimal bound) {
    boolean upper = operator.startsWith("<") && !operator.equals("<>");
    if (!upper && !operator.startsWith(">")) {
      return null;
    }
    BigDecimal moved =
        bound.setScale(value.type().scale(), upper ? RoundingMode.FLOOR : RoundingMode.CEILING);
    Object converted = Literals.exactNumber(moved, value.type());
    if (converted == null) {
      return null;
    }
    return call(upper ? "<=" : ">=", value, new Expression.Literal(converted, value.type()));
  }

  private static Expression call(String operator, Expression left, Expression right) {
    return new Expression.Call(operator, List.of(left, right), DataType.BOOLEAN);
  }

  private static String flipped(String operator) {
    return switch (operator) {
      case "<" -> ">";
      case "<=" -> ">=";
      case ">" -> "<";
      case ">=" -> "<=";
      default -> operator;
    };
  }
}
