package io.github.parquetjdbc.adapter.rule;

import org.apache.calcite.rel.RelHomogeneousShuttle;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Filter;
import org.apache.calcite.rel.core.Join;
import org.apache.calcite.rex.RexBuilder;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexUtil;

/**
 * Takes what all alternatives of an OR have in common out of it: {@code (a AND b) OR (a AND c)} to
 * {@code a AND (b OR c)}, so that a join condition hidden in there is found.
 */
final class CommonFactors extends RelHomogeneousShuttle {

  @Override
  public RelNode visit(RelNode other) {
    RelNode node = super.visit(other);
    RexBuilder rexBuilder = node.getCluster().getRexBuilder();
    if (node instanceof Filter filter) {
      RexNode condition = RexUtil.pullFactors(rexBuilder, filter.getCondition());
      return filter.copy(filter.getTraitSet(), filter.getInput(), condition);
    }
    if (node instanceof Join join) {
      RexNode condition = RexUtil.pullFactors(rexBuilder, join.getCondition());
      return join.copy(
          join.getTraitSet(),
          condition,
          join.getLeft(),
          join.getRight(),
          join.getJoinType(),
          join.isSemiJoinDone());
    }
    return node;
  }
}
