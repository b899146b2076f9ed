package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.rex.RexNode;

/** Subscripts and constructors of arrays, maps and rows. */
final class NestedCalls {

  static final Set<String> NAMES = Set.of("item", "array", "map", "row");

  private NestedCalls() {}

  static Expression lower(String name, RexCall call, DataType type, RexToExpression lowering) {
    List<Expression> arguments = new ArrayList<>();
    for (RexNode operand : call.getOperands()) {
      arguments.add(lowering.lower(operand));
    }
    if (name.equals("item")) {
      return item(arguments.get(0), arguments.get(1), type);
    }
    List<Expression> cast = new ArrayList<>();
    for (Expression argument : arguments) {
      int index = cast.size();
      DataType wanted =
          switch (type.id()) {
            case LIST -> type.element().type();
            case MAP -> type.fields().get(index % 2).type();
            default -> type.fields().get(index).type();
          };
      cast.add(Casts.to(argument, wanted));
    }
    return new Expression.Call(name, cast, type);
  }

  /** Functions whose arguments are lists of the type of one of them, and values of its elements. */
  static boolean isOfLists(String name, List<Expression> arguments) {
    return (name.startsWith("array_") || name.equals("||"))
        && arguments.stream().anyMatch(argument -> argument.type().id() == TypeId.LIST);
  }

  static Expression ofLists(String name, List<Expression> arguments, DataType type) {
    DataType list =
        type.id() == TypeId.LIST
            ? type
            : arguments.stream()
                .map(Expression::type)
                .filter(argument -> argument.id() == TypeId.LIST)
                .findFirst()
                .orElseThrow();
    List<Expression> cast = new ArrayList<>();
    for (Expression argument : arguments) {
      boolean position = name.equals("array_slice") && !cast.isEmpty();
      boolean separator = name.equals("array_to_string") && !cast.isEmpty();
      if (argument.type().id() == TypeId.LIST) {
        cast.add(Casts.to(argument, list));
      } else if (position || separator) {
        cast.add(position ? Casts.to(argument, DataType.BIGINT) : argument);
      } else {
        cast.add(element(argument, list.element().type()));
      }
    }
    return new Expression.Call(name, cast, type);
  }

  /** Not where the value would be rounded to the elements' type. */
  private static Expression element(Expression value, DataType type) {
    Expression cast = Casts.to(value, type);
    boolean exact =
        value instanceof Expression.Literal literal && Literals.convert(literal, type) != null
            || value.type().id() == type.id()
            || value.type().id() == TypeId.NULL
            || isWhole(value.type())
                && (isWhole(type) && rank(value.type()) <= rank(type)
                    || type.id() == TypeId.DOUBLE
                    || type.id() == TypeId.DECIMAL);
    if (!exact) {
      throw new UnsupportedSqlException(
          "a value of type " + value.type() + " beside elements of type " + type + " is");
    }
    return cast;
  }

  private static boolean isWhole(DataType type) {
    return rank(type) >= 0;
  }

  private static int rank(DataType type) {
    return List.of(TypeId.TINYINT, TypeId.SMALLINT, TypeId.INTEGER, TypeId.BIGINT)
        .indexOf(type.id());
  }

  private static Expression item(Expression collection, Expression key, DataType type) {
    if (collection.type().id() == TypeId.STRUCT) {
      throw new UnsupportedSqlException("a subscript of a row is");
    }
    DataType wanted =
        collection.type().id() == TypeId.MAP
            ? collection.type().fields().get(0).type()
            : DataType.BIGINT;
    return new Expression.Call("item", List.of(collection, Casts.to(key, wanted)), type);
  }
}
