package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Vector;

/** Sums of doubles, in the order in which rows and merged parts come. */
final class DoubleSum implements Accumulator {

  private final FlatView view = new FlatView();
  private double[] sums = new double[1];

  double total(int group) {
    return sums[group];
  }

  @Override
  public void grow(int groups) {
    sums = Growth.grown(sums, groups);
  }

  @Override
  public void add(GroupedRows rows, Vector input) {
    if (rows.count() == 0) {
      return;
    }
    view.set(input, rows.rows(), rows.from(), rows.to());
    double[] values = ((DoubleVector) view.base()).values();
    int[] positions = view.positions();
    int from = view.from();
    int count = rows.count();
    if (rows.groups() == null) {
      double sum = sums[rows.group()];
      for (int i = from; i < from + count; i++) {
        sum += values[positions[i]];
      }
      sums[rows.group()] = sum;
    } else {
      int[] groups = rows.groups();
      int groupsFrom = rows.from();
      for (int i = 0; i < count; i++) {
        sums[groups[groupsFrom + i]] += values[positions[from + i]];
      }
    }
  }

  @Override
  public void merge(Accumulator other, int[] groups, int count) {
    for (int i = 0; i < count; i++) {
      sums[groups[i]] += ((DoubleSum) other).sums[i];
    }
  }

  @Override
  public long bytes() {
    return 8L * sums.length;
  }
}
