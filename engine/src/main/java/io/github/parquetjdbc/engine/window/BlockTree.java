package io.github.parquetjdbc.engine.window;

import io.github.parquetjdbc.engine.operator.AggregateStates;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Rows added up by blocks, and blocks by larger blocks, each when it is first needed; any range of
 * rows is then a few blocks and a few rows.
 */
final class BlockTree {

  /** Rows of a block of the lowest level. */
  private static final int LEAF_ROWS = 64;

  /** Blocks that make one of the next level. */
  private static final int FAN_OUT = 8;

  /** Adds rows {@code from} up to {@code to} to a group. */
  interface Rows {
    void add(AggregateStates states, int group, int from, int to);
  }

  private final IntFunction<AggregateStates> newStates;
  private final Rows rows;

  /** Blocks by level, {@code null} where not needed yet. */
  private final List<AggregateStates[]> levels = new ArrayList<>();

  BlockTree(int size, IntFunction<AggregateStates> newStates, Rows rows) {
    this.newStates = newStates;
    this.rows = rows;
    for (int count = size / LEAF_ROWS; count > 0; count /= FAN_OUT) {
      levels.add(new AggregateStates[count]);
    }
  }

  /** Adds rows {@code from} up to {@code to} to a group, in their order. */
  void add(AggregateStates states, int group, int from, int to) {
    int first = (from + LEAF_ROWS - 1) / LEAF_ROWS;
    int last = to / LEAF_ROWS;
    if (first >= last) {
      rows.add(states, group, from, to);
      return;
    }
    rows.add(states, group, from, first * LEAF_ROWS);
    addBlocks(states, group, 0, first, last);
    rows.add(states, group, last * LEAF_ROWS, to);
  }

  private void addBlocks(AggregateStates states, int group, int level, int from, int to) {
    int first = (from + FAN_OUT - 1) / FAN_OUT;
    int last = to / FAN_OUT;
    if (first >= last || level + 1 == levels.size()) {
      merge(states, group, level, from, to);
      return;
    }
    merge(states, group, level, from, first * FAN_OUT);
    addBlocks(states, group, level + 1, first, last);
    merge(states, group, level, last * FAN_OUT, to);
  }

  private void merge(AggregateStates states, int group, int level, int from, int to) {
    int[] target = {group};
    for (int block = from; block < to; block++) {
      states.merge(block(level, block), target, 1);
    }
  }

  private AggregateStates block(int level, int number) {
    AggregateStates[] blocks = levels.get(level);
    if (blocks[number] == null) {
      AggregateStates block = newStates.apply(1);
      if (level == 0) {
        rows.add(block, 0, number * LEAF_ROWS, (number + 1) * LEAF_ROWS);
      } else {
        merge(block, 0, level - 1, number * FAN_OUT, (number + 1) * FAN_OUT);
      }
      blocks[number] = block;
    }
    return blocks[number];
  }
}
