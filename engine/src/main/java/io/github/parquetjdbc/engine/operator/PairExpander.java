package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.hash.JoinTable;
import io.github.parquetjdbc.vector.Batch;

/** Lists the pairs of probe and build rows that match by key, a batch of pairs at a time. */
final class PairExpander {

  /** What is done with probe rows that match nothing. */
  enum Unmatched {
    SKIPPED,
    /** They make a pair with build row -1. */
    PAIRED
  }

  private final JoinTable table;
  private final Unmatched unmatched;
  private final int[] probeIndexes = new int[Batch.MAX_LENGTH];
  private final int[] buildRows = new int[Batch.MAX_LENGTH];
  private int[] matches = new int[0];
  private int count;
  private int index;

  /** The position to go on with for the probe row at {@link #index}, or -1 to begin with it. */
  private int resume = -1;

  PairExpander(JoinTable table, Unmatched unmatched) {
    this.table = table;
    this.unmatched = unmatched;
  }

  /**
   * @param newMatches the position of the first match, or -1, of each probe row; used until all is
   *     listed
   */
  void start(int[] newMatches, int newCount) {
    matches = newMatches;
    count = newCount;
    index = 0;
    resume = -1;
  }

  /** Lists more pairs; returns how many, 0 at the end. */
  int fill() {
    int pairs = 0;
    while (index < count && pairs < Batch.MAX_LENGTH) {
      int position = resume >= 0 ? resume : matches[index];
      if (position < 0 && unmatched == Unmatched.PAIRED) {
        probeIndexes[pairs] = index;
        buildRows[pairs++] = -1;
      }
      while (position >= 0 && pairs < Batch.MAX_LENGTH) {
        probeIndexes[pairs] = index;
        buildRows[pairs++] = table.row(position);
        position = table.next(position);
      }
      resume = position;
      index += position < 0 ? 1 : 0;
    }
    return pairs;
  }

  /** Of each pair, the probe row's index among the rows that count. */
  int[] probeIndexes() {
    return probeIndexes;
  }

  int[] buildRows() {
    return buildRows;
  }
}
