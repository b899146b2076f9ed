package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.aggregate.GroupedRows;
import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.hash.GroupTable;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/** One worker's part of an aggregation with keys. */
final class GroupSink implements Sink {

  /**
   * Up to so many groups, rows are first sorted by group and then summed a group at a time: a sum
   * in a register beats one in memory by more than the sorting costs.
   */
  private static final int FEW_GROUPS = 16;

  private final AggregateLayout layout;
  private final GroupTable table;
  private final AggregateStates states;
  private final HeldMemory memory;
  private final Vector[] keys;
  private final int[] groupEnds = new int[FEW_GROUPS + 1];
  private int[] groups = new int[Batch.MAX_LENGTH];
  private int[] sortedRows = new int[Batch.MAX_LENGTH];

  GroupSink(AggregateLayout layout, HeldMemory memory) {
    this.layout = layout;
    this.memory = memory;
    table = GroupTable.of(layout.keyTypes());
    states = new AggregateStates(layout);
    keys = new Vector[layout.keys().size()];
  }

  GroupTable table() {
    return table;
  }

  AggregateStates states() {
    return states;
  }

  HeldMemory memory() {
    return memory;
  }

  @Override
  public void begin(int morsel) {
    states.begin(morsel);
  }

  @Override
  public void accept(Batch batch) {
    int[] rows = RowNumbers.of(batch);
    int count = batch.rowCount();
    if (groups.length < count) {
      groups = new int[count];
      sortedRows = new int[count];
    }
    for (int i = 0; i < keys.length; i++) {
      keys[i] = batch.column(layout.keys().get(i));
    }
    table.assign(keys, rows, 0, count, groups);
    states.grow(table.size());
    if (table.size() <= FEW_GROUPS) {
      addGroupByGroup(batch, rows, count);
    } else {
      states.add(batch, GroupedRows.ofGroups(groups, rows, count));
    }
    states.endBatch(batch);
    memory.set(table.bytes() + states.bytes());
  }

  private void addGroupByGroup(Batch batch, int[] rows, int count) {
    int groupCount = table.size();
    sortByGroup(rows, count, groupCount);
    int from = 0;
    for (int group = 0; group < groupCount; group++) {
      int to = groupEnds[group];
      if (to > from) {
        states.add(batch, GroupedRows.ofOneGroup(group, sortedRows, from, to));
      }
      from = to;
    }
  }

  /** Counting sort; afterwards group {@code g}'s rows end at {@code groupEnds[g]}. */
  private void sortByGroup(int[] rows, int count, int groupCount) {
    int[] ends = groupEnds;
    Arrays.fill(ends, 0);
    for (int i = 0; i < count; i++) {
      ends[groups[i] + 1]++;
    }
    for (int group = 0; group < groupCount; group++) {
      ends[group + 1] += ends[group];
    }
    for (int i = 0; i < count; i++) {
      sortedRows[ends[groups[i]]++] = rows[i];
    }
  }

  @Override
  public void end(int morsel) {}

  /** Takes over another worker's groups. */
  void merge(GroupSink other, QueryContext context) {
    int size = other.table.size();
    int[] mapping = new int[size];
    int[] chunk = new int[Batch.MAX_LENGTH];
    for (int from = 0; from < size; from += Batch.MAX_LENGTH) {
      context.checkStopped();
      int count = Math.min(Batch.MAX_LENGTH, size - from);
      table.assign(other.table.keys(from, count), RowNumbers.all(count), 0, count, chunk);
      System.arraycopy(chunk, 0, mapping, from, count);
    }
    states.grow(table.size());
    states.merge(other.states, mapping, size);
    other.memory.release();
    memory.set(table.bytes() + states.bytes());
  }
}
