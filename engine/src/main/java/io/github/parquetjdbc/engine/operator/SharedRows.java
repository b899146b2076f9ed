package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.List;

/**
 * Rows that several places of a plan read: collected by the first that gets ready, held until the
 * last is closed.
 */
public final class SharedRows {

  private final Stage input;
  private final List<DataType> types;
  private final Execution execution;
  private final QueryContext context;
  private final MemoryLedger memory;
  private RowStore rows;
  private int readers;

  /**
   * @param input that gives the rows of {@code node}
   */
  public SharedRows(Stage input, PlanNode.Shared node, Execution execution, QueryContext context) {
    this.input = input;
    this.types = PlanNode.types(node.columns());
    this.execution = execution;
    this.context = context;
    memory = new MemoryLedger(context, execution.spill(), "shared rows");
  }

  /** For one more place of the plan. */
  public Stage newReader() {
    readers++;
    return new Reader();
  }

  private synchronized void collect() throws IOException {
    if (rows == null) {
      input.prepare(PlanNode.UNLIMITED);
      List<CollectSink> sinks =
          execution.drain(input, () -> new CollectSink(types, memory.entry()));
      rows = CollectSink.joined(types, sinks, memory.entry());
    }
  }

  private synchronized void readerClosed() {
    readers--;
    if (readers == 0) {
      rows = null;
      memory.release();
      input.close();
    }
  }

  private final class Reader implements Stage {
    private StoredRowsStage found;
    private boolean closed;

    @Override
    public void prepare(long rowLimit) throws IOException {
      collect();
      found = new StoredRowsStage(rows, context);
    }

    @Override
    public int morselCount() {
      return found.morselCount();
    }

    @Override
    public StageWorker newWorker() {
      return found.newWorker();
    }

    @Override
    public void close() {
      found = null;
      if (!closed) {
        closed = true;
        readerClosed();
      }
    }
  }
}
