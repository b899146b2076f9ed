package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which fields of their input's structs some expressions use, so that a scan reads no others. A
 * struct that is used as a whole keeps all its fields.
 */
final class FieldUse {

  private final Map<Integer, Use> columns = new HashMap<>();

  /** Of one column or field: as a whole, or only these of its fields. */
  private static final class Use {
    private final TreeMap<Integer, Use> fields = new TreeMap<>();
    private boolean whole;
  }

  /** Of all the expressions together. */
  FieldUse(List<Expression> expressions) {
    expressions.forEach(this::add);
  }

  private void add(Expression expression) {
    if (expression instanceof Expression.Column || expression instanceof Expression.Field) {
      Use use = use(expression);
      if (use != null) {
        use.whole = true;
      } else {
        add(((Expression.Field) expression).struct());
      }
    } else if (expression instanceof Expression.Form form) {
      form.arguments().forEach(this::add);
    } else if (expression instanceof Expression.Call call) {
      call.arguments().forEach(this::add);
    } else if (expression instanceof Expression.Cast cast) {
      add(cast.argument());
    }
  }

  /** {@code null} for a field of a struct that is no column's. */
  private Use use(Expression expression) {
    if (expression instanceof Expression.Column column) {
      return columns.computeIfAbsent(column.index(), index -> new Use());
    }
    if (expression instanceof Expression.Field field) {
      Use struct = use(field.struct());
      return struct == null
          ? null
          : struct.fields.computeIfAbsent(field.index(), index -> new Use());
    }
    return null;
  }

  /** The types with no more fields than are used. */
  List<DataType> narrowed(List<DataType> types) {
    List<DataType> narrowed = new ArrayList<>(types.size());
    for (int i = 0; i < types.size(); i++) {
      narrowed.add(narrowed(types.get(i), columns.get(i)));
    }
    return narrowed;
  }

  private static DataType narrowed(DataType type, Use use) {
    if (use == null || use.whole || use.fields.isEmpty()) {
      return type;
    }
    List<DataType.Field> fields = new ArrayList<>();
    use.fields.forEach(
        (index, inner) -> {
          DataType.Field field = type.fields().get(index);
          fields.add(
              new DataType.Field(field.name(), narrowed(field.type(), inner), field.nullable()));
        });
    return DataType.struct(fields);
  }

  /** The expression over columns of the narrowed types. */
  Expression over(Expression expression) {
    if (expression instanceof Expression.Column column) {
      return new Expression.Column(
          column.index(), narrowed(column.type(), columns.get(column.index())));
    }
    if (expression instanceof Expression.Field field) {
      return over(field);
    }
    if (expression instanceof Expression.Form form) {
      return new Expression.Form(form.kind(), over(form.arguments()), form.type());
    }
    if (expression instanceof Expression.Call call) {
      return new Expression.Call(call.name(), over(call.arguments()), call.type());
    }
    return expression instanceof Expression.Cast cast
        ? new Expression.Cast(over(cast.argument()), cast.mode(), cast.type())
        : expression;
  }

  List<Expression> over(List<Expression> expressions) {
    return expressions.stream().map(this::over).toList();
  }

  private Expression over(Expression.Field field) {
    Use struct = use(field.struct());
    Expression inner = over(field.struct());
    if (struct == null || struct.whole) {
      return new Expression.Field(inner, field.index(), field.type());
    }
    int index = struct.fields.headMap(field.index()).size();
    return new Expression.Field(inner, index, inner.type().fields().get(index).type());
  }
}
