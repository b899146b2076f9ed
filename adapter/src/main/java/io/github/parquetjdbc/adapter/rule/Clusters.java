package io.github.parquetjdbc.adapter.rule;

import io.github.parquetjdbc.adapter.estimate.RowEstimates;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.calcite.plan.Context;
import org.apache.calcite.plan.Contexts;
import org.apache.calcite.plan.RelOptCluster;
import org.apache.calcite.plan.RelOptCostImpl;
import org.apache.calcite.plan.hep.HepPlanner;
import org.apache.calcite.plan.hep.HepProgram;
import org.apache.calcite.rel.metadata.DefaultRelMetadataProvider;
import org.apache.calcite.rel.metadata.MetadataHandlerProvider;
import org.apache.calcite.rel.metadata.ProxyingMetadataHandlerProvider;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.rex.RexBuilder;
import org.apache.calcite.rex.RexExecutor;
import org.apache.calcite.util.CancelFlag;

/** The surroundings of one query's rels, set up so that nothing is compiled at run time. */
public final class Clusters {

  private Clusters() {}

  /**
   * @param executor evaluates constant expressions in place of Calcite's, which compiles Java
   * @param abandoned true once nobody waits for the plan: rules are no longer applied then
   */
  public static RelOptCluster create(
      RelDataTypeFactory typeFactory, RexExecutor executor, AtomicBoolean abandoned) {
    Context context = Contexts.of(new CancelFlag(abandoned));
    HepPlanner planner = planner(HepProgram.builder().build(), context);
    planner.setExecutor(executor);
    RelOptCluster cluster = RelOptCluster.create(planner, new RexBuilder(typeFactory));
    MetadataHandlerProvider metadata =
        new ProxyingMetadataHandlerProvider(DefaultRelMetadataProvider.INSTANCE);
    cluster.setMetadataQuerySupplier(() -> new RowEstimates(metadata, abandoned));
    return cluster;
  }

  static HepPlanner planner(HepProgram program, Context context) {
    return new HepPlanner(program, context, true, null, RelOptCostImpl.FACTORY);
  }
}
