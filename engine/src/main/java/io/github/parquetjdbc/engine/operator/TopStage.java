package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** The first rows of an order, without sorting the others. */
public final class TopStage implements Stage {

  /** Offset and limit up to which this beats sorting everything. */
  private static final long MOST_ROWS = 100_000;

  private final Stage input;
  private final PlanNode.Sort node;
  private final Execution execution;
  private final QueryContext context;
  private final MemoryLedger memory;
  private RowStore store;
  private int[] numbers;
  private int first;

  /**
   * @param node one that {@link #suits}
   */
  public TopStage(Stage input, PlanNode.Sort node, Execution execution, QueryContext context) {
    this.input = input;
    this.node = node;
    this.execution = execution;
    this.context = context;
    memory = new MemoryLedger(context, execution.spill(), "top rows");
  }

  /** Whether so few rows are wanted that keeping only them pays. */
  public static boolean suits(PlanNode.Sort node) {
    return LimitStage.sum(node.offset(), node.limit()) <= MOST_ROWS;
  }

  @Override
  public void prepare(long rowLimit) throws IOException {
    input.prepare(PlanNode.UNLIMITED);
    List<DataType> types = PlanNode.types(node.columns());
    int wanted = (int) LimitStage.sum(node.offset(), Math.min(node.limit(), rowLimit));
    if (wanted == node.offset()) {
      store = new RowStore(types);
    } else {
      store =
          TopSink.merged(
              execution.drain(
                  input, () -> new TopSink(types, node.keys(), wanted, memory.entry(), context)));
    }
    numbers = RowNumbers.all(store.size());
    first = (int) Math.min(store.size(), node.offset());
  }

  @Override
  public int morselCount() {
    return BatchRange.morselCount(store.size() - first);
  }

  @Override
  public StageWorker newWorker() {
    return morsel -> BatchRange.morsel(morsel, store.size() - first, this::batch, context);
  }

  /** Without the row numbers. */
  private Batch batch(int from, int count) {
    Batch rows = store.gather(numbers, first + from, count);
    return Batch.of(count, Arrays.copyOf(rows.columns(), node.columns().size()));
  }

  @Override
  public void close() {
    store = null;
    memory.release();
    input.close();
  }
}
