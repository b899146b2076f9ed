package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/** A column of 128-bit integers; without upper halves until a value needs one. */
public final class Int128Store extends ColumnStore {

  private long[] low = new long[0];
  private long[] high;

  Int128Store(DataType type) {
    super(type);
  }

  /** The lower halves. */
  public long[] low() {
    return low;
  }

  /** The upper halves, or {@code null} where all are sign extensions of the lower ones. */
  public long[] high() {
    return high;
  }

  @Override
  long valueBytes() {
    return (high == null ? 8L : 16L) * low.length;
  }

  @Override
  void grow(int needed) {
    if (needed > low.length) {
      int capacity = capacity(low.length, needed);
      low = Arrays.copyOf(low, capacity);
      high = high == null ? null : Arrays.copyOf(high, capacity);
    }
  }

  private void widen(int size) {
    if (high == null) {
      high = new long[low.length];
      for (int i = 0; i < size; i++) {
        high[i] = low[i] >> 63;
      }
    }
  }

  @Override
  void appendValues(int size, FlatView view) {
    int count = view.to() - view.from();
    grow(size + count);
    Int128Vector base = (Int128Vector) view.base();
    gather(base.low(), view.positions(), view.from(), low, size, count);
    if (!base.isNarrow()) {
      widen(size);
      gather(base.high(), view.positions(), view.from(), high, size, count);
    } else if (high != null) {
      extendSigns(size, count);
    }
  }

  private void extendSigns(int size, int count) {
    for (int i = size; i < size + count; i++) {
      high[i] = low[i] >> 63;
    }
  }

  @Override
  void appendZeros(int size, int count) {
    grow(size + count);
  }

  @Override
  void appendValues(int size, ColumnStore other) {
    Int128Store store = (Int128Store) other;
    grow(size + store.size());
    System.arraycopy(store.low, 0, low, size, store.size());
    if (store.high != null) {
      widen(size);
      System.arraycopy(store.high, 0, high, size, store.size());
    } else if (high != null) {
      extendSigns(size, store.size());
    }
  }

  @Override
  Vector gather(int[] rows, int from, int count, Validity validity) {
    long[] lows = new long[count];
    gather(low, rows, from, lows, 0, count);
    if (high == null) {
      return Int128Vector.narrow(type(), lows, count, validity);
    }
    long[] highs = new long[count];
    gather(high, rows, from, highs, 0, count);
    return new Int128Vector(type(), highs, lows, count, validity);
  }

  private static void gather(
      long[] source, int[] positions, int from, long[] target, int start, int count) {
    for (int i = 0; i < count; i++) {
      target[start + i] = source[positions[from + i]];
    }
  }
}
