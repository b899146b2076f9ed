package io.github.parquetjdbc.engine.hash;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.LittleEndian;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;
import java.util.Arrays;
import java.util.List;

/**
 * Writes the key columns of rows as one byte string a row; equal keys give equal strings.
 *
 * <pre>
 * row    = column*
 * column = 0                         null
 *        | 1 value                   value: 8 bytes; INT128: 16, low half first;
 *                                    BYTES: 4 bytes length, then the bytes;
 *                                    nested: likewise, see {@link NestedKeys}
 * </pre>
 */
final class KeyEncoder {

  /** Bytes past the end of the last row that may be read. */
  private static final int SLOP = 8;

  /** The most that the keys of one batch may hold. */
  private static final long MAX_BYTES = 1L << 30;

  /** How each column is written: nested ones as BYTES. */
  private final VectorKind[] kinds;

  /** What makes bytes of the column; {@code null} for those that are not nested. */
  private final NestedKeys[] nested;

  private final FlatView view = new FlatView();
  private byte[] data = new byte[SLOP];
  private int[] offsets = new int[0];
  private int[] ends = new int[0];
  private long[] hashes = new long[0];
  private long[] longs = new long[0];

  /**
   * @throws QueryException UNSUPPORTED for types without equality, see {@link NestedKeys}
   */
  KeyEncoder(List<DataType> types) {
    kinds = new VectorKind[types.size()];
    nested = new NestedKeys[kinds.length];
    for (int i = 0; i < kinds.length; i++) {
      DataType type = types.get(i);
      nested[i] = type.isNested() ? new NestedKeys(type) : null;
      kinds[i] = type.isNested() ? VectorKind.BYTES : type.kind();
    }
  }

  /** The last rows' bytes. */
  byte[] data() {
    return data;
  }

  /** Where row {@code i}, counted from the first encoded, starts. */
  int offset(int i) {
    return offsets[i];
  }

  int length(int i) {
    return ends[i] - offsets[i];
  }

  long hash(int i) {
    return hashes[i];
  }

  /** Encodes {@code rows[from..to)} of the key columns. */
  void encode(Vector[] columns, int[] rows, int from, int to) {
    int count = to - from;
    Vector[] keys = new Vector[columns.length];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = nested[i] == null ? columns[i] : nested[i].encode(columns[i], rows, from, to);
    }
    if (offsets.length < count) {
      offsets = new int[count];
      ends = new int[count];
      hashes = new long[count];
      longs = new long[count];
    }
    layOut(keys, rows, from, to);
    System.arraycopy(offsets, 0, ends, 0, count);
    for (int i = 0; i < keys.length; i++) {
      write(keys[i], kinds[i], rows, from, to);
    }
    for (int i = 0; i < count; i++) {
      hashes[i] = hash(data, offsets[i], ends[i] - offsets[i]);
    }
  }

  /** Gives each row the room it needs at most. */
  private void layOut(Vector[] keys, int[] rows, int from, int to) {
    int count = to - from;
    int fixed = 0;
    for (VectorKind kind : kinds) {
      fixed +=
          switch (kind) {
            case INT128 -> 17;
            case BYTES -> 5;
            default -> 9;
          };
    }
    Arrays.fill(ends, 0, count, fixed);
    long total = (long) fixed * count;
    for (int column = 0; column < keys.length; column++) {
      if (kinds[column] == VectorKind.BYTES) {
        view.set(keys[column], rows, from, to);
        int[] lengths = ((BytesVector) view.base()).lengths();
        for (int i = 0; i < count; i++) {
          total += lengths[view.positions()[view.from() + i]];
          ends[i] += lengths[view.positions()[view.from() + i]];
        }
      }
    }
    checkBytes(total, count);
    int end = 0;
    for (int i = 0; i < count; i++) {
      offsets[i] = end;
      end += ends[i];
    }
    if (data.length - SLOP < end) {
      data = new byte[end + (end >> 2) + SLOP];
    }
  }

  static void checkBytes(long total, int rows) {
    if (total > MAX_BYTES) {
      throw new QueryException(
          QueryError.OUT_OF_MEMORY, "the keys of " + rows + " rows hold " + total + " bytes");
    }
  }

  private void write(Vector column, VectorKind kind, int[] rows, int from, int to) {
    int count = to - from;
    view.set(column, rows, from, to);
    switch (kind) {
      case BYTES -> writeBytes(column, (BytesVector) view.base(), rows, from, count);
      case INT128 -> writeInt128(column, (Int128Vector) view.base(), rows, from, count);
      default -> {
        LongKeys.load(view, longs);
        writeLongs(column, rows, from, count);
      }
    }
  }

  private void writeLongs(Vector column, int[] rows, int from, int count) {
    for (int i = 0; i < count; i++) {
      int end = ends[i];
      if (column.isNull(rows[from + i])) {
        data[end] = 0;
        ends[i] = end + 1;
      } else {
        data[end] = 1;
        LittleEndian.putLong(data, end + 1, longs[i]);
        ends[i] = end + 9;
      }
    }
  }

  private void writeInt128(Vector column, Int128Vector base, int[] rows, int from, int count) {
    long[] low = base.low();
    long[] high = base.isNarrow() ? null : base.high();
    for (int i = 0; i < count; i++) {
      int end = ends[i];
      if (column.isNull(rows[from + i])) {
        data[end] = 0;
        ends[i] = end + 1;
      } else {
        int position = view.positions()[view.from() + i];
        data[end] = 1;
        LittleEndian.putLong(data, end + 1, low[position]);
        LittleEndian.putLong(data, end + 9, high == null ? low[position] >> 63 : high[position]);
        ends[i] = end + 17;
      }
    }
  }

  private void writeBytes(Vector column, BytesVector base, int[] rows, int from, int count) {
    byte[] source = base.data();
    for (int i = 0; i < count; i++) {
      int end = ends[i];
      if (column.isNull(rows[from + i])) {
        data[end] = 0;
        ends[i] = end + 1;
      } else {
        int position = view.positions()[view.from() + i];
        int length = base.lengths()[position];
        data[end] = 1;
        LittleEndian.putInt(data, end + 1, length);
        System.arraycopy(source, base.offsets()[position], data, end + 5, length);
        ends[i] = end + 5 + length;
      }
    }
  }

  /** Multiplies and folds eight bytes at a time; {@link #SLOP} bytes past the end are readable. */
  private static long hash(byte[] data, int offset, int length) {
    long hash = length;
    int i = 0;
    for (; i + 8 <= length; i += 8) {
      hash = mix(hash, LittleEndian.getLong(data, offset + i));
    }
    if (i < length) {
      long mask = (1L << 8 * (length - i)) - 1;
      hash = mix(hash, LittleEndian.getLong(data, offset + i) & mask);
    }
    return hash;
  }

  private static long mix(long hash, long word) {
    long product = (hash ^ word) * 0x9e37_79b9_7f4a_7c15L;
    return product ^ product >>> 32;
  }
}
