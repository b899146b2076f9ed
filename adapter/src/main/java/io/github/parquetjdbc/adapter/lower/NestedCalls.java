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
