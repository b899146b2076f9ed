package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.engine.spill.SpillSpace;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * The first rows of an order, without sorting the others; from disk where memory does not suffice
 * for them.
 */
public final class TopStage implements Stage {

  /** Offset and limit up to which this beats sorting everything. */
  private static final long MOST_ROWS = 100_000;

  private final Stage input;
  private final PlanNode.Sort node;
  private final Execution execution;
  private final QueryContext context;
  private final MemoryLedger memory;

  /** {@code null} where the rows are on disk. */
  private RowStore store;

  /** {@code null} where nothing may be written. */
  private SortedRuns runs;

  private int wanted;
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
    wanted = (int) LimitStage.sum(node.offset(), Math.min(node.limit(), rowLimit));
    if (wanted == node.offset()) {
      store = new RowStore(types);
    } else {
      collect(types);
    }
    if (store != null) {
      numbers = RowNumbers.all(store.size());
      first = (int) Math.min(store.size(), node.offset());
    }
  }

  private void collect(List<DataType> types) throws IOException {
    List<DataType> stored = TopSink.storedTypes(types);
    List<SortKey> keys = TopSink.storedKeys(types, node.keys());
    SpillSpace spill = execution.spill();
    runs =
        spill.isAvailable()
            ? new SortedRuns(stored, keys, memory.operator(), spill, context)
            : null;
    List<TopSink> sinks =
        execution.drain(
            input, () -> new TopSink(types, node.keys(), wanted, memory.entry(), runs, context));
    if (runs == null || runs.isEmpty()) {
      store = TopSink.merged(sinks);
      return;
    }
    for (TopSink sink : sinks) {
      sink.write();
    }
  }

  @Override
  public int morselCount() {
    return store == null ? 1 : BatchRange.morselCount(store.size() - first);
  }

  @Override
  public StageWorker newWorker() {
    return store == null
        ? morsel -> merged()
        : morsel -> BatchRange.morsel(morsel, store.size() - first, this::batch, context);
  }

  private Batch batch(int from, int count) {
    return withoutNumbers(store.gather(numbers, first + from, count));
  }

  private Batch withoutNumbers(Batch rows) {
    return Batch.of(rows.length(), Arrays.copyOf(rows.columns(), node.columns().size()));
  }

  private BatchSource merged() throws IOException {
    BatchSource rows = new SlicedSource(runs.merged(), node.offset(), wanted - node.offset());
    return new BatchSource() {
      @Override
      public Batch next() throws IOException {
        Batch batch = rows.next();
        return batch == null ? null : withoutNumbers(batch);
      }

      @Override
      public void close() {
        rows.close();
      }
    };
  }

  @Override
  public void close() {
    store = null;
    if (runs != null) {
      runs.close();
    }
    memory.release();
    input.close();
  }
}
