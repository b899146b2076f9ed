package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.engine.sort.RowSorter;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.List;

/** Sorts all rows: parts of them in parallel, which are then merged in pairs. */
public final class SortStage implements Stage {

  /** Fewer rows than these are sorted by one thread. */
  private static final int PARALLEL_ROWS = 1 << 14;

  private final Stage input;
  private final PlanNode.Sort node;
  private final Execution execution;
  private final QueryContext context;
  private final MemoryLedger memory;
  private RowStore store;
  private int[] order;
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
    List<CollectSink> sinks = execution.drain(input, () -> new CollectSink(types, memory.entry()));
    store = CollectSink.joined(types, sinks, memory.entry());
    int size = store.size();
    first = (int) Math.min(size, node.offset());
    end = (int) Math.min(size, LimitStage.sum(node.offset(), Math.min(node.limit(), rowLimit)));
    memory.entry().set(RowSorter.BYTES_PER_ROW * size);
    RowSorter sorter = new RowSorter(store, node.keys(), context);
    sort(sorter, size);
    order = sorter.rows();
  }

  private void sort(RowSorter sorter, int size) throws IOException {
    int parts = 1;
    while (parts < context.threads() && size / parts > PARALLEL_ROWS) {
      parts *= 2;
    }
    int[] bounds = new int[parts + 1];
    for (int i = 0; i <= parts; i++) {
      bounds[i] = (int) ((long) size * i / parts);
    }
    execution.forEach(parts, part -> sorter.sort(bounds[part], bounds[part + 1]));
    for (int width = 1; width < parts; width *= 2) {
      int step = width;
      execution.forEach(
          parts / (2 * width),
          pair -> {
            int left = 2 * step * pair;
            sorter.merge(bounds[left], bounds[left + step], bounds[left + 2 * step]);
          });
    }
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
            (from, count) -> store.gather(order, first + from, count),
            context);
  }

  @Override
  public void close() {
    store = null;
    order = null;
    memory.release();
    input.close();
  }
}
