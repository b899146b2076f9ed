package io.github.parquetjdbc.engine.sort;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.plan.SortKey.Direction;
import io.github.parquetjdbc.engine.plan.SortKey.NullOrder;
import io.github.parquetjdbc.vector.Batch;
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
import java.util.Arrays;
import java.util.List;

/**
 * Sort keys of a batch's rows as byte strings: compared as unsigned bytes, they order rows as the
 * keys do, wherever the rows are.
 *
 * <pre>
 * row   = (null | 1 value)*      null: 0 where nulls come first, 2 where they come last
 * value = 8 bytes, the greatest first, the sign turned; INT128: 16
 *       | BYTES: each 0 as 0 255, and 0 0 behind the last
 *       | wide DECIMAL: 4 bytes that order signs and lengths, two's complement
 *       all bits turned where the order is descending
 * </pre>
 */
final class KeyBytes {

  /** Bytes of the longest value of fixed width, and its mark. */
  private static final int FIXED = 17;

  private final List<SortKey> keys;
  private byte[] data = new byte[1 << 10];
  private int[] ends = new int[0];
  private int end;

  KeyBytes(List<SortKey> keys) {
    this.keys = List.copyOf(keys);
  }

  /** Encodes all rows of a batch of flat vectors, in place of those before. */
  void encode(Batch batch) {
    if (ends.length < batch.length()) {
      ends = new int[batch.length()];
    }
    end = 0;
    for (int row = 0; row < batch.length(); row++) {
      for (SortKey key : keys) {
        append(batch.column(key.column()), row, key);
      }
      ends[row] = end;
    }
  }

  private int start(int row) {
    return row == 0 ? 0 : ends[row - 1];
  }

  /** Negative where {@code row} comes before {@code otherRow} of {@code other}. */
  int compare(int row, KeyBytes other, int otherRow) {
    return Arrays.compareUnsigned(
        data, start(row), ends[row], other.data, other.start(otherRow), other.ends[otherRow]);
  }

  private void reserve(long bytes) {
    long needed = end + bytes;
    if (needed > data.length) {
      if (needed > Integer.MAX_VALUE - 16) {
        throw new QueryException(
            QueryError.OUT_OF_MEMORY, "the sort keys of a batch hold " + needed + " bytes");
      }
      int capacity = (int) Math.min(Integer.MAX_VALUE - 16, Math.max(needed, 2L * data.length));
      data = Arrays.copyOf(data, capacity);
    }
  }

  private void append(Vector column, int row, SortKey key) {
    reserve(FIXED);
    if (column.isNull(row)) {
      data[end++] = (byte) (key.nulls() == NullOrder.FIRST ? 0 : 2);
      return;
    }
    data[end++] = 1;
    int start = end;
    switch (column.kind()) {
      case BOOLEAN -> putLong(((BooleanVector) column).values()[row]);
      case INT -> putLong(((IntVector) column).values()[row]);
      case LONG -> putLong(((LongVector) column).values()[row]);
      case DOUBLE -> putLong(KeyPrefix.ordered(((DoubleVector) column).values()[row]));
      case INT128 -> putInt128((Int128Vector) column, row);
      case BYTES -> {
        if (column.type().id() == TypeId.DECIMAL) {
          putNumber((BytesVector) column, row);
        } else {
          putBytes((BytesVector) column, row);
        }
      }
      default -> throw new IllegalArgumentException(column.type().toString());
    }
    if (key.direction() == Direction.DESCENDING) {
      for (int i = start; i < end; i++) {
        data[i] = (byte) ~data[i];
      }
    }
  }

  private void putLong(long value) {
    putWord(value ^ Long.MIN_VALUE);
  }

  private void putWord(long word) {
    LittleEndian.putLongBigEndian(data, end, word);
    end += Long.BYTES;
  }

  private void putInt128(Int128Vector column, int row) {
    long low = column.low()[row];
    putLong(column.isNarrow() ? low >> 63 : column.high()[row]);
    putWord(low);
  }

  private void putBytes(BytesVector column, int row) {
    int length = column.lengths()[row];
    reserve(2L * length + 2);
    byte[] source = column.data();
    int from = column.offsets()[row];
    for (int i = from; i < from + length; i++) {
      data[end++] = source[i];
      if (source[i] == 0) {
        data[end++] = (byte) 0xff;
      }
    }
    data[end++] = 0;
    data[end++] = 0;
  }

  /** A longer number is the greater one, or the lesser if it is negative. */
  private void putNumber(BytesVector column, int row) {
    BigInteger value = new BigInteger(column.data(), column.offsets()[row], column.lengths()[row]);
    byte[] bytes = value.toByteArray();
    reserve(Integer.BYTES + (long) bytes.length);
    int rank = value.signum() < 0 ? -bytes.length : bytes.length;
    for (int shift = 24; shift >= 0; shift -= 8) {
      data[end++] = (byte) ((rank ^ Integer.MIN_VALUE) >>> shift);
    }
    System.arraycopy(bytes, 0, data, end, bytes.length);
    end += bytes.length;
  }
}
