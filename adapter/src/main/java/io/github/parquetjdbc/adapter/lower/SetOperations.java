package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.JoinKind;
import io.github.parquetjdbc.engine.plan.PlanNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.calcite.rel.core.Intersect;
import org.apache.calcite.rel.core.Minus;
import org.apache.calcite.rel.core.Union;
import org.apache.calcite.util.ImmutableIntList;

/**
 * UNION, INTERSECT and EXCEPT. The distinct ones are grouping and, for the last two, a semi or an
 * anti join in which null equals null.
 */
final class SetOperations {

  private SetOperations() {}

  static PlanNode union(Union union, List<PlanNode> inputs) {
    List<Column> columns = Columns.of(union.getRowType());
    List<PlanNode> converted = new ArrayList<>(inputs.size());
    for (PlanNode input : inputs) {
      converted.add(Columns.converted(input, columns));
    }
    PlanNode all = new PlanNode.UnionAll(converted, columns);
    return union.all ? all : distinct(all, columns);
  }

  static PlanNode intersect(Intersect intersect, List<PlanNode> inputs) {
    if (intersect.all) {
      throw new UnsupportedSqlException("INTERSECT ALL is");
    }
    return reduced(inputs, JoinKind.SEMI, Columns.of(intersect.getRowType()));
  }

  static PlanNode minus(Minus minus, List<PlanNode> inputs) {
    if (minus.all) {
      throw new UnsupportedSqlException("EXCEPT ALL is");
    }
    return reduced(inputs, JoinKind.ANTI, Columns.of(minus.getRowType()));
  }

  private static PlanNode reduced(List<PlanNode> inputs, JoinKind kind, List<Column> columns) {
    PlanNode result = distinct(Columns.converted(inputs.get(0), columns), columns);
    List<Integer> keys = ImmutableIntList.range(0, columns.size());
    for (PlanNode input : inputs.subList(1, inputs.size())) {
      result =
          new PlanNode.Join(
              result,
              Columns.converted(input, columns),
              kind,
              keys,
              keys,
              Collections.nCopies(columns.size(), true),
              null,
              columns);
    }
    return result;
  }

  private static PlanNode distinct(PlanNode input, List<Column> columns) {
    List<Integer> keys = ImmutableIntList.range(0, columns.size());
    return new PlanNode.Aggregate(input, keys, List.of(), columns);
  }
}
