package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.List;

/** Sorts all rows. */
public final class SortStage implements Stage {

  private final Stage input;
  private final PlanNode.Sort node;
  private final Execution execution;
  private final QueryContext context;
  private final MemoryLedger memory;
  private SortedRows rows;
  private int first;
  private int end;

  /**
   * @param node with at least one key
   */
  public SortStage(Stage input, PlanNode.Sort node, Execution execution, QueryContext context) {
    this.input = input;
    this.node = node;
    this.execution = execution;
    this.context = context;
    memory = new MemoryLedger(context.memory(), "sort");
  }

  @Override
  public void prepare(long rowLimit) throws IOException {
    input.prepare(PlanNode.UNLIMITED);
    List<DataType> types = PlanNode.types(node.columns());
    rows = SortedRows.collect(input, types, node.keys(), execution, memory, context);
    int size = rows.order().length;
    first = (int) Math.min(size, node.offset());
    end = (int) Math.min(size, LimitStage.sum(node.offset(), Math.min(node.limit(), rowLimit)));
  }

  @Override
  public int morselCount() {
    return BatchRange.morselCount(end - first);
  }

  @Override
  public StageWorker newWorker() {
    return morsel ->
        BatchRange.morsel(
            morsel,
            end - first,
            (from, count) -> rows.store().gather(rows.order(), first + from, count),
            context);
  }

  @Override
  public void close() {
    rows = null;
    memory.release();
    input.close();
  }
}
