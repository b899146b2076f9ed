package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.aggregate.Accumulator;
import io.github.parquetjdbc.engine.aggregate.AggregateFunction;
import io.github.parquetjdbc.engine.aggregate.GroupedRows;
import io.github.parquetjdbc.engine.aggregate.RowChooser;
import io.github.parquetjdbc.engine.collect.CollectedCall;
import io.github.parquetjdbc.engine.collect.CollectedStates;
import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.List;

/** What one worker keeps of every group for all calls of an aggregation. */
public final class AggregateStates {

  private final AggregateLayout layout;
  private final Accumulator[] accumulators;
  private final List<DistinctStates> distincts = new ArrayList<>();
  private final List<CollectedStates> collected = new ArrayList<>();
  private final RowChooser filtered = new RowChooser();
  private final RowChooser chosen = new RowChooser();

  public AggregateStates(AggregateLayout layout) {
    this.layout = layout;
    accumulators = new Accumulator[layout.parts().size()];
    for (int i = 0; i < accumulators.length; i++) {
      AggregateLayout.BoundPart part = layout.parts().get(i);
      accumulators[i] = part.part().newAccumulator(part.type());
    }
    for (AggregateLayout.DistinctCall call : layout.distinctCalls()) {
      distincts.add(new DistinctStates(call));
    }
    for (CollectedCall call : layout.collectedCalls()) {
      collected.add(new CollectedStates(call));
    }
  }

  /** Rows of a morsel follow. */
  void begin(int morsel) {
    for (CollectedStates states : collected) {
      states.begin(morsel);
    }
  }

  /** All rows of a batch have been added. */
  void endBatch(Batch batch) {
    for (CollectedStates states : collected) {
      states.endBatch(batch);
    }
  }

  public void grow(int groups) {
    for (Accumulator accumulator : accumulators) {
      accumulator.grow(groups);
    }
  }

  /** Adds rows of {@code batch} to groups there is room for. */
  public void add(Batch batch, GroupedRows rows) {
    for (int i = 0; i < accumulators.length; i++) {
      add(accumulators[i], layout.parts().get(i), batch, rows);
    }
    for (DistinctStates distinct : distincts) {
      distinct.add(batch, filter(batch, rows, distinct.filter()));
    }
    for (CollectedStates states : collected) {
      states.add(batch, filter(batch, rows, states.filter()));
    }
  }

  private GroupedRows filter(Batch batch, GroupedRows rows, int filter) {
    return filter < 0 ? rows : filtered.isTrue(rows, batch.column(filter));
  }

  private void add(
      Accumulator accumulator, AggregateLayout.BoundPart part, Batch batch, GroupedRows rows) {
    if (part.columns().isEmpty()) {
      accumulator.add(filter(batch, rows, part.filter()), null);
      return;
    }
    Vector input = batch.column(part.columns().get(0));
    switch (part.part().intake()) {
      case ALL -> accumulator.add(filter(batch, rows, part.filter()), input);
      case NULL -> {
        if (input.validity() != null) {
          GroupedRows candidates = filter(batch, rows, part.filter());
          accumulator.add(chosen.nulls(candidates, input), input);
        }
      }
      case VALID -> {
        GroupedRows valid = filter(batch, rows, part.filter());
        for (int column : part.columns()) {
          valid = chosen.valid(valid, batch.column(column));
        }
        accumulator.add(valid, input);
      }
    }
  }

  /**
   * Adds what another worker has.
   *
   * @param groups for each of its groups, the group here
   */
  public void merge(AggregateStates other, int[] groups, int count) {
    for (int i = 0; i < accumulators.length; i++) {
      accumulators[i].merge(other.accumulators[i], groups, count);
    }
    for (int i = 0; i < distincts.size(); i++) {
      distincts.get(i).merge(other.distincts.get(i), groups);
    }
    for (int i = 0; i < collected.size(); i++) {
      collected.get(i).merge(other.collected.get(i), groups);
    }
  }

  /** Ends the collecting, when all is merged. */
  void finish(int groups, QueryContext context) {
    for (DistinctStates distinct : distincts) {
      distinct.finish(groups);
    }
    for (CollectedStates states : collected) {
      states.finish(groups, context);
    }
  }

  /** The results of call {@code index}, after {@link #finish}. */
  public Vector result(int index, int from, int count) {
    AggregateLayout.BoundCall call = layout.calls().get(index);
    if (call.collected() >= 0) {
      return collected.get(call.collected()).result(from, count);
    }
    if (call.distinct() >= 0) {
      return distincts.get(call.distinct()).result(from, count);
    }
    AggregateFunction function = call.function();
    Accumulator[] parts = new Accumulator[call.parts().length];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = accumulators[call.parts()[i]];
    }
    return function.result(parts, from, count);
  }

  long bytes() {
    long bytes = 0;
    for (Accumulator accumulator : accumulators) {
      bytes += accumulator.bytes();
    }
    for (DistinctStates distinct : distincts) {
      bytes += distinct.bytes();
    }
    for (CollectedStates states : collected) {
      bytes += states.bytes();
    }
    return bytes;
  }
}
