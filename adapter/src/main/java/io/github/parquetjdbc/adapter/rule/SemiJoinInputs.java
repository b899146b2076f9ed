package io.github.parquetjdbc.adapter.rule;

import org.apache.calcite.plan.RelOptUtil;
import org.apache.calcite.rel.RelHomogeneousShuttle;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Join;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexUtil;
import org.apache.calcite.util.ImmutableBitSet;
import org.apache.calcite.util.mapping.Mappings;

/**
 * Takes from the right inputs of semi and anti joins, whose columns do not come out, all columns
 * but those of the condition; Calcite's trimmer leaves them.
 */
final class SemiJoinInputs extends RelHomogeneousShuttle {

  @Override
  public RelNode visit(RelNode other) {
    RelNode rel = super.visit(other);
    return rel instanceof Join join && !join.getJoinType().projectsRight() ? trimmed(join) : rel;
  }

  private static RelNode trimmed(Join join) {
    int leftWidth = join.getLeft().getRowType().getFieldCount();
    int rightWidth = join.getRight().getRowType().getFieldCount();
    ImmutableBitSet all = ImmutableBitSet.range(leftWidth, leftWidth + rightWidth);
    ImmutableBitSet used = RelOptUtil.InputFinder.bits(join.getCondition()).intersect(all);
    if (used.isEmpty() || used.equals(all)) {
      return join;
    }
    RelNode right = RelOptUtil.createProject(join.getRight(), used.shift(-leftWidth).asList());
    Mappings.TargetMapping mapping =
        Mappings.target(
            column -> column < leftWidth ? column : target(used, column, leftWidth),
            leftWidth + rightWidth,
            leftWidth + used.cardinality());
    RexNode condition = RexUtil.apply(mapping, join.getCondition());
    return join.copy(
        join.getTraitSet(), condition, join.getLeft(), right, join.getJoinType(), false);
  }

  private static int target(ImmutableBitSet used, int column, int leftWidth) {
    return used.get(column) ? leftWidth + used.indexOf(column) : -1;
  }
}
