package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.List;

/** The keys of one input of a join; keys of another type than their column are appended to it. */
final class KeyColumns {

  private final PlanNode input;
  private final List<Expression> expressions;
  private final List<Column> columns;
  private final List<Integer> keys = new ArrayList<>();

  KeyColumns(PlanNode input) {
    this.input = input;
    columns = new ArrayList<>(input.columns());
    expressions = new ArrayList<>(Columns.references(input, 0, columns.size()));
  }

  /** Makes column {@code column}, as a value of {@code type}, the next key. */
  void add(int column, DataType type) {
    Column source = input.columns().get(column);
    if (source.type().equals(type)) {
      keys.add(column);
      return;
    }
    keys.add(columns.size());
    expressions.add(Casts.to(Columns.reference(input, column), type));
    columns.add(new Column(source.name(), type, source.nullable()));
  }

  boolean grown() {
    return columns.size() > input.columns().size();
  }

  List<Integer> keys() {
    return keys;
  }

  PlanNode input() {
    return grown() ? new PlanNode.Project(input, expressions, columns) : input;
  }
}
