package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.List;

/** Sorts all rows, on disk where memory does not suffice. */
public final class SortStage implements Stage {

  private final Stage input;
  private final PlanNode.Sort node;
  private final Execution execution;
  private final QueryContext context;
  private final MemoryLedger memory;

  /** {@code null} before it is prepared. */
  private SortedInput sorted;

  /** Where the rows wanted end; may be unlimited. */
  private long end;

  /**
   * @param node with at least one key
   */
  public SortStage(Stage input, PlanNode.Sort node, Execution execution, QueryContext context) {
    this.input = input;
    this.node = node;
    this.execution = execution;
    this.context = context;
    memory = new MemoryLedger(context, execution.spill(), "sort");
  }

  @Override
  public void prepare(long rowLimit) throws IOException {
    input.prepare(PlanNode.UNLIMITED);
    List<DataType> types = PlanNode.types(node.columns());
    end = LimitStage.sum(node.offset(), Math.min(node.limit(), rowLimit));
    sorted = SortedInput.collect(input, types, node.keys(), 0, execution, memory, context);
  }

  /** Of the rows in memory. */
  private int rowCount() {
    long size = sorted.rows().order().length;
    return (int) Math.max(0, Math.min(size, end) - node.offset());
  }

  @Override
  public int morselCount() {
    return sorted.rows() == null ? 1 : BatchRange.morselCount(rowCount());
  }

  @Override
  public StageWorker newWorker() {
    return sorted.rows() == null
        ? morsel -> new SlicedSource(sorted.merged(), node.offset(), end - node.offset())
        : morsel -> BatchRange.morsel(morsel, rowCount(), this::batch, context);
  }

  private Batch batch(int from, int count) {
    SortedRows rows = sorted.rows();
    return rows.store().gather(rows.order(), (int) node.offset() + from, count);
  }

  @Override
  public void close() {
    if (sorted != null) {
      sorted.close();
      sorted = null;
    }
    memory.release();
    input.close();
  }
}
