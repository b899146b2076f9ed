package io.github.parquetjdbc.adapter.rule;

import org.apache.calcite.plan.RelOptRule;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Aggregate;
import org.apache.calcite.rel.core.Join;
import org.apache.calcite.rel.core.JoinRelType;
import org.apache.calcite.rel.core.Project;
import org.apache.calcite.rel.rules.SemiJoinRule.ProjectToSemiJoinRule.ProjectToSemiJoinRuleConfig;

/**
 * Joins with the groups of a side that is asked for nothing but its keys, as semi joins with its
 * rows. An aggregate without keys is no such side: it has a row even where its input has none,
 * which Calcite's own operands do not see.
 */
final class SemiJoins {

  static final RelOptRule FROM_PROJECT =
      ProjectToSemiJoinRuleConfig.DEFAULT
          .withOperandSupplier(
              project ->
                  project
                      .operand(Project.class)
                      .oneInput(
                          join ->
                              join.operand(Join.class)
                                  .predicate(SemiJoins::keepsLeftRows)
                                  .inputs(
                                      left -> left.operand(RelNode.class).anyInputs(),
                                      right ->
                                          right
                                              .operand(Aggregate.class)
                                              .predicate(groups -> groups.getGroupCount() > 0)
                                              .anyInputs())))
          .as(ProjectToSemiJoinRuleConfig.class)
          .toRule();

  private SemiJoins() {}

  private static boolean keepsLeftRows(Join join) {
    return join.getJoinType() == JoinRelType.INNER || join.getJoinType() == JoinRelType.LEFT;
  }
}
