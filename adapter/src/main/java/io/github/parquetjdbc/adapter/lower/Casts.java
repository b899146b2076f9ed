package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.CastMode;
import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.List;

/** Brings expressions to the type that their place asks for. */
final class Casts {

  private Casts() {}

  /**
   * The expression as a value of {@code type}; a constant is converted at once if that is exact.
   */
  static Expression to(Expression expression, DataType type) {
    if (expression.type().equals(type)) {
      return expression;
    }
    if (expression instanceof Expression.Literal literal) {
      Expression.Literal converted = Literals.convert(literal, type);
      if (converted != null) {
        return converted;
      }
    }
    return ConstantFolding.fold(new Expression.Cast(expression, CastMode.STRICT, type));
  }

  static List<Expression> allTo(List<Expression> expressions, DataType type) {
    List<Expression> converted = new ArrayList<>(expressions.size());
    for (Expression expression : expressions) {
      converted.add(to(expression, type));
    }
    return converted;
  }
}
