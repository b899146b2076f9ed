package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;

/**
 * Least or greatest values of kinds that fit a long: booleans, ints, longs, and doubles by bits
 * that order as doubles do, NaN greatest.
 */
final class LongExtreme implements Accumulator {

  private final FlatView view = new FlatView();
  private final long flip;
  private long[] values = new long[0];
  private long[] best = {Long.MAX_VALUE};

  LongExtreme(Extreme extreme) {
    flip = extreme.flip();
  }

  /** The value as a long; meaningless without rows. */
  long value(int group) {
    return best[group] ^ flip;
  }

  /** The value of a DOUBLE column. */
  double doubleValue(int group) {
    long bits = best[group] ^ flip;
    return Double.longBitsToDouble(bits ^ bits >> 63 & Long.MAX_VALUE);
  }

  @Override
  public void grow(int groups) {
    best = Growth.grown(best, groups, Long.MAX_VALUE);
  }

  @Override
  public void add(GroupedRows rows, Vector input) {
    int count = rows.count();
    if (count == 0) {
      return;
    }
    load(rows, input);
    if (rows.groups() == null) {
      long least = best[rows.group()];
      for (int i = 0; i < count; i++) {
        least = Math.min(least, values[i] ^ flip);
      }
      best[rows.group()] = least;
    } else {
      int[] groups = rows.groups();
      int from = rows.from();
      for (int i = 0; i < count; i++) {
        int group = groups[from + i];
        best[group] = Math.min(best[group], values[i] ^ flip);
      }
    }
  }

  private void load(GroupedRows rows, Vector input) {
    view.set(input, rows.rows(), rows.from(), rows.to());
    int count = rows.count();
    if (values.length < count) {
      values = new long[Math.max(count, Math.min(2 * values.length, 1 << 16))];
    }
    int[] positions = view.positions();
    int from = view.from();
    switch (view.base().kind()) {
      case BOOLEAN -> load(((BooleanVector) view.base()).values(), positions, from, count);
      case INT -> load(((IntVector) view.base()).values(), positions, from, count);
      case LONG -> load(((LongVector) view.base()).values(), positions, from, count);
      case DOUBLE -> load(((DoubleVector) view.base()).values(), positions, from, count);
      default -> throw new IllegalArgumentException(input.type().toString());
    }
  }

  private void load(byte[] source, int[] positions, int from, int count) {
    for (int i = 0; i < count; i++) {
      values[i] = source[positions[from + i]];
    }
  }

  private void load(int[] source, int[] positions, int from, int count) {
    for (int i = 0; i < count; i++) {
      values[i] = source[positions[from + i]];
    }
  }

  private void load(long[] source, int[] positions, int from, int count) {
    for (int i = 0; i < count; i++) {
      values[i] = source[positions[from + i]];
    }
  }

  private void load(double[] source, int[] positions, int from, int count) {
    for (int i = 0; i < count; i++) {
      long bits = Double.doubleToLongBits(source[positions[from + i]]);
      values[i] = bits ^ bits >> 63 & Long.MAX_VALUE;
    }
  }

  @Override
  public void merge(Accumulator other, int[] groups, int count) {
    long[] others = ((LongExtreme) other).best;
    for (int i = 0; i < count; i++) {
      best[groups[i]] = Math.min(best[groups[i]], others[i]);
    }
  }

  @Override
  public long bytes() {
    return 8L * best.length;
  }
}
