package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.adapter.rel.Unnest;
import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.plan.RelOptUtil;
import org.apache.calcite.rel.core.JoinRelType;
import org.apache.calcite.rel.core.Project;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexUtil;
import org.apache.calcite.util.ImmutableBitSet;
import org.apache.calcite.util.ImmutableIntList;
import org.apache.calcite.util.mapping.Mappings;

/**
 * UNNEST, with the projection above it if there is one: only columns that it uses are repeated for
 * every element, which the collections themselves are mostly not.
 */
final class UnnestLowering {

  private UnnestLowering() {}

  static PlanNode lower(Unnest unnest, PlanNode input) {
    return lower(unnest, input, ImmutableIntList.range(0, input.columns().size()));
  }

  static PlanNode lower(
      Project project, Unnest unnest, PlanNode input, RexToExpression expressions) {
    int width = input.columns().size();
    int fields = unnest.getRowType().getFieldCount();
    ImmutableBitSet kept =
        RelOptUtil.InputFinder.bits(project.getProjects(), null)
            .intersect(ImmutableBitSet.range(width));
    PlanNode node = lower(unnest, input, kept.asList());
    int dropped = width - kept.cardinality();
    Mappings.TargetMapping mapping =
        Mappings.target(
            field -> field >= width ? field - dropped : kept.get(field) ? kept.indexOf(field) : -1,
            fields,
            fields - dropped);
    List<Column> columns = Columns.of(project.getRowType());
    List<Expression> lowered = new ArrayList<>();
    for (RexNode expression : RexUtil.apply(mapping, project.getProjects())) {
      lowered.add(Casts.to(expressions.lower(expression), columns.get(lowered.size()).type()));
    }
    return new PlanNode.Project(node, lowered, columns);
  }

  private static PlanNode lower(Unnest unnest, PlanNode input, List<Integer> kept) {
    List<Column> columns = new ArrayList<>();
    for (int column : kept) {
      columns.add(input.columns().get(column));
    }
    List<Column> all = Columns.of(unnest.getRowType());
    columns.addAll(all.subList(input.columns().size(), all.size()));
    return new PlanNode.Unnest(
        input,
        kept,
        unnest.collections(),
        unnest.joinType() == JoinRelType.LEFT
            ? PlanNode.EmptyCollections.PADDED
            : PlanNode.EmptyCollections.DROPPED,
        unnest.ordinality(),
        columns);
  }
}
