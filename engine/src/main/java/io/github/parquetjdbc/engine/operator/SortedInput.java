package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.engine.sort.RowSorter;
import io.github.parquetjdbc.engine.spill.SpillSpace;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.List;

/** All rows of a stage in order: in memory, or on disk where that did not suffice. */
public final class SortedInput {

  private final SortedRows rows;
  private final SortedRuns runs;

  private SortedInput(SortedRows rows, SortedRuns runs) {
    this.rows = rows;
    this.runs = runs;
  }

  /**
   * Collects and sorts. Equal rows keep the stage's order.
   *
   * @param input prepared
   * @param keys none where the stage's order is the order
   * @param extraBytesPerRow what the caller is going to need beside the rows, if all are in memory
   * @param memory answers for what is held
   */
  public static SortedInput collect(
      Stage input,
      List<DataType> types,
      List<SortKey> keys,
      long extraBytesPerRow,
      Execution execution,
      MemoryLedger memory,
      QueryContext context)
      throws IOException {
    SpillSpace spill = execution.spill();
    SortedRuns runs =
        spill.isAvailable() ? new SortedRuns(types, keys, memory.operator(), spill, context) : null;
    long bytesPerRow = RowSorter.BYTES_PER_ROW + extraBytesPerRow;
    List<SortSink> sinks =
        execution.drain(input, () -> new SortSink(types, bytesPerRow, memory.entry(), runs));
    if (runs != null && !runs.isEmpty()) {
      for (SortSink sink : sinks) {
        sink.write();
      }
      return new SortedInput(null, runs);
    }
    HeldMemory total = memory.entry();
    for (SortSink sink : sinks) {
      total.takeOver(sink.memory());
    }
    RowStore store = SortSink.joined(types, sinks);
    SortedRows sorted = SortedRows.of(store, keys, execution, context);
    total.trySet(store.bytes() + bytesPerRow * store.size());
    return new SortedInput(sorted, null);
  }

  /** The rows, or {@code null} where they are on disk. */
  public SortedRows rows() {
    return rows;
  }

  /** The rows that are on disk; to be asked for once, and closed. */
  public BatchSource merged() throws IOException {
    return runs.merged();
  }

  /** Deletes what is on disk. */
  public void close() {
    if (runs != null) {
      runs.close();
    }
  }
}
