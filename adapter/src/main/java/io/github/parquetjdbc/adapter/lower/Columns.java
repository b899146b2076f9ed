package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeField;

/** Output columns of plan nodes, and projections that move or convert them. */
final class Columns {

  private Columns() {}

  static Column of(RelDataTypeField field) {
    return new Column(
        field.getName(), TypeBridge.toDataType(field.getType()), field.getType().isNullable());
  }

  static List<Column> of(RelDataType rowType) {
    List<Column> columns = new ArrayList<>(rowType.getFieldCount());
    for (RelDataTypeField field : rowType.getFieldList()) {
      columns.add(of(field));
    }
    return columns;
  }

  static Expression reference(PlanNode input, int index) {
    return new Expression.Column(index, input.columns().get(index).type());
  }

  static List<Expression> references(PlanNode input, int from, int to) {
    List<Expression> references = new ArrayList<>(to - from);
    for (int i = from; i < to; i++) {
      references.add(reference(input, i));
    }
    return references;
  }

  /** The input with its columns as {@code columns} has them; nothing is added where they are. */
  static PlanNode converted(PlanNode input, List<Column> columns) {
    boolean same = true;
    List<Expression> expressions = new ArrayList<>(columns.size());
    for (int i = 0; i < columns.size(); i++) {
      Expression reference = reference(input, i);
      same &= reference.type().equals(columns.get(i).type());
      expressions.add(Casts.to(reference, columns.get(i).type()));
    }
    return same ? input : new PlanNode.Project(input, expressions, columns);
  }
}
