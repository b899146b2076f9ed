package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.expression.ExpressionCompiler;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.ScanSource;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads a table; the scan's filter is asked by the reader itself. */
public final class ScanStage implements Stage {

  private final PlanNode.Scan scan;
  private final QueryContext context;
  private final List<KeyFilter> keyFilters = new ArrayList<>();
  private MorselSource source;

  /** For each key filter the places of its keys in the batches that the filter sees. */
  private final List<List<Integer>> keyColumns = new ArrayList<>();

  public ScanStage(PlanNode.Scan scan, QueryContext context) {
    this.scan = scan;
    this.context = context;
  }

  /** Rows that it will roughly give. */
  double rowEstimate() {
    return scan.source().rowEstimate();
  }

  /** Leaves out rows that a join above has no use for; before {@link #prepare}. */
  void add(KeyFilter filter) {
    keyFilters.add(filter);
  }

  @Override
  public void prepare(long rowLimit) throws IOException {
    ScanSource wanted = scan.source();
    for (KeyFilter filter : keyFilters) {
      ScanSource.Widened widened = wanted.withFilterOn(filter.outputs());
      keyColumns.add(widened.columns());
      wanted = widened.source();
    }
    source = wanted.open(rowLimit, context);
  }

  @Override
  public int morselCount() {
    return source.morselCount();
  }

  @Override
  public StageWorker newWorker() {
    RowFilter filter = newFilter();
    return morsel -> {
      context.metrics().addMorsel();
      return new CountedSource(source.open(morsel, filter), context);
    };
  }

  private RowFilter newFilter() {
    RowFilter own =
        scan.filter() == null ? null : new ExpressionCompiler(context).compileFilter(scan.filter());
    if (keyFilters.isEmpty()) {
      return own;
    }
    KeyProbe[] probes = new KeyProbe[keyFilters.size()];
    for (int i = 0; i < probes.length; i++) {
      probes[i] = new KeyProbe(keyFilters.get(i).table(), keyColumns.get(i));
    }
    return new KeyedRowFilter(own, probes);
  }

  @Override
  public void close() {
    keyFilters.clear();
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
