package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;

/**
 * Count, mean and summed squared distance from the mean, for variances: Welford's update for a row,
 * that of Chan, Golub and LeVeque for a merge.
 */
final class Moments implements Accumulator {

  private final FlatView view = new FlatView();
  private final double unit;
  private double[] state = new double[3];

  Moments(DataType type) {
    unit = Math.pow(10, type.scale());
  }

  double count(int group) {
    return state[3 * group];
  }

  double squares(int group) {
    return state[3 * group + 2];
  }

  @Override
  public void grow(int groups) {
    state = Growth.grown(state, Math.multiplyExact(3, groups));
  }

  @Override
  public void add(GroupedRows rows, Vector input) {
    view.set(input, rows.rows(), rows.from(), rows.to());
    for (int i = 0; i < rows.count(); i++) {
      int group = rows.groups() == null ? rows.group() : rows.groups()[rows.from() + i];
      add(group, value(view.base(), view.positions()[view.from() + i]));
    }
  }

  private double value(Vector base, int row) {
    return switch (base.kind()) {
      case INT -> ((IntVector) base).values()[row];
      case LONG -> ((LongVector) base).values()[row] / unit;
      case DOUBLE -> ((DoubleVector) base).values()[row];
      case INT128 -> ((Int128Vector) base).get(row).doubleValue() / unit;
      default -> throw new IllegalArgumentException(base.type().toString());
    };
  }

  private void add(int group, double value) {
    int at = 3 * group;
    double count = state[at] + 1;
    double delta = value - state[at + 1];
    double mean = state[at + 1] + delta / count;
    state[at] = count;
    state[at + 1] = mean;
    state[at + 2] += delta * (value - mean);
  }

  @Override
  public void merge(Accumulator other, int[] groups, int count) {
    double[] others = ((Moments) other).state;
    for (int i = 0; i < count; i++) {
      if (others[3 * i] > 0) {
        merge(3 * groups[i], others[3 * i], others[3 * i + 1], others[3 * i + 2]);
      }
    }
  }

  private void merge(int at, double count, double mean, double squares) {
    double total = state[at] + count;
    double delta = mean - state[at + 1];
    state[at + 2] += squares + delta * delta * state[at] * count / total;
    state[at + 1] += delta * count / total;
    state[at] = total;
  }

  @Override
  public long bytes() {
    return 8L * state.length;
  }
}
