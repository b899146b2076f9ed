package io.github.parquetjdbc.engine.run;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.expression.ExpressionCompiler;
import io.github.parquetjdbc.engine.operator.AggregateStage;
import io.github.parquetjdbc.engine.operator.Execution;
import io.github.parquetjdbc.engine.operator.ExpandTransform;
import io.github.parquetjdbc.engine.operator.FilterTransform;
import io.github.parquetjdbc.engine.operator.JoinStage;
import io.github.parquetjdbc.engine.operator.KeyTarget;
import io.github.parquetjdbc.engine.operator.LimitStage;
import io.github.parquetjdbc.engine.operator.MarkedRowsStage;
import io.github.parquetjdbc.engine.operator.ProjectTransform;
import io.github.parquetjdbc.engine.operator.ScanStage;
import io.github.parquetjdbc.engine.operator.SortStage;
import io.github.parquetjdbc.engine.operator.Stage;
import io.github.parquetjdbc.engine.operator.TopStage;
import io.github.parquetjdbc.engine.operator.TransformStage;
import io.github.parquetjdbc.engine.operator.TransformStage.RowCount;
import io.github.parquetjdbc.engine.operator.UnionStage;
import io.github.parquetjdbc.engine.operator.UnnestTransform;
import io.github.parquetjdbc.engine.operator.ValuesStage;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.PlanVisitor;
import io.github.parquetjdbc.engine.window.WindowStage;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Makes the stages of a plan. Nothing runs yet. */
final class PipelineBuilder implements PlanVisitor<Stage> {

  private final QueryContext context;
  private final Execution execution;
  private final ExpressionCompiler compiler;

  /** A node stands at one place of a plan. */
  private final Map<PlanNode.Scan, ScanStage> scans = new IdentityHashMap<>();

  PipelineBuilder(QueryContext context, Execution execution) {
    this.context = context;
    this.execution = execution;
    compiler = new ExpressionCompiler(context);
  }

  @Override
  public Stage visitScan(PlanNode.Scan node) {
    ScanStage stage = new ScanStage(node, context);
    scans.put(node, stage);
    return stage;
  }

  @Override
  public Stage visitValues(PlanNode.Values node) {
    return new ValuesStage(node, context);
  }

  @Override
  public Stage visitFilter(PlanNode.Filter node) {
    return new TransformStage(
        node.input().accept(this),
        RowCount.CHANGED,
        () -> new FilterTransform(compiler.compileFilter(node.condition())));
  }

  @Override
  public Stage visitProject(PlanNode.Project node) {
    return new TransformStage(
        node.input().accept(this),
        RowCount.KEPT,
        () -> new ProjectTransform(node.expressions(), compiler));
  }

  @Override
  public Stage visitAggregate(PlanNode.Aggregate node) {
    return new AggregateStage(node.input().accept(this), node, execution, context);
  }

  @Override
  public Stage visitSort(PlanNode.Sort node) {
    Stage input = node.input().accept(this);
    if (node.keys().isEmpty()) {
      return new LimitStage(input, execution, node.offset(), node.limit());
    }
    return TopStage.suits(node)
        ? new TopStage(input, node, execution, context)
        : new SortStage(input, node, execution, context);
  }

  @Override
  public Stage visitJoin(PlanNode.Join node) {
    Stage left = node.left().accept(this);
    Stage right = node.right().accept(this);
    List<KeyTarget> targets = keyTargets(node);
    return node.kind().marksRight()
        ? new MarkedRowsStage(left, right, node, targets, execution, context)
        : new JoinStage(left, right, node, targets, execution, context);
  }

  /** Where left rows without a partner vanish, their scans need not give them. */
  private List<KeyTarget> keyTargets(PlanNode.Join node) {
    if (!node.kind().dropsUnmatchedLeft()
        || node.leftKeys().isEmpty()
        || node.nullSafe().contains(true)) {
      return List.of();
    }
    return KeyOrigins.of(node.left(), node.leftKeys()).stream()
        .map(origin -> new KeyTarget(scans.get(origin.scan()), origin.outputs()))
        .toList();
  }

  @Override
  public Stage visitExpand(PlanNode.Expand node) {
    return new TransformStage(
        node.input().accept(this), RowCount.CHANGED, () -> new ExpandTransform(node));
  }

  @Override
  public Stage visitUnnest(PlanNode.Unnest node) {
    return new TransformStage(
        node.input().accept(this), RowCount.CHANGED, () -> new UnnestTransform(node));
  }

  @Override
  public Stage visitWindow(PlanNode.Window node) {
    return new WindowStage(node.input().accept(this), node, execution, context);
  }

  @Override
  public Stage visitUnionAll(PlanNode.UnionAll node) {
    List<Stage> inputs = new ArrayList<>();
    for (PlanNode input : node.inputs()) {
      inputs.add(input.accept(this));
    }
    return new UnionStage(inputs);
  }
}
