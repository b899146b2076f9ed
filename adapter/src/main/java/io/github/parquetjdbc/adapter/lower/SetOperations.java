package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.JoinKind;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.WindowCall;
import io.github.parquetjdbc.engine.plan.WindowFrame;
import io.github.parquetjdbc.vector.DataType;
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
    List<Column> columns = Columns.of(intersect.getRowType());
    return intersect.all
        ? counted(inputs, JoinKind.SEMI, columns)
        : reduced(inputs, JoinKind.SEMI, columns);
  }

  static PlanNode minus(Minus minus, List<PlanNode> inputs) {
    List<Column> columns = Columns.of(minus.getRowType());
    return minus.all
        ? counted(inputs, JoinKind.ANTI, columns)
        : reduced(inputs, JoinKind.ANTI, columns);
  }

  private static PlanNode reduced(List<PlanNode> inputs, JoinKind kind, List<Column> columns) {
    PlanNode result = distinct(Columns.converted(inputs.get(0), columns), columns);
    for (PlanNode input : inputs.subList(1, inputs.size())) {
      result = joined(result, Columns.converted(input, columns), kind, columns);
    }
    return result;
  }

  /** Left rows that have, or have not, an equal right row; null equals null. */
  private static PlanNode joined(
      PlanNode left, PlanNode right, JoinKind kind, List<Column> columns) {
    List<Integer> keys = ImmutableIntList.range(0, columns.size());
    List<Boolean> nullSafe = Collections.nCopies(columns.size(), true);
    return new PlanNode.Join(left, right, kind, keys, keys, nullSafe, null, columns);
  }

  /** Equal rows are told apart by numbers, so that each meets one of the other side. */
  private static PlanNode counted(List<PlanNode> inputs, JoinKind kind, List<Column> columns) {
    PlanNode result = Columns.converted(inputs.get(0), columns);
    for (PlanNode input : inputs.subList(1, inputs.size())) {
      PlanNode left = numbered(result, columns);
      PlanNode right = numbered(Columns.converted(input, columns), columns);
      PlanNode joined = joined(left, right, kind, left.columns());
      result = new PlanNode.Project(joined, Columns.references(joined, 0, columns.size()), columns);
    }
    return result;
  }

  private static PlanNode numbered(PlanNode input, List<Column> columns) {
    List<Column> all = new ArrayList<>(columns);
    all.add(new Column("$number", DataType.BIGINT, false));
    WindowCall number =
        new WindowCall(
            "row_number",
            List.of(),
            WindowCall.Nulls.RESPECTED,
            WindowFrame.WHOLE,
            DataType.BIGINT);
    List<Integer> keys = ImmutableIntList.range(0, columns.size());
    return new PlanNode.Window(input, keys, List.of(), List.of(number), all);
  }

  private static PlanNode distinct(PlanNode input, List<Column> columns) {
    List<Integer> keys = ImmutableIntList.range(0, columns.size());
    return new PlanNode.Aggregate(input, keys, List.of(), columns);
  }
}
