package io.github.parquetjdbc.engine.collect;

import io.github.parquetjdbc.engine.rows.ColumnStore;

/**
 * The rows of one call, sorted within each group.
 *
 * @param arguments a column an argument
 * @param order numbers of the stored rows, group after group
 * @param starts index in {@code order} of each group's first row, and one more for the end
 */
record CollectedRows(ColumnStore[] arguments, int[] order, int[] starts) {

  int start(int group) {
    return starts[group];
  }

  int end(int group) {
    return starts[group + 1];
  }

  boolean isNull(int argument, int index) {
    return arguments[argument].isNull(order[index]);
  }
}
