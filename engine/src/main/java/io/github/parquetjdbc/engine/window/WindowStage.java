package io.github.parquetjdbc.engine.window;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.operator.Execution;
import io.github.parquetjdbc.engine.operator.MemoryLedger;
import io.github.parquetjdbc.engine.operator.SortedRows;
import io.github.parquetjdbc.engine.operator.Stage;
import io.github.parquetjdbc.engine.operator.StageWorker;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.sort.RowComparison;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Window functions: collects the rows, sorts them by partition and order, and computes whole
 * partitions at a time, a span of them a morsel.
 */
public final class WindowStage implements Stage {

  /** A span has at least so many rows, if there are. */
  private static final int SPAN_ROWS = 1 << 15;

  private final Stage input;
  private final PlanNode.Window node;
  private final Execution execution;
  private final QueryContext context;
  private final MemoryLedger memory;
  private final List<SortKey> partitionKeys;
  private SortedRows rows;
  private RowComparison partitions;
  private RowComparison peers;

  /** The first row of each span, and one more for the end. */
  private int[] bounds = {0};

  public WindowStage(Stage input, PlanNode.Window node, Execution execution, QueryContext context) {
    this.input = input;
    this.node = node;
    this.execution = execution;
    this.context = context;
    memory = new MemoryLedger(context.memory(), "window");
    partitionKeys = new ArrayList<>();
    for (int column : node.partition()) {
      partitionKeys.add(new SortKey(column, SortKey.Direction.ASCENDING, SortKey.NullOrder.LAST));
    }
  }

  @Override
  public void prepare(long rowLimit) throws IOException {
    input.prepare(PlanNode.UNLIMITED);
    List<SortKey> keys = new ArrayList<>(partitionKeys);
    keys.addAll(node.order());
    rows =
        SortedRows.collect(
            input, PlanNode.types(node.input().columns()), keys, execution, memory, context);
    partitions = new RowComparison(rows.store(), partitionKeys);
    peers = new RowComparison(rows.store(), node.order());
    cut();
  }

  /** Cuts the rows into spans, between partitions. */
  private void cut() {
    int size = rows.order().length;
    int[] cuts = new int[size / SPAN_ROWS + 2];
    int count = 1;
    int next = SPAN_ROWS;
    while (next < size) {
      context.checkStopped();
      while (next < size && partitions.compare(rows.order()[next - 1], rows.order()[next]) == 0) {
        next++;
      }
      if (next < size) {
        cuts[count++] = next;
        next += SPAN_ROWS;
      }
    }
    if (size > 0) {
      cuts[count++] = size;
    }
    bounds = Arrays.copyOf(cuts, count);
  }

  @Override
  public int morselCount() {
    return bounds.length - 1;
  }

  @Override
  public StageWorker newWorker() {
    return morsel -> new SpanSource(bounds[morsel], bounds[morsel + 1]);
  }

  @Override
  public void close() {
    rows = null;
    memory.release();
    input.close();
  }

  /** The batches of one span; its windows are computed when the first is asked for. */
  private final class SpanSource implements BatchSource {
    private final int from;
    private final int to;
    private SpanWindows windows;
    private int next;

    SpanSource(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    public Batch next() {
      context.checkStopped();
      if (next == to - from) {
        return null;
      }
      if (windows == null) {
        Span span = new Span(rows.store(), rows.order(), from, to, partitions, peers);
        windows = new SpanWindows(span, node, context);
      }
      int count = Math.min(Batch.MAX_LENGTH, to - from - next);
      Batch batch = windows.batch(next, count);
      next += count;
      return batch;
    }

    @Override
    public void close() {
      next = to - from;
      windows = null;
    }
  }
}
