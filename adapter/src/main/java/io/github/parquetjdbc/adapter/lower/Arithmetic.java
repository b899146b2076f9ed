package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code + - * / %} and negation with arguments in the forms that the engine computes with: whole
 * and approximate numbers in the form of the result, decimals as they are (each with its scale),
 * dates and intervals as they are.
 */
final class Arithmetic {

  private Arithmetic() {}

  static Expression call(String operator, List<Expression> arguments, DataType type) {
    return new Expression.Call(operator, prepared(arguments, type), type);
  }

  private static List<Expression> prepared(List<Expression> arguments, DataType type) {
    List<Expression> prepared = new ArrayList<>(arguments.size());
    boolean datetimes = false;
    for (Expression argument : arguments) {
      datetimes |= Types.isDatetime(argument.type()) || Types.isInterval(argument.type());
    }
    for (Expression argument : arguments) {
      prepared.add(datetimes ? beside(argument) : numeric(argument, type));
    }
    return prepared;
  }

  private static Expression numeric(Expression argument, DataType type) {
    if (type.id() != TypeId.DECIMAL) {
      return Types.sameForm(argument.type(), type) ? argument : Casts.to(argument, type);
    }
    return Types.isExact(argument.type())
        ? Casts.to(argument, Types.decimalOf(argument.type()))
        : Casts.to(argument, type);
  }

  /** An argument of date arithmetic: a factor of an interval is a BIGINT or a DOUBLE. */
  private static Expression beside(Expression argument) {
    if (Types.isWhole(argument.type())) {
      return Casts.to(argument, DataType.BIGINT);
    }
    return Types.isNumeric(argument.type()) ? Casts.to(argument, DataType.DOUBLE) : argument;
  }
}
