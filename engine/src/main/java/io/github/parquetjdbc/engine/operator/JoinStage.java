package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.expression.ExpressionCompiler;
import io.github.parquetjdbc.engine.plan.JoinKind;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.RowFilter;
import java.io.IOException;
import java.util.List;

/**
 * Hash join: collects and enters the right input, then sends the left one past it. Kinds that give
 * right rows alone are {@link MarkedRowsStage}'s.
 */
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
    memory = new MemoryLedger(context, execution.spill(), "join build side");
    probing = new TransformStage(left, TransformStage.RowCount.CHANGED, this::newTransform);
  }

  @Override
  public void prepare(long rowLimit) throws IOException {
    build = BuildSide.collect(right, node, execution, memory, context);
    if (!isEmpty()) {
      build.tell(targets, memory, context);
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
      case RIGHT_SEMI, RIGHT_ANTI -> throw new IllegalArgumentException(node.kind().toString());
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
