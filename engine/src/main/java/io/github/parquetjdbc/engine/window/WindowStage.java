package io.github.parquetjdbc.engine.window;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.operator.Execution;
import io.github.parquetjdbc.engine.operator.MemoryLedger;
import io.github.parquetjdbc.engine.operator.SortedInput;
import io.github.parquetjdbc.engine.operator.SortedRows;
import io.github.parquetjdbc.engine.operator.Stage;
import io.github.parquetjdbc.engine.operator.StageWorker;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.sort.RowComparison;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Window functions: collects the rows, sorts them by partition and order, and computes whole
 * partitions at a time, a span of them a morsel; where rows were sorted on disk, one span after
 * another.
 */
public final class WindowStage implements Stage {

  /** A span has at least so many rows, if there are. */
  private static final int SPAN_ROWS = 1 << 15;

  /** What a call keeps of a row: bounds of its frame, the values it looks at, its result. */
  private static final long CALL_BYTES = 48;

  private final Stage input;
  private final PlanNode.Window node;
  private final Execution execution;
  private final QueryContext context;
  private final MemoryLedger memory;
  private final MemoryLedger partitionMemory;
  private final List<SortKey> partitionKeys;
  private SortedInput sorted;

  /** {@code null} where they are on disk. */
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
    memory = new MemoryLedger(context, execution.spill(), "window");
    partitionMemory = new MemoryLedger(context, execution.spill(), "window over one partition");
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
    List<DataType> types = PlanNode.types(node.input().columns());
    sorted = SortedInput.collect(input, types, keys, bytesPerRow(), execution, memory, context);
    rows = sorted.rows();
    if (rows == null) {
      return;
    }
    partitions = new RowComparison(rows.store(), partitionKeys);
    peers = new RowComparison(rows.store(), node.order());
    cut();
  }

  /** What windows keep of a row, roughly: its place, its partition and peers, what calls need. */
  private long bytesPerRow() {
    return 5L * Integer.BYTES + CALL_BYTES * node.calls().size();
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
    return rows == null ? 1 : bounds.length - 1;
  }

  @Override
  public StageWorker newWorker() {
    return rows == null ? morsel -> stream() : this::span;
  }

  private BatchSource span(int morsel) {
    int from = bounds[morsel];
    int to = bounds[morsel + 1];
    return new SpanSource(
        () -> new Span(rows.store(), rows.order(), from, to, partitions, peers),
        to - from,
        node,
        context);
  }

  private BatchSource stream() throws IOException {
    return new SpanStream(
        sorted.merged(), node, partitionKeys, bytesPerRow(), partitionMemory.entry(), context);
  }

  @Override
  public void close() {
    rows = null;
    if (sorted != null) {
      sorted.close();
      sorted = null;
    }
    memory.release();
    partitionMemory.release();
    input.close();
  }
}
