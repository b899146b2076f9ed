package io.github.parquetjdbc.adapter.rule;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.plan.RelOptUtil;
import org.apache.calcite.rel.RelHomogeneousShuttle;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Join;
import org.apache.calcite.rel.core.JoinRelType;
import org.apache.calcite.rel.core.RelFactories;
import org.apache.calcite.rex.RexBuilder;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexUtil;
import org.apache.calcite.util.ImmutableBitSet;

/**
 * Filters the inputs of inner joins by what an OR over both implies for each: {@code (a.x = 1 AND
 * b.y = 2) OR (a.x = 3 AND b.y = 4)} implies {@code a.x IN (1, 3)} and {@code b.y IN (2, 4)}. To be
 * run once: the OR stays, so a second run would find the same again.
 */
final class ImpliedConditions extends RelHomogeneousShuttle {

  @Override
  public RelNode visit(RelNode other) {
    RelNode node = super.visit(other);
    if (!(node instanceof Join join) || join.getJoinType() != JoinRelType.INNER) {
      return node;
    }
    int leftWidth = join.getLeft().getRowType().getFieldCount();
    int width = leftWidth + join.getRight().getRowType().getFieldCount();
    RelNode left = filtered(join, join.getLeft(), ImmutableBitSet.range(leftWidth));
    RelNode right = filtered(join, join.getRight(), ImmutableBitSet.range(leftWidth, width));
    return left == join.getLeft() && right == join.getRight()
        ? join
        : join.copy(join.getTraitSet(), List.of(left, right));
  }

  /**
   * @param side the input's columns among those of the join
   */
  private static RelNode filtered(Join join, RelNode input, ImmutableBitSet side) {
    RexBuilder rexBuilder = join.getCluster().getRexBuilder();
    List<RexNode> implied = new ArrayList<>();
    for (RexNode conjunct : RelOptUtil.conjunctions(join.getCondition())) {
      RexNode condition = implied(rexBuilder, conjunct, side);
      if (condition != null) {
        implied.add(RexUtil.shift(condition, -side.nextSetBit(0)));
      }
    }
    if (implied.isEmpty()) {
      return input;
    }
    RexNode condition = RexUtil.composeConjunction(rexBuilder, implied);
    return RelFactories.DEFAULT_FILTER_FACTORY.createFilter(input, condition, ImmutableSet.of());
  }

  /** What an OR implies for one side, or {@code null} where some alternative implies nothing. */
  private static RexNode implied(RexBuilder rexBuilder, RexNode or, ImmutableBitSet side) {
    List<RexNode> alternatives = RelOptUtil.disjunctions(or);
    if (alternatives.size() < 2 || side.contains(RelOptUtil.InputFinder.bits(or))) {
      return null;
    }
    List<RexNode> implied = new ArrayList<>();
    for (RexNode alternative : alternatives) {
      List<RexNode> own = new ArrayList<>();
      for (RexNode conjunct : RelOptUtil.conjunctions(alternative)) {
        if (side.contains(RelOptUtil.InputFinder.bits(conjunct))) {
          own.add(conjunct);
        }
      }
      if (own.isEmpty()) {
        return null;
      }
      implied.add(RexUtil.composeConjunction(rexBuilder, own));
    }
    return RexUtil.composeDisjunction(rexBuilder, implied);
  }
}
