package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.vector.Vector;

/** Counts rows. */
final class RowCount implements Accumulator {

  private long[] counts = new long[1];

  long count(int group) {
    return counts[group];
  }

  @Override
  public void grow(int groups) {
    counts = Growth.grown(counts, groups);
  }

  @Override
  public void add(GroupedRows rows, Vector input) {
    if (rows.groups() == null) {
      counts[rows.group()] += rows.count();
    } else {
      addEach(counts, rows.groups(), rows.from(), rows.to());
    }
  }

  private static void addEach(long[] counts, int[] groups, int from, int to) {
    for (int i = from; i < to; i++) {
      counts[groups[i]]++;
    }
  }

  @Override
  public void merge(Accumulator other, int[] groups, int count) {
    long[] others = ((RowCount) other).counts;
    for (int i = 0; i < count; i++) {
      counts[groups[i]] += others[i];
    }
  }

  @Override
  public long bytes() {
    return 8L * counts.length;
  }
}
