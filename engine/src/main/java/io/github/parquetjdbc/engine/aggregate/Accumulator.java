package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.vector.Vector;

/**
 * What one {@link Part} keeps, for groups numbered from 0; written by one thread. New groups are in
 * the state of "no rows yet". Rows in any order and cut into any parts, added to several
 * accumulators that are then merged, give what one accumulator gives (sums of doubles: up to
 * rounding).
 */
public interface Accumulator {

  /** Makes room for groups 0 to {@code groups - 1}. */
  void grow(int groups);

  /**
   * Adds rows to groups there is room for.
   *
   * @param input the argument, not null in any of the rows unless the part takes nulls; {@code
   *     null} for parts without an argument
   */
  void add(GroupedRows rows, Vector input);

  /**
   * Adds what another accumulator of the same part has.
   *
   * @param groups for each of its groups, the group here
   * @param count how many groups it has
   */
  void merge(Accumulator other, int[] groups, int count);

  /** Bytes held, roughly. */
  long bytes();
}
