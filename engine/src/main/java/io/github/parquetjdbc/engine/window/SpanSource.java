package io.github.parquetjdbc.engine.window;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import java.util.function.Supplier;

/** The batches of one span; its windows are computed when the first is asked for. */
final class SpanSource implements BatchSource {

  private final Supplier<Span> spans;
  private final int size;
  private final PlanNode.Window node;
  private final QueryContext context;
  private SpanWindows windows;
  private int next;

  /**
   * @param spans makes the span
   * @param size its rows
   */
  SpanSource(Supplier<Span> spans, int size, PlanNode.Window node, QueryContext context) {
    this.spans = spans;
    this.size = size;
    this.node = node;
    this.context = context;
  }

  @Override
  public Batch next() {
    context.checkStopped();
    if (next == size) {
      return null;
    }
    if (windows == null) {
      windows = new SpanWindows(spans.get(), node, context);
    }
    int count = Math.min(Batch.MAX_LENGTH, size - next);
    Batch batch = windows.batch(next, count);
    next += count;
    return batch;
  }

  @Override
  public void close() {
    next = size;
    windows = null;
  }
}
