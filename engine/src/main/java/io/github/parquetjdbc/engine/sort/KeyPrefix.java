package io.github.parquetjdbc.engine.sort;

import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.plan.SortKey.Direction;
import io.github.parquetjdbc.engine.plan.SortKey.NullOrder;
import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LittleEndian;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigInteger;

/**
 * A long for each row that orders rows as a sort key does, as far as it goes: a lesser prefix means
 * an earlier row, equal prefixes mean nothing.
 */
public final class KeyPrefix {

  private static final BigInteger MIN_LONG = BigInteger.valueOf(Long.MIN_VALUE);
  private static final BigInteger MAX_LONG = BigInteger.valueOf(Long.MAX_VALUE);

  private final SortKey key;
  private final FlatView view = new FlatView();

  public KeyPrefix(SortKey key) {
    this.key = key;
  }

  /** Puts the prefix of {@code rows[from + i]} into {@code prefixes[start + i]}. */
  public void load(Vector column, int[] rows, int from, int to, long[] prefixes, int start) {
    view.set(column, rows, from, to);
    int count = to - from;
    load(view.base(), prefixes, start, count);
    if (key.direction() == Direction.DESCENDING) {
      for (int i = start; i < start + count; i++) {
        prefixes[i] = ~prefixes[i];
      }
    }
    if (column.validity() != null) {
      long ofNull = key.nulls() == NullOrder.FIRST ? Long.MIN_VALUE : Long.MAX_VALUE;
      for (int i = 0; i < count; i++) {
        if (column.isNull(rows[from + i])) {
          prefixes[start + i] = ofNull;
        }
      }
    }
  }

  private void load(Vector base, long[] prefixes, int start, int count) {
    int[] positions = view.positions();
    int from = view.from();
    switch (base.kind()) {
      case BOOLEAN -> {
        byte[] values = ((BooleanVector) base).values();
        for (int i = 0; i < count; i++) {
          prefixes[start + i] = values[positions[from + i]];
        }
      }
      case INT -> {
        int[] values = ((IntVector) base).values();
        for (int i = 0; i < count; i++) {
          prefixes[start + i] = values[positions[from + i]];
        }
      }
      case LONG -> {
        long[] values = ((LongVector) base).values();
        for (int i = 0; i < count; i++) {
          prefixes[start + i] = values[positions[from + i]];
        }
      }
      case DOUBLE -> {
        double[] values = ((DoubleVector) base).values();
        for (int i = 0; i < count; i++) {
          prefixes[start + i] = ordered(values[positions[from + i]]);
        }
      }
      case INT128 -> loadInt128((Int128Vector) base, prefixes, start, count);
      case BYTES -> loadBytes((BytesVector) base, prefixes, start, count);
      default -> throw new IllegalArgumentException(base.type().toString());
    }
  }

  /** Bits that order as doubles do: one zero, one NaN, above all others. */
  static long ordered(double value) {
    long bits = Double.doubleToLongBits(value + 0.0);
    return bits ^ bits >> 63 & Long.MAX_VALUE;
  }

  /** Values beyond 64 bits count as the nearest long. */
  private void loadInt128(Int128Vector base, long[] prefixes, int start, int count) {
    long[] low = base.low();
    long[] high = base.isNarrow() ? null : base.high();
    for (int i = 0; i < count; i++) {
      int row = view.positions()[view.from() + i];
      long value = low[row];
      if (high != null && high[row] != value >> 63) {
        value = high[row] < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
      }
      prefixes[start + i] = value;
    }
  }

  private void loadBytes(BytesVector base, long[] prefixes, int start, int count) {
    boolean numeric = base.type().id() == TypeId.DECIMAL;
    for (int i = 0; i < count; i++) {
      int row = view.positions()[view.from() + i];
      int offset = base.offsets()[row];
      int length = base.lengths()[row];
      prefixes[start + i] =
          numeric
              ? nearestLong(base.data(), offset, length)
              : firstBytes(base.data(), offset, length);
    }
  }

  private static long nearestLong(byte[] data, int offset, int length) {
    if (length == 0) {
      // A null row's; a number has a byte at least.
      return 0;
    }
    BigInteger value = new BigInteger(data, offset, length);
    return value.max(MIN_LONG).min(MAX_LONG).longValue();
  }

  /** The first eight bytes, zeros after the end, so that unsigned bytes order as signed longs. */
  private static long firstBytes(byte[] data, int offset, int length) {
    long word = 0;
    if (length >= 8) {
      word = LittleEndian.getLongBigEndian(data, offset);
    } else {
      for (int i = 0; i < length; i++) {
        word |= (data[offset + i] & 0xffL) << 56 - 8 * i;
      }
    }
    return word ^ Long.MIN_VALUE;
  }
}
