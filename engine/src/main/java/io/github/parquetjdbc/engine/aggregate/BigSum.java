package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigInteger;

/** Exact sums of decimals beyond 128 bits. Rare, and simple for it. */
final class BigSum implements Accumulator {

  private final FlatView view = new FlatView();
  private BigInteger[] sums = new BigInteger[1];

  BigInteger total(int group) {
    return sums[group] == null ? BigInteger.ZERO : sums[group];
  }

  @Override
  public void grow(int groups) {
    sums = Growth.grown(sums, groups);
  }

  @Override
  public void add(GroupedRows rows, Vector input) {
    view.set(input, rows.rows(), rows.from(), rows.to());
    for (int i = 0; i < rows.count(); i++) {
      BytesVector base = (BytesVector) view.base();
      int position = view.positions()[view.from() + i];
      int length = base.lengths()[position];
      BigInteger value = new BigInteger(base.data(), base.offsets()[position], length);
      int group = rows.groups() == null ? rows.group() : rows.groups()[rows.from() + i];
      sums[group] = total(group).add(value);
    }
  }

  @Override
  public void merge(Accumulator other, int[] groups, int count) {
    for (int i = 0; i < count; i++) {
      sums[groups[i]] = total(groups[i]).add(((BigSum) other).total(i));
    }
  }

  @Override
  public long bytes() {
    return 80L * sums.length;
  }
}
