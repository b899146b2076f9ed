package io.github.parquetjdbc.engine.window;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.plan.WindowCall;
import io.github.parquetjdbc.engine.plan.WindowFrame;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All calls of a window for the rows of one span. */
final class SpanWindows {

  private final Span span;
  private final PlanNode.Window node;
  private final QueryContext context;
  private final Map<WindowFrame, FrameBounds> frames = new HashMap<>();
  private final WindowColumn[] columns;

  SpanWindows(Span span, PlanNode.Window node, QueryContext context) {
    this.span = span;
    this.node = node;
    this.context = context;
    columns = new WindowColumn[node.calls().size()];
    for (int i = 0; i < columns.length; i++) {
      columns[i] = column(node.calls().get(i));
    }
  }

  private WindowColumn column(WindowCall call) {
    context.checkStopped();
    if (Rankings.NAMES.contains(call.name())) {
      return new Rankings(span).of(call);
    }
    if (OtherRows.NAMES.contains(call.name())) {
      FrameBounds bounds = OtherRows.needsFrame(call.name()) ? bounds(call.frame()) : null;
      return new OtherRows(span, call).column(bounds);
    }
    return new FrameAggregate(span, call, bounds(call.frame()), context).column();
  }

  private FrameBounds bounds(WindowFrame frame) {
    List<SortKey> order = node.order();
    SortKey only = order.size() == 1 ? order.get(0) : null;
    return frames.computeIfAbsent(frame, f -> FrameBounds.of(span, f, only));
  }

  /** The input's columns, then a column a call. */
  Batch batch(int from, int count) {
    Vector[] input = span.gather(from, count);
    Vector[] all = Arrays.copyOf(input, input.length + columns.length);
    for (int i = 0; i < columns.length; i++) {
      all[input.length + i] = columns[i].vector(from, count);
    }
    return Batch.of(count, all);
  }
}
