package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/**
 * Exact sums of integers and unscaled decimals, in 128 bits.
 *
 * <p>A long is added as two halves of 32 bits to two longs that lie side by side: neither can
 * overflow within {@link #FOLD_ROWS} rows, so the loops need no carries; then both are folded into
 * a sum of 128 bits.
 */
final class IntegerSum implements Accumulator {

  /** Below the 2^31 rows that the halves can take. */
  private static final long FOLD_ROWS = 1L << 30;

  private static final long LOW_HALF = 0xffff_ffffL;

  private final FlatView view = new FlatView();
  private final Int128 scratch = new Int128();

  /** Upper and lower half-sums of each group. */
  private long[] halves = new long[2];

  /** High and low words of each group's folded sum; {@code null} while there is none. */
  private long[] folded;

  private long rowsInHalves;

  /** Puts the sum of {@code group} into {@code target}. */
  Int128 total(int group, Int128 target) {
    if (folded == null) {
      target.set(0, 0);
    } else {
      target.set(folded[2 * group], folded[2 * group + 1]);
    }
    long upper = halves[2 * group];
    target.add(upper >> 32, upper << 32);
    target.add(0, halves[2 * group + 1]);
    return target;
  }

  @Override
  public void grow(int groups) {
    halves = Growth.grown(halves, Math.multiplyExact(2, groups));
    if (folded != null) {
      folded = Growth.grown(folded, halves.length);
    }
  }

  @Override
  public void add(GroupedRows rows, Vector input) {
    if (rows.count() == 0) {
      return;
    }
    view.set(input, rows.rows(), rows.from(), rows.to());
    Vector base = view.base();
    if (base instanceof Int128Vector wide && !wide.isNarrow()) {
      addWide(rows, wide);
      return;
    }
    reserveHalves(rows.count());
    if (base instanceof IntVector ints) {
      addInts(rows, ints.values());
    } else {
      long[] values =
          base instanceof Int128Vector narrow ? narrow.low() : ((LongVector) base).values();
      addLongs(rows, values);
    }
  }

  private void reserveHalves(int rows) {
    rowsInHalves += rows;
    if (rowsInHalves > FOLD_ROWS) {
      fold();
      rowsInHalves = rows;
    }
  }

  private void fold() {
    long[] sums = new long[halves.length];
    for (int group = 0; 2 * group < halves.length; group++) {
      total(group, scratch);
      sums[2 * group] = scratch.high();
      sums[2 * group + 1] = scratch.low();
    }
    folded = sums;
    Arrays.fill(halves, 0);
  }

  private void addLongs(GroupedRows rows, long[] values) {
    if (rows.groups() != null) {
      addLongs(
          halves, rows.groups(), rows.from(), values, view.positions(), view.from(), rows.count());
      return;
    }
    long upper = 0;
    long lower = 0;
    int[] positions = view.positions();
    int to = view.to();
    for (int i = view.from(); i < to; i++) {
      long value = values[positions[i]];
      upper += value >> 32;
      lower += value & LOW_HALF;
    }
    halves[2 * rows.group()] += upper;
    halves[2 * rows.group() + 1] += lower;
  }

  private static void addLongs(
      long[] halves,
      int[] groups,
      int groupsFrom,
      long[] values,
      int[] positions,
      int from,
      int count) {
    for (int i = 0; i < count; i++) {
      int group = 2 * groups[groupsFrom + i];
      long value = values[positions[from + i]];
      halves[group] += value >> 32;
      halves[group + 1] += value & LOW_HALF;
    }
  }

  private void addInts(GroupedRows rows, int[] values) {
    int[] positions = view.positions();
    int from = view.from();
    int count = rows.count();
    if (rows.groups() == null) {
      long sum = 0;
      for (int i = from; i < from + count; i++) {
        sum += values[positions[i]];
      }
      halves[2 * rows.group()] += sum >> 32;
      halves[2 * rows.group() + 1] += sum & LOW_HALF;
    } else {
      for (int i = 0; i < count; i++) {
        int group = 2 * rows.groups()[rows.from() + i];
        long value = values[positions[from + i]];
        halves[group] += value >> 32;
        halves[group + 1] += value & LOW_HALF;
      }
    }
  }

  private void addWide(GroupedRows rows, Int128Vector wide) {
    if (folded == null) {
      folded = new long[halves.length];
    }
    long[] high = wide.high();
    long[] low = wide.low();
    for (int i = 0; i < rows.count(); i++) {
      int position = view.positions()[view.from() + i];
      int group = rows.groups() == null ? rows.group() : rows.groups()[rows.from() + i];
      addFolded(group, high[position], low[position]);
    }
  }

  private void addFolded(int group, long high, long low) {
    scratch.set(folded[2 * group], folded[2 * group + 1]).add(high, low);
    folded[2 * group] = scratch.high();
    folded[2 * group + 1] = scratch.low();
  }

  @Override
  public void merge(Accumulator other, int[] groups, int count) {
    IntegerSum sums = (IntegerSum) other;
    if (folded == null) {
      folded = new long[halves.length];
    }
    Int128 total = new Int128();
    for (int i = 0; i < count; i++) {
      sums.total(i, total);
      addFolded(groups[i], total.high(), total.low());
    }
  }

  @Override
  public long bytes() {
    return 8L * halves.length + (folded == null ? 0 : 8L * folded.length);
  }
}
