package io.github.parquetjdbc.adapter.rule;

import java.util.List;
import org.apache.calcite.plan.RelOptRule;
import org.apache.calcite.plan.hep.HepMatchOrder;
import org.apache.calcite.plan.hep.HepPlanner;
import org.apache.calcite.plan.hep.HepProgram;
import org.apache.calcite.plan.hep.HepProgramBuilder;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.rules.CoreRules;
import org.apache.calcite.sql2rel.TopDownGeneralDecorrelator;
import org.apache.calcite.tools.RelBuilder;

/** The phases that a query's rels go through, in order. */
public final class PlanningPhases {

  private static final List<RelOptRule> SUB_QUERIES =
      List.of(
          CoreRules.FILTER_SUB_QUERY_TO_MARK_CORRELATE,
          CoreRules.PROJECT_SUB_QUERY_TO_MARK_CORRELATE,
          CoreRules.JOIN_SUB_QUERY_TO_CORRELATE);

  private static final List<RelOptRule> PUSH_DOWN =
      List.of(
          CoreRules.FILTER_INTO_JOIN,
          CoreRules.JOIN_CONDITION_PUSH,
          SteadyProjects.FILTER_TRANSPOSE,
          CoreRules.FILTER_AGGREGATE_TRANSPOSE,
          CoreRules.FILTER_SET_OP_TRANSPOSE,
          CoreRules.FILTER_MERGE,
          SteadyProjects.MERGE,
          CoreRules.PROJECT_REMOVE);

  private static final List<RelOptRule> SEMI_JOINS = List.of(SemiJoins.FROM_PROJECT);

  private static final List<RelOptRule> CLEAN_UP =
      List.of(
          CoreRules.FILTER_INTO_JOIN,
          CoreRules.JOIN_CONDITION_PUSH,
          CoreRules.JOIN_PUSH_EXPRESSIONS,
          SteadyProjects.FILTER_TRANSPOSE,
          CoreRules.FILTER_MERGE,
          SteadyProjects.MERGE,
          CoreRules.PROJECT_REMOVE);

  private PlanningPhases() {}

  /** An equivalent tree without sub-queries, as far as they can be removed, and cheaper to run. */
  public static RelNode optimize(RelNode root) {
    RelBuilder builder = SteadyProjects.BUILDER.create(root.getCluster(), null);
    RelNode rel = withoutSubQueries(root, builder);
    rel = rel.accept(new CommonFactors());
    rel = run(rel, PUSH_DOWN).accept(new UnnestInputs(builder));
    rel = run(rel.accept(new ImpliedConditions()), PUSH_DOWN);
    rel = run(rel, SEMI_JOINS);
    rel = orderJoins(rel);
    rel = run(rel, PUSH_DOWN);
    rel = rel.accept(new JoinInputs());
    rel = new FieldTrimmer(builder).trim(rel).accept(new JoinInputs());
    return run(rel, CLEAN_UP);
  }

  /**
   * The general decorrelation is the one that answers rightly; Calcite's older one loses rows of
   * correlated NOT IN and miscounts nested scalar sub-queries.
   */
  private static RelNode withoutSubQueries(RelNode root, RelBuilder builder) {
    RelNode rel =
        run(root.accept(new NullableSubQueries()), SUB_QUERIES)
            .accept(new Unnests(builder))
            .accept(new ExistsJoins(builder));
    if (Correlations.in(rel)) {
      rel = TopDownGeneralDecorrelator.decorrelateQuery(rel, builder);
    }
    return rel.accept(new MarkJoins(builder));
  }

  private static RelNode orderJoins(RelNode rel) {
    HepProgram gather =
        HepProgram.builder()
            .addMatchOrder(HepMatchOrder.BOTTOM_UP)
            .addRuleInstance(CoreRules.JOIN_TO_MULTI_JOIN)
            .build();
    HepProgram order = HepProgram.builder().addRuleInstance(CoreRules.MULTI_JOIN_OPTIMIZE).build();
    return run(run(rel, gather), order);
  }

  private static RelNode run(RelNode rel, List<? extends RelOptRule> rules) {
    HepProgramBuilder program = HepProgram.builder();
    program.addRuleCollection(List.copyOf(rules));
    return run(rel, program.build());
  }

  private static RelNode run(RelNode rel, HepProgram program) {
    HepPlanner planner = Clusters.planner(program, rel.getCluster().getPlanner().getContext());
    planner.setRoot(rel);
    return planner.findBestExp();
  }
}
