package io.github.parquetjdbc.engine.window;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.operator.HeldMemory;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.engine.sort.RowComparison;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** The windows of sorted rows that come from disk: whole partitions at a time, few in memory. */
final class SpanStream implements BatchSource {

  /** So many rows make a span worth while, and so small a part of what memory there is. */
  private static final int SPAN_ROWS = 1 << 15;

  private static final int SPAN_SHARE = 8;

  private final BatchSource sorted;
  private final PlanNode.Window node;
  private final List<DataType> types;
  private final List<SortKey> partitionKeys;
  private final long bytesPerRow;
  private final HeldMemory memory;
  private final QueryContext context;

  /** Rows that were read and are in no span yet. */
  private RowStore read;

  private boolean ended;
  private SpanSource span;

  /**
   * @param bytesPerRow that windows need beside the rows
   */
  SpanStream(
      BatchSource sorted,
      PlanNode.Window node,
      List<SortKey> partitionKeys,
      long bytesPerRow,
      HeldMemory memory,
      QueryContext context) {
    this.sorted = sorted;
    this.node = node;
    this.partitionKeys = partitionKeys;
    this.bytesPerRow = bytesPerRow;
    this.memory = memory;
    this.context = context;
    types = PlanNode.types(node.input().columns());
    read = new RowStore(types);
  }

  @Override
  public Batch next() throws IOException {
    Batch batch = span == null ? null : span.next();
    while (batch == null) {
      span = nextSpan();
      if (span == null) {
        return null;
      }
      batch = span.next();
    }
    return batch;
  }

  /** {@code null} at the end. */
  private SpanSource nextSpan() throws IOException {
    int lastStart = lastPartitionStart(1);
    while (!ended && (lastStart < 0 || !isFull())) {
      int before = read.size();
      Batch batch = sorted.next();
      ended = batch == null;
      if (!ended) {
        read.append(batch);
        memory.set(bytes());
        lastStart = Math.max(lastStart, lastPartitionStart(Math.max(1, before)));
      }
    }
    int end = ended ? read.size() : lastStart;
    return end == 0 ? null : cut(end);
  }

  private long bytes() {
    return read.bytes() + bytesPerRow * read.size();
  }

  private boolean isFull() {
    return read.size() >= SPAN_ROWS || bytes() >= context.memory().limit() / SPAN_SHARE;
  }

  /** The last row, from {@code from} on, that starts a partition, or -1 if there is none. */
  private int lastPartitionStart(int from) {
    RowComparison partitions = new RowComparison(read, partitionKeys);
    int row = read.size() - 1;
    while (row >= from && partitions.compare(row - 1, row) == 0) {
      row--;
    }
    return row >= from ? row : -1;
  }

  private SpanSource cut(int end) {
    RowStore rows = read;
    int[] order = new int[rows.size()];
    Arrays.setAll(order, i -> i);
    read = new RowStore(types);
    for (int from = end; from < rows.size(); from += Batch.MAX_LENGTH) {
      read.append(rows.gather(order, from, Math.min(Batch.MAX_LENGTH, rows.size() - from)));
    }
    return new SpanSource(
        () ->
            new Span(
                rows,
                order,
                0,
                end,
                new RowComparison(rows, partitionKeys),
                new RowComparison(rows, node.order())),
        end,
        node,
        context);
  }

  @Override
  public void close() {
    span = null;
    sorted.close();
  }
}
