package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.expression.ExpressionCompiler;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import java.io.IOException;

/** Reads a table; the scan's filter is asked by the reader itself. */
public final class ScanStage implements Stage {

  private final PlanNode.Scan scan;
  private final QueryContext context;
  private MorselSource source;

  public ScanStage(PlanNode.Scan scan, QueryContext context) {
    this.scan = scan;
    this.context = context;
  }

  @Override
  public void prepare(long rowLimit) throws IOException {
    source = scan.source().open(rowLimit, context);
  }

  @Override
  public int morselCount() {
    return source.morselCount();
  }

  @Override
  public StageWorker newWorker() {
    RowFilter filter =
        scan.filter() == null ? null : new ExpressionCompiler(context).compileFilter(scan.filter());
    return morsel -> {
      context.metrics().addMorsel();
      return new CountedSource(source.open(morsel, filter), context);
    };
  }

  @Override
  public void close() {
    if (source != null) {
      source.close();
    }
  }

  /** Counts rows, and ends a query that was stopped. */
  private record CountedSource(BatchSource source, QueryContext context) implements BatchSource {
    @Override
    public Batch next() throws IOException {
      context.checkStopped();
      Batch batch = source.next();
      if (batch != null) {
        context.metrics().addScannedRows(batch.rowCount());
      }
      return batch;
    }

    @Override
    public void close() {
      source.close();
    }
  }
}
