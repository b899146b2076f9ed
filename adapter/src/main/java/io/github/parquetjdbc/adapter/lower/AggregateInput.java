package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.List;

/** The input of an aggregation, with columns added where a call needs another type. */
final class AggregateInput {

  private final PlanNode input;
  private final List<Expression> added = new ArrayList<>();

  AggregateInput(PlanNode input) {
    this.input = input;
  }

  /** A column's place, or that of the column converted. */
  int column(int column, DataType type) {
    Expression reference = Columns.reference(input, column);
    if (reference.type().equals(type)) {
      return column;
    }
    Expression converted = Casts.to(reference, type);
    int place = added.indexOf(converted);
    if (place < 0) {
      place = added.size();
      added.add(converted);
    }
    return input.columns().size() + place;
  }

  DataType type(int column) {
    return input.columns().get(column).type();
  }

  /** The input with what has been asked for. */
  PlanNode node() {
    if (added.isEmpty()) {
      return input;
    }
    int width = input.columns().size();
    List<Expression> expressions = new ArrayList<>(Columns.references(input, 0, width));
    List<Column> columns = new ArrayList<>(input.columns());
    for (Expression expression : added) {
      expressions.add(expression);
      columns.add(new Column("$a" + (columns.size() - width), expression.type(), true));
    }
    return new PlanNode.Project(input, expressions, columns);
  }
}
