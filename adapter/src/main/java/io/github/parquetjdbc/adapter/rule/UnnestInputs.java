package io.github.parquetjdbc.adapter.rule;

import io.github.parquetjdbc.adapter.rel.Unnest;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.plan.RelOptUtil;
import org.apache.calcite.rel.RelHomogeneousShuttle;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Filter;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.tools.RelBuilder;
import org.apache.calcite.util.ImmutableBitSet;

/** Moves conditions that ask nothing of the elements below an UNNEST. */
final class UnnestInputs extends RelHomogeneousShuttle {

  private final RelBuilder builder;

  UnnestInputs(RelBuilder builder) {
    this.builder = builder;
  }

  @Override
  public RelNode visit(RelNode other) {
    RelNode rel = super.visit(other);
    if (!(rel instanceof Filter filter && filter.getInput() instanceof Unnest unnest)) {
      return rel;
    }
    RelNode input = unnest.getInput();
    ImmutableBitSet own = ImmutableBitSet.range(input.getRowType().getFieldCount());
    List<RexNode> below = new ArrayList<>();
    List<RexNode> above = new ArrayList<>();
    for (RexNode conjunct : RelOptUtil.conjunctions(filter.getCondition())) {
      (own.contains(RelOptUtil.InputFinder.bits(conjunct)) ? below : above).add(conjunct);
    }
    if (below.isEmpty()) {
      return rel;
    }
    RelNode filtered = builder.push(input).filter(below).build();
    return builder.push(unnest.copy(unnest.getTraitSet(), List.of(filtered))).filter(above).build();
  }
}
