package io.github.parquetjdbc.adapter.rule;

import org.apache.calcite.plan.Contexts;
import org.apache.calcite.plan.RelOptRule;
import org.apache.calcite.rel.core.Filter;
import org.apache.calcite.rel.core.Project;
import org.apache.calcite.rel.rules.FilterProjectTransposeRule;
import org.apache.calcite.rel.rules.ProjectMergeRule;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexUtil;
import org.apache.calcite.sql.fun.SqlLibraryOperators;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.tools.RelBuilder;
import org.apache.calcite.tools.RelBuilderFactory;

/**
 * Rules that write a projection's expressions into what is above it, for those projections whose
 * expressions give the same wherever and however often they stand: a number drawn once and used
 * twice must not become two numbers.
 */
final class SteadyProjects {

  /** Builds its filter anew: a copied one would keep an OR within an OR, which Calcite rejects. */
  static final RelOptRule FILTER_TRANSPOSE =
      FilterProjectTransposeRule.Config.DEFAULT
          .withOperandFor(
              Filter.class,
              filter -> !RexUtil.containsCorrelation(filter.getCondition()),
              Project.class,
              SteadyProjects::isSteady)
          .withCopyFilter(false)
          .toRule();

  static final RelOptRule MERGE =
      ProjectMergeRule.Config.DEFAULT
          .withOperandSupplier(
              above ->
                  above
                      .operand(Project.class)
                      .oneInput(
                          below ->
                              below
                                  .operand(Project.class)
                                  .predicate(SteadyProjects::isSteady)
                                  .anyInputs()))
          .as(ProjectMergeRule.Config.class)
          .toRule();

  /** Makes builders that merge no projections: they would all. */
  static final RelBuilderFactory BUILDER =
      RelBuilder.proto(Contexts.of(RelBuilder.Config.DEFAULT.withBloat(-1)));

  private SteadyProjects() {}

  private static boolean isSteady(Project project) {
    return project.getProjects().stream().noneMatch(SteadyProjects::isDrawn);
  }

  /** Calcite takes RANDOM and RAND for deterministic. */
  private static boolean isDrawn(RexNode node) {
    return !RexUtil.isDeterministic(node)
        || RexUtil.findOperatorCall(SqlLibraryOperators.RANDOM, node) != null
        || RexUtil.findOperatorCall(SqlStdOperatorTable.RAND, node) != null;
  }
}
