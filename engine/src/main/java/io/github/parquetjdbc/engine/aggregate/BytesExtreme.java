package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigInteger;
import java.util.Arrays;

/** Least or greatest byte strings, as unsigned bytes, or as numbers where they are decimals. */
final class BytesExtreme implements Accumulator {

  private static final int OBJECT_BYTES = 24;

  private final FlatView view = new FlatView();
  private final int sign;
  private final boolean numeric;
  private byte[][] best = new byte[1][];
  private long valueBytes;

  BytesExtreme(Extreme extreme, DataType type) {
    sign = extreme == Extreme.LEAST ? 1 : -1;
    numeric = type.id() == TypeId.DECIMAL;
  }

  /** The value, or {@code null} without rows; not to be written. */
  byte[] value(int group) {
    return best[group];
  }

  @Override
  public void grow(int groups) {
    best = Growth.grown(best, groups);
  }

  @Override
  public void add(GroupedRows rows, Vector input) {
    view.set(input, rows.rows(), rows.from(), rows.to());
    for (int i = 0; i < rows.count(); i++) {
      BytesVector base = (BytesVector) view.base();
      int position = view.positions()[view.from() + i];
      int group = rows.groups() == null ? rows.group() : rows.groups()[rows.from() + i];
      offer(group, base.data(), base.offsets()[position], base.lengths()[position]);
    }
  }

  private void offer(int group, byte[] data, int offset, int length) {
    byte[] old = best[group];
    if (old == null || sign * compare(data, offset, length, old) < 0) {
      best[group] = Arrays.copyOfRange(data, offset, offset + length);
      valueBytes += length + (old == null ? OBJECT_BYTES : -old.length);
    }
  }

  private int compare(byte[] data, int offset, int length, byte[] other) {
    if (numeric) {
      return new BigInteger(data, offset, length).compareTo(new BigInteger(other));
    }
    return Arrays.compareUnsigned(data, offset, offset + length, other, 0, other.length);
  }

  @Override
  public void merge(Accumulator other, int[] groups, int count) {
    byte[][] others = ((BytesExtreme) other).best;
    for (int i = 0; i < count; i++) {
      if (others[i] != null) {
        offer(groups[i], others[i], 0, others[i].length);
      }
    }
  }

  @Override
  public long bytes() {
    return 8L * best.length + valueBytes;
  }
}
