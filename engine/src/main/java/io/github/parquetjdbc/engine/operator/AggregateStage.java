package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.hash.GroupTable;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.util.List;

/**
 * Groups and aggregates: each worker its own groups, merged when the input has ended. Sums of
 * doubles with keys are added up in the order in which workers met the rows, so that their last
 * digits may differ from run to run; without keys they do not.
 */
public final class AggregateStage implements Stage {

  private final Stage input;
  private final PlanNode.Aggregate node;
  private final Execution execution;
  private final QueryContext context;
  private final AggregateLayout layout;
  private final MemoryLedger memory;

  /** {@code null} without keys. */
  private GroupTable table;

  private AggregateStates states;
  private int groups;

  /**
   * @throws io.github.parquetjdbc.engine.context.QueryException UNSUPPORTED for an unknown function
   */
  public AggregateStage(
      Stage input, PlanNode.Aggregate node, Execution execution, QueryContext context) {
    this.input = input;
    this.node = node;
    this.execution = execution;
    this.context = context;
    layout = new AggregateLayout(node);
    memory = new MemoryLedger(context, execution.spill(), "aggregation");
  }

  @Override
  public void prepare(long rowLimit) throws IOException {
    input.prepare(PlanNode.UNLIMITED);
    if (node.keys().isEmpty()) {
      List<TotalSink> sinks = execution.drain(input, () -> new TotalSink(layout, memory.entry()));
      states = TotalSink.merged(layout, sinks);
      groups = 1;
    } else {
      mergeGroups(execution.drain(input, () -> new GroupSink(layout, memory.entry())));
    }
    states.finish(groups, context);
  }

  private void mergeGroups(List<GroupSink> sinks) {
    GroupSink largest = sinks.get(0);
    for (GroupSink sink : sinks) {
      largest = sink.table().size() > largest.table().size() ? sink : largest;
    }
    for (GroupSink sink : sinks) {
      if (sink != largest) {
        largest.merge(sink, context);
      }
    }
    table = largest.table();
    states = largest.states();
    groups = table.size();
  }

  @Override
  public int morselCount() {
    return BatchRange.morselCount(groups);
  }

  @Override
  public StageWorker newWorker() {
    return morsel -> BatchRange.morsel(morsel, groups, this::batch, context);
  }

  private Batch batch(int from, int count) {
    int keyCount = layout.keys().size();
    Vector[] columns = new Vector[keyCount + layout.calls().size()];
    if (table != null) {
      System.arraycopy(table.keys(from, count), 0, columns, 0, keyCount);
    }
    for (int i = 0; i < layout.calls().size(); i++) {
      columns[keyCount + i] = states.result(i, from, count);
    }
    return Batch.of(count, columns);
  }

  @Override
  public void close() {
    memory.release();
    table = null;
    states = null;
    input.close();
  }
}
