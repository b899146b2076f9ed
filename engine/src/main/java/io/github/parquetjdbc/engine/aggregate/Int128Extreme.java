package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.Vector;

/** Least or greatest 128-bit integers. */
final class Int128Extreme implements Accumulator {

  private final FlatView view = new FlatView();
  private final long flip;
  private long[] high = {Long.MAX_VALUE};
  private long[] low = {-1};

  Int128Extreme(Extreme extreme) {
    flip = extreme.flip();
  }

  /** The value's upper half; meaningless without rows. */
  long high(int group) {
    return high[group] ^ flip;
  }

  long low(int group) {
    return low[group] ^ flip;
  }

  @Override
  public void grow(int groups) {
    high = Growth.grown(high, groups, Long.MAX_VALUE);
    low = Growth.grown(low, groups, -1);
  }

  @Override
  public void add(GroupedRows rows, Vector input) {
    if (rows.count() == 0) {
      return;
    }
    view.set(input, rows.rows(), rows.from(), rows.to());
    Int128Vector base = (Int128Vector) view.base();
    long[] lows = base.low();
    long[] highs = base.isNarrow() ? null : base.high();
    for (int i = 0; i < rows.count(); i++) {
      int position = view.positions()[view.from() + i];
      int group = rows.groups() == null ? rows.group() : rows.groups()[rows.from() + i];
      long lowHalf = lows[position];
      long highHalf = highs == null ? lowHalf >> 63 : highs[position];
      offer(group, highHalf ^ flip, lowHalf ^ flip);
    }
  }

  private void offer(int group, long newHigh, long newLow) {
    boolean less =
        newHigh < high[group]
            || newHigh == high[group] && Long.compareUnsigned(newLow, low[group]) < 0;
    if (less) {
      high[group] = newHigh;
      low[group] = newLow;
    }
  }

  @Override
  public void merge(Accumulator other, int[] groups, int count) {
    Int128Extreme others = (Int128Extreme) other;
    for (int i = 0; i < count; i++) {
      offer(groups[i], others.high[i], others.low[i]);
    }
  }

  @Override
  public long bytes() {
    return 16L * high.length;
  }
}
