package io.github.parquetjdbc.engine.window;

import io.github.parquetjdbc.engine.aggregate.GroupedRows;
import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.operator.AggregateLayout;
import io.github.parquetjdbc.engine.operator.AggregateStates;
import io.github.parquetjdbc.engine.plan.AggregateCall;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.WindowCall;
import io.github.parquetjdbc.engine.rows.ColumnStore;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An aggregate of each row's frame. Frames that only grow are added up as they do; others are put
 * together from blocks of rows that are added up once (a tree, as in Leis et al., "Efficient
 * processing of window functions in analytical SQL queries", 2015), so that the work for a frame
 * grows with the logarithm of its width.
 */
final class FrameAggregate {

  /** Frames whose results are computed together. */
  private static final int FRAMES = 1 << 10;

  private final Span span;
  private final WindowCall call;
  private final FrameBounds frames;
  private final QueryContext context;
  private final AggregateLayout layout;
  private final Batch[] batches;
  private final BlockTree tree;

  /** Adds up the frame of the row before, from its start; {@code null} before the first. */
  private AggregateStates running;

  private int runningStart;
  private int runningEnd;

  FrameAggregate(Span span, WindowCall call, FrameBounds frames, QueryContext context) {
    this.span = span;
    this.call = call;
    this.frames = frames;
    this.context = context;
    List<Column> columns = new ArrayList<>();
    for (int argument : call.arguments()) {
      columns.add(new Column("", span.store().column(argument).type(), true));
    }
    List<Integer> arguments = IntStream.range(0, columns.size()).boxed().toList();
    AggregateCall aggregate =
        new AggregateCall(call.name(), arguments, AggregateCall.Distinctness.ALL, -1, call.type());
    layout =
        new AggregateLayout(
            new PlanNode.Aggregate(
                new PlanNode.Values(columns, List.of()),
                List.of(),
                List.of(aggregate),
                List.of(new Column("", call.type(), true))));
    if (layout.collects()) {
      throw new QueryException(
          QueryError.UNSUPPORTED, call.name() + " over a window is not supported");
    }
    batches = new Batch[(span.size() + Batch.MAX_LENGTH - 1) / Batch.MAX_LENGTH];
    tree = new BlockTree(span.size(), this::states, this::add);
  }

  private AggregateStates states(int groups) {
    AggregateStates states = new AggregateStates(layout);
    states.grow(groups);
    return states;
  }

  /** Adds rows {@code from} up to {@code to} of the span to a group. */
  private void add(AggregateStates states, int group, int from, int to) {
    for (int start = from; start < to; ) {
      int number = start / Batch.MAX_LENGTH;
      int first = number * Batch.MAX_LENGTH;
      int end = Math.min(to, first + Batch.MAX_LENGTH);
      int[] rows = RowNumbers.all(Batch.MAX_LENGTH);
      states.add(batch(number), GroupedRows.ofOneGroup(group, rows, start - first, end - first));
      start = end;
    }
  }

  private Batch batch(int number) {
    if (batches[number] == null) {
      int from = number * Batch.MAX_LENGTH;
      int count = Math.min(Batch.MAX_LENGTH, span.size() - from);
      Vector[] vectors = new Vector[call.arguments().size()];
      for (int i = 0; i < vectors.length; i++) {
        vectors[i] = span.gather(call.arguments().get(i), from, count);
      }
      batches[number] = Batch.of(count, vectors);
    }
    return batches[number];
  }

  WindowColumn column() {
    int[] results = new int[span.size()];
    RowStore values = new RowStore(List.of(call.type()));
    AggregateStates states = null;
    int pending = 0;
    for (int i = 0; i < results.length; i++) {
      if (isSameAsBefore(i)) {
        results[i] = results[i - 1];
        continue;
      }
      if (pending == FRAMES) {
        append(values, states, pending);
        pending = 0;
      }
      if (pending == 0) {
        context.checkStopped();
        states = states(FRAMES);
      }
      results[i] = values.size() + pending;
      addFrame(states, pending++, i);
    }
    append(values, states, pending);
    ColumnStore column = values.column(0);
    return (from, count) ->
        column.gather(Arrays.copyOfRange(results, from, from + count), 0, count);
  }

  private boolean isSameAsBefore(int i) {
    return i > 0
        && !frames.excludes()
        && frames.start(i) == frames.start(i - 1)
        && frames.end(i) == frames.end(i - 1);
  }

  private static void append(RowStore values, AggregateStates states, int count) {
    if (count > 0) {
      Vector[] vectors = {states.result(0, 0, count)};
      values.append(vectors, RowNumbers.all(count), 0, count);
    }
  }

  private void addFrame(AggregateStates states, int group, int row) {
    if (frames.excludes()) {
      tree.add(states, group, frames.start(row), frames.holeStart(row));
      if (frames.keepsRow(row)) {
        add(states, group, row, row + 1);
      }
      tree.add(states, group, frames.holeEnd(row), frames.end(row));
      return;
    }
    int start = frames.start(row);
    int end = frames.end(row);
    if (start != span.partitionStart(row)) {
      tree.add(states, group, start, end);
      return;
    }
    if (running == null || runningStart != start || runningEnd > end) {
      running = states(1);
      runningStart = start;
      runningEnd = start;
    }
    add(running, 0, runningEnd, end);
    runningEnd = end;
    states.merge(running, new int[] {group}, 1);
  }
}
