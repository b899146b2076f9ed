package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.table.TableScan;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.PlanVisitor;
import io.github.parquetjdbc.reader.ScanMetrics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Copies a plan for one execution, so that its scans count what they do. */
final class MeteredPlan implements PlanVisitor<PlanNode> {

  private final Supplier<ScanMetrics> metrics;
  private final Map<Integer, PlanNode> shared = new HashMap<>();

  /**
   * @param metrics the counters of the next scan
   */
  MeteredPlan(Supplier<ScanMetrics> metrics) {
    this.metrics = metrics;
  }

  @Override
  public PlanNode visitScan(PlanNode.Scan node) {
    return node.source() instanceof TableScan scan
        ? new PlanNode.Scan(scan.withMetrics(metrics.get()), node.columns(), node.filter())
        : node;
  }

  @Override
  public PlanNode visitValues(PlanNode.Values node) {
    return node;
  }

  @Override
  public PlanNode visitFilter(PlanNode.Filter node) {
    return new PlanNode.Filter(node.input().accept(this), node.condition());
  }

  @Override
  public PlanNode visitProject(PlanNode.Project node) {
    return new PlanNode.Project(node.input().accept(this), node.expressions(), node.columns());
  }

  @Override
  public PlanNode visitAggregate(PlanNode.Aggregate node) {
    return new PlanNode.Aggregate(
        node.input().accept(this), node.keys(), node.calls(), node.columns());
  }

  @Override
  public PlanNode visitSort(PlanNode.Sort node) {
    return new PlanNode.Sort(node.input().accept(this), node.keys(), node.offset(), node.limit());
  }

  @Override
  public PlanNode visitJoin(PlanNode.Join node) {
    return new PlanNode.Join(
        node.left().accept(this),
        node.right().accept(this),
        node.kind(),
        node.leftKeys(),
        node.rightKeys(),
        node.nullSafe(),
        node.condition(),
        node.columns());
  }

  @Override
  public PlanNode visitExpand(PlanNode.Expand node) {
    return new PlanNode.Expand(node.input().accept(this), node.keys(), node.sets(), node.columns());
  }

  @Override
  public PlanNode visitUnnest(PlanNode.Unnest node) {
    return new PlanNode.Unnest(
        node.input().accept(this),
        node.kept(),
        node.collections(),
        node.empty(),
        node.ordinality(),
        node.columns());
  }

  @Override
  public PlanNode visitWindow(PlanNode.Window node) {
    return new PlanNode.Window(
        node.input().accept(this), node.partition(), node.order(), node.calls(), node.columns());
  }

  @Override
  public PlanNode visitSample(PlanNode.Sample node) {
    return new PlanNode.Sample(
        node.input().accept(this), node.sampling(), node.share(), node.seed());
  }

  @Override
  public PlanNode visitRecursion(PlanNode.Recursion node) {
    return new PlanNode.Recursion(
        node.seed().accept(this),
        node.step().accept(this),
        node.recurrence(),
        node.number(),
        node.columns());
  }

  @Override
  public PlanNode visitWorkingTable(PlanNode.WorkingTable node) {
    return node;
  }

  /** Places that share their rows share the copy too. */
  @Override
  public PlanNode visitShared(PlanNode.Shared node) {
    PlanNode input = shared.get(node.number());
    if (input == null) {
      input = node.input().accept(this);
      shared.put(node.number(), input);
    }
    return new PlanNode.Shared(input, node.number());
  }

  @Override
  public PlanNode visitUnionAll(PlanNode.UnionAll node) {
    List<PlanNode> inputs = node.inputs().stream().map(input -> input.accept(this)).toList();
    return new PlanNode.UnionAll(inputs, node.columns());
  }
}
