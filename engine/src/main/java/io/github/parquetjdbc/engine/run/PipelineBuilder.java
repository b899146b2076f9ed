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
import io.github.parquetjdbc.engine.operator.RecursionStage;
import io.github.parquetjdbc.engine.operator.SampleStage;
import io.github.parquetjdbc.engine.operator.ScanStage;
import io.github.parquetjdbc.engine.operator.SharedRows;
import io.github.parquetjdbc.engine.operator.SortStage;
import io.github.parquetjdbc.engine.operator.Stage;
import io.github.parquetjdbc.engine.operator.StoredRowsStage;
import io.github.parquetjdbc.engine.operator.TopStage;
import io.github.parquetjdbc.engine.operator.TransformStage;
import io.github.parquetjdbc.engine.operator.TransformStage.RowCount;
import io.github.parquetjdbc.engine.operator.UnionStage;
import io.github.parquetjdbc.engine.operator.UnnestTransform;
import io.github.parquetjdbc.engine.operator.ValuesStage;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.PlanVisitor;
import io.github.parquetjdbc.engine.profile.Instruments;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.engine.window.WindowStage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Makes the stages of a plan. Nothing runs yet. */
final class PipelineBuilder implements PlanVisitor<Stage> {

  private final QueryContext context;
  private final Execution execution;
  private final Instruments instruments;
  private final ExpressionCompiler compiler;

  /** A node stands at one place of a plan. */
  private final Map<PlanNode.Scan, ScanStage> scans = new IdentityHashMap<>();

  private final Map<Integer, SharedRows> sharedRows = new HashMap<>();

  /** What the recursions whose steps are built have in their working tables. */
  private final Map<Integer, RowStore> workingTables;

  PipelineBuilder(QueryContext context, Execution execution, Instruments instruments) {
    this(context, execution, instruments, Map.of());
  }

  private PipelineBuilder(
      QueryContext context,
      Execution execution,
      Instruments instruments,
      Map<Integer, RowStore> workingTables) {
    this.context = context;
    this.instruments = instruments;
    this.execution = execution;
    this.workingTables = workingTables;
    compiler = new ExpressionCompiler(context);
  }

  Stage build(PlanNode node) {
    return instruments.stage(node, node.accept(this));
  }

  private Execution execution(PlanNode node) {
    return instruments.execution(node, execution);
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
        build(node.input()),
        RowCount.CHANGED,
        () -> new FilterTransform(compiler.compileFilter(node.condition())));
  }

  @Override
  public Stage visitProject(PlanNode.Project node) {
    return new TransformStage(
        build(node.input()),
        RowCount.KEPT,
        () -> new ProjectTransform(node.expressions(), compiler));
  }

  @Override
  public Stage visitAggregate(PlanNode.Aggregate node) {
    return new AggregateStage(build(node.input()), node, execution(node), context);
  }

  @Override
  public Stage visitSort(PlanNode.Sort node) {
    Stage input = build(node.input());
    if (node.keys().isEmpty()) {
      return new LimitStage(input, execution(node), node.offset(), node.limit());
    }
    return TopStage.suits(node)
        ? new TopStage(input, node, execution(node), context)
        : new SortStage(input, node, execution(node), context);
  }

  @Override
  public Stage visitJoin(PlanNode.Join node) {
    Stage left = build(node.left());
    Stage right = build(node.right());
    List<KeyTarget> targets = keyTargets(node);
    return node.kind().marksRight()
        ? new MarkedRowsStage(left, right, node, targets, execution(node), context)
        : new JoinStage(left, right, node, targets, execution(node), context);
  }

  /** Where left rows without a partner vanish, their scans need not give them. */
  private List<KeyTarget> keyTargets(PlanNode.Join node) {
    if (!node.kind().dropsUnmatchedLeft()
        || node.leftKeys().isEmpty()
        || node.nullSafe().contains(true)) {
      return List.of();
    }
    List<KeyTarget> targets = new ArrayList<>();
    addTargets(node, IntStream.range(0, node.leftKeys().size()).boxed().toList(), targets);
    if (node.leftKeys().size() > 1) {
      // One of several keys tells less, but may come from elsewhere: from below an aggregate.
      for (int key = 0; key < node.leftKeys().size(); key++) {
        addTargets(node, List.of(key), targets);
      }
    }
    return targets;
  }

  /** Adds the scans that these keys come from together, if they have no target yet. */
  private void addTargets(PlanNode.Join node, List<Integer> keys, List<KeyTarget> targets) {
    List<Integer> columns = keys.stream().map(node.leftKeys()::get).toList();
    for (KeyOrigins.Origin origin : KeyOrigins.of(node.left(), columns)) {
      ScanStage scan = scans.get(origin.scan());
      boolean told =
          targets.stream()
              .anyMatch(target -> target.scan() == scan && target.keys().size() > keys.size());
      if (!told) {
        targets.add(new KeyTarget(scan, keys, origin.outputs()));
      }
    }
  }

  @Override
  public Stage visitExpand(PlanNode.Expand node) {
    return new TransformStage(
        build(node.input()), RowCount.CHANGED, () -> new ExpandTransform(node));
  }

  @Override
  public Stage visitUnnest(PlanNode.Unnest node) {
    return new TransformStage(
        build(node.input()), RowCount.CHANGED, () -> new UnnestTransform(node));
  }

  @Override
  public Stage visitWindow(PlanNode.Window node) {
    return new WindowStage(build(node.input()), node, execution(node), context);
  }

  @Override
  public Stage visitSample(PlanNode.Sample node) {
    return new SampleStage(build(node.input()), node);
  }

  @Override
  public Stage visitRecursion(PlanNode.Recursion node) {
    return new RecursionStage(
        build(node.seed()), rows -> round(node, rows), node, execution(node), context);
  }

  /** Stages hold what they have read: those of a step are made anew for each round. */
  private Stage round(PlanNode.Recursion node, RowStore rows) {
    Map<Integer, RowStore> tables = new HashMap<>(workingTables);
    tables.put(node.number(), rows);
    return new PipelineBuilder(context, execution, instruments, tables).build(node.step());
  }

  @Override
  public Stage visitWorkingTable(PlanNode.WorkingTable node) {
    return new StoredRowsStage(workingTables.get(node.number()), context);
  }

  @Override
  public Stage visitShared(PlanNode.Shared node) {
    SharedRows rows = sharedRows.get(node.number());
    if (rows == null) {
      rows = new SharedRows(build(node.input()), node, execution(node), context);
      sharedRows.put(node.number(), rows);
    }
    return rows.newReader();
  }

  @Override
  public Stage visitUnionAll(PlanNode.UnionAll node) {
    List<Stage> inputs = new ArrayList<>();
    for (PlanNode input : node.inputs()) {
      inputs.add(build(input));
    }
    return new UnionStage(inputs);
  }
}
