package io.github.parquetjdbc.engine.plan;

/** One method a kind of {@link PlanNode}; the compiler lists what a new kind must be handled by. */
public interface PlanVisitor<R> {

  R visitScan(PlanNode.Scan node);

  R visitValues(PlanNode.Values node);

  R visitFilter(PlanNode.Filter node);

  R visitProject(PlanNode.Project node);

  R visitAggregate(PlanNode.Aggregate node);

  R visitSort(PlanNode.Sort node);

  R visitJoin(PlanNode.Join node);

  R visitExpand(PlanNode.Expand node);

  R visitUnnest(PlanNode.Unnest node);

  R visitWindow(PlanNode.Window node);

  R visitSample(PlanNode.Sample node);

  R visitRecursion(PlanNode.Recursion node);

  R visitWorkingTable(PlanNode.WorkingTable node);

  R visitShared(PlanNode.Shared node);

  R visitUnionAll(PlanNode.UnionAll node);
}
