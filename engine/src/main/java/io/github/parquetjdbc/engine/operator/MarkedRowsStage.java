package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.expression.ExpressionCompiler;
import io.github.parquetjdbc.engine.plan.JoinKind;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.RowFilter;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * Semi and anti join whose own rows are the build side: collects the right input, sends all of the
 * left one past it to mark what matches, then gives the right rows that have, or have not, a mark.
 * For few rows that are looked for among many.
 */
public final class MarkedRowsStage implements Stage {

  private final Stage left;
  private final Stage right;
  private final PlanNode.Join node;
  private final List<KeyTarget> targets;
  private final Execution execution;
  private final QueryContext context;
  private final MemoryLedger memory;
  private BuildSide build;

  /** The build rows that come out, ascending. */
  private int[] rows = new int[0];

  /**
   * @param targets scans that need not give rows whose keys the right input lacks; all below {@code
   *     left}
   */
  public MarkedRowsStage(
      Stage left,
      Stage right,
      PlanNode.Join node,
      List<KeyTarget> targets,
      Execution execution,
      QueryContext context) {
    this.left = left;
    this.right = right;
    this.node = node;
    this.targets = List.copyOf(targets);
    this.execution = execution;
    this.context = context;
    memory = new MemoryLedger(context, execution.spill(), "join build side");
  }

  @Override
  public void prepare(long rowLimit) throws IOException {
    build = BuildSide.collect(right, node, execution, memory, context);
    int size = build.rows().size();
    long[] marks = new long[MarkSink.words(size)];
    if (size > 0) {
      build.tell(targets, memory, context);
      left.prepare(PlanNode.UNLIMITED);
      for (MarkSink sink : execution.drain(left, this::newSink)) {
        for (int i = 0; i < marks.length; i++) {
          marks[i] |= sink.marks()[i];
        }
      }
    }
    memory.entry().set(4L * size);
    rows = rows(marks, size, node.kind() == JoinKind.RIGHT_SEMI ? 1 : 0);
  }

  private MarkSink newSink() {
    RowFilter condition =
        node.condition() == null
            ? null
            : new ExpressionCompiler(context).compileFilter(node.condition());
    return new MarkSink(node, build, condition, context);
  }

  private static int[] rows(long[] marks, int size, int wanted) {
    int[] rows = new int[size];
    int count = 0;
    for (int row = 0; row < size; row++) {
      if ((marks[row >>> 6] >>> row & 1) == wanted) {
        rows[count++] = row;
      }
    }
    return Arrays.copyOf(rows, count);
  }

  @Override
  public int morselCount() {
    return BatchRange.morselCount(rows.length);
  }

  @Override
  public StageWorker newWorker() {
    return morsel -> BatchRange.morsel(morsel, rows.length, this::batch, context);
  }

  private Batch batch(int from, int count) {
    return build.rows().gather(rows, from, count);
  }

  @Override
  public void close() {
    build = null;
    rows = new int[0];
    memory.release();
    Closing.closeAll(List.of(left, right));
  }
}
