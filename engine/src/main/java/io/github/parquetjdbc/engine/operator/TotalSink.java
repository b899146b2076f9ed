package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.aggregate.GroupedRows;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.vector.Batch;
import java.util.TreeMap;

/**
 * One worker's part of an aggregation without keys. Where the order of additions may show
 * (doubles), each morsel has states of its own, merged in the order of morsels at the end: so the
 * result does not depend on the number of workers.
 */
final class TotalSink implements Sink {

  private static final int[] ONLY_GROUP = {0};

  private final AggregateLayout layout;
  private final HeldMemory memory;

  /** By the first morsel that each is about. */
  private final TreeMap<Integer, AggregateStates> statesByMorsel = new TreeMap<>();

  /** {@code null} before the first morsel. */
  private AggregateStates states;

  TotalSink(AggregateLayout layout, HeldMemory memory) {
    this.layout = layout;
    this.memory = memory;
  }

  private static AggregateStates newStates(AggregateLayout layout) {
    AggregateStates states = new AggregateStates(layout);
    states.grow(1);
    return states;
  }

  @Override
  public void begin(int morsel) {
    if (states == null || layout.dependsOnOrder()) {
      states = newStates(layout);
      statesByMorsel.put(morsel, states);
    }
    states.begin(morsel);
  }

  @Override
  public void accept(Batch batch) {
    states.add(batch, GroupedRows.ofOneGroup(0, RowNumbers.of(batch), 0, batch.rowCount()));
    states.endBatch(batch);
    memory.set(states.bytes());
  }

  @Override
  public void end(int morsel) {}

  HeldMemory memory() {
    return memory;
  }

  /** All states in the order of morsels, as one. */
  static AggregateStates merged(AggregateLayout layout, Iterable<TotalSink> sinks) {
    TreeMap<Integer, AggregateStates> all = new TreeMap<>();
    for (TotalSink sink : sinks) {
      all.putAll(sink.statesByMorsel);
    }
    AggregateStates total = newStates(layout);
    for (AggregateStates part : all.values()) {
      total.merge(part, ONLY_GROUP, 1);
    }
    return total;
  }
}
