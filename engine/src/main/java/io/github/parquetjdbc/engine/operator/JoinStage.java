package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.expression.ExpressionCompiler;
import io.github.parquetjdbc.engine.hash.JoinTable;
import io.github.parquetjdbc.engine.plan.JoinKind;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.RowFilter;
import java.io.IOException;
import java.util.List;

/** Hash join: collects and enters the right input, then sends the left one past it. */
public final class JoinStage implements Stage {

  private final PlanNode.Join node;
  private final Stage right;
  private final Execution execution;
  private final QueryContext context;
  private final MemoryLedger memory;
  private final TransformStage probing;
  private final List<KeyTarget> targets;
  private BuildSide build;

  /**
   * A scan that the left keys come from.
   *
   * @param outputs for each key its place in the scan's output
   */
  public record KeyTarget(ScanStage scan, List<Integer> outputs) {}

  /**
   * @param targets scans that need not give rows whose keys the right input lacks; all below {@code
   *     left}
   */
  public JoinStage(
      Stage left,
      Stage right,
      PlanNode.Join node,
      List<KeyTarget> targets,
      Execution execution,
      QueryContext context) {
    this.targets = List.copyOf(targets);
    this.node = node;
    this.right = right;
    this.execution = execution;
    this.context = context;
    memory = new MemoryLedger(context.memory(), "join build side");
    probing = new TransformStage(left, TransformStage.RowCount.CHANGED, this::newTransform);
  }

  @Override
  public void prepare(long rowLimit) throws IOException {
    right.prepare(PlanNode.UNLIMITED);
    List<DataType> types = PlanNode.types(node.right().columns());
    List<CollectSink> sinks = execution.drain(right, () -> new CollectSink(types, memory.entry()));
    RowStore rows = CollectSink.joined(types, sinks, memory.entry());
    JoinTable table = JoinTable.of(rows, node.rightKeys(), node.nullSafe(), context::checkStopped);
    memory.entry().set(table.bytes());
    build = new BuildSide(rows, table);
    if (!isEmpty()) {
      for (KeyTarget target : targets) {
        target.scan().add(new KeyFilter(table, target.outputs()));
      }
      probing.prepare(PlanNode.UNLIMITED);
    }
  }

  /** Whether nothing can come out, whatever the left input has. */
  private boolean isEmpty() {
    return build.rows().size() == 0
        && (node.kind() == JoinKind.INNER || node.kind() == JoinKind.SEMI);
  }

  private Transform newTransform() {
    List<Integer> keys = node.leftKeys();
    if (node.condition() != null) {
      RowFilter condition = new ExpressionCompiler(context).compileFilter(node.condition());
      return new PairJoinTransform(node, build, condition, context);
    }
    return switch (node.kind()) {
      case SEMI, ANTI -> new MatchTransform(node.kind(), keys, build);
      case INNER, LEFT ->
          build.table().isUnique()
              ? new UniqueJoinTransform(node.kind(), keys, build)
              : new PairJoinTransform(node, build, null, context);
    };
  }

  @Override
  public int morselCount() {
    return isEmpty() ? 0 : probing.morselCount();
  }

  @Override
  public StageWorker newWorker() {
    return probing.newWorker();
  }

  @Override
  public void close() {
    build = null;
    memory.release();
    Closing.closeAll(List.of(probing, right));
  }
}
