package io.github.parquetjdbc.engine.run;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.operator.Execution;
import io.github.parquetjdbc.engine.operator.Stage;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import java.io.IOException;

/** The cursor over a whole query. */
final class QueryCursor implements BatchCursor {

  private final Stage root;
  private final Execution execution;
  private final QueryContext context;
  private final long maxRows;

  /** {@code null} before the first call of {@link #next}. */
  private BatchSource source;

  private boolean ended;
  private boolean closed;

  QueryCursor(Stage root, Execution execution, QueryContext context, long maxRows) {
    this.root = root;
    this.execution = execution;
    this.context = context;
    this.maxRows = maxRows;
  }

  @Override
  public Batch next() throws IOException {
    if (ended) {
      return null;
    }
    ended = true;
    Batch batch;
    try {
      batch = nextOrFailure();
    } catch (Throwable e) {
      // Whoever closes the cursor may take his time; the disk is not to wait for it.
      execution.spill().close();
      throw e;
    }
    if (batch == null) {
      context.finish();
      return null;
    }
    ended = false;
    context.metrics().addResultRows(batch.length());
    return batch;
  }

  private Batch nextOrFailure() throws IOException {
    try {
      context.checkStopped();
      if (source == null) {
        root.prepare(maxRows);
        source = execution.ordered(root, maxRows);
      }
      return source.next();
    } catch (OutOfMemoryError e) {
      FirstFailure.rethrow(e);
      throw e;
    } catch (IOException | RuntimeException e) {
      if (!(e instanceof QueryException)) {
        // A read that was stopped half-way may fail in its own words; the reason is the stop.
        context.checkStopped();
      }
      throw e;
    }
  }

  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    ended = true;
    context.finish();
    try {
      if (source != null) {
        source.close();
      }
    } finally {
      try {
        root.close();
      } finally {
        execution.spill().close();
      }
    }
  }
}
