package io.github.parquetjdbc.engine.hash;

import io.github.parquetjdbc.engine.rows.BytesStore;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.LittleEndian;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;
import java.util.List;

/** Reads the byte strings of {@link KeyEncoder} back into columns. */
final class KeyDecoder {

  /** For each row, the array that it lies in. */
  private final byte[][] pages;

  private final int[] cursors;
  private final int count;

  /**
   * @param starts where in its page each row starts; overwritten
   */
  KeyDecoder(byte[][] pages, int[] starts) {
    this.pages = pages;
    cursors = starts;
    count = starts.length;
  }

  static Vector[] decode(List<DataType> types, BytesStore keys, int from, int count) {
    byte[][] pages = new byte[count][];
    int[] starts = new int[count];
    for (int i = 0; i < count; i++) {
      pages[i] = keys.page(from + i);
      starts[i] = keys.offset(from + i);
    }
    return new KeyDecoder(pages, starts).columns(types);
  }

  Vector[] columns(List<DataType> types) {
    Vector[] columns = new Vector[types.size()];
    for (int i = 0; i < columns.length; i++) {
      columns[i] = column(types.get(i));
    }
    return columns;
  }

  private Vector column(DataType type) {
    Validity validity = validity();
    return switch (type.kind()) {
      case BYTES -> bytes(type, validity);
      case INT128 -> int128(type, validity);
      case LIST, STRUCT -> NestedKeys.decode(type, bytes(DataType.VARBINARY, validity));
      default -> LongKeys.vector(type, longs(validity), 0, count, validity);
    };
  }

  /** Steps over the null marks. */
  private Validity validity() {
    Validity validity = null;
    for (int i = 0; i < count; i++) {
      if (pages[i][cursors[i]++] == 0) {
        validity = validity == null ? Validity.allValid(count) : validity;
        validity.setNull(i);
      }
    }
    return validity;
  }

  private long[] longs(Validity validity) {
    long[] values = new long[count];
    for (int i = 0; i < count; i++) {
      if (validity == null || validity.isValid(i)) {
        values[i] = LittleEndian.getLong(pages[i], cursors[i]);
        cursors[i] += 8;
      }
    }
    return values;
  }

  private Vector int128(DataType type, Validity validity) {
    long[] low = longs(validity);
    long[] high = longs(validity);
    return new Int128Vector(type, high, low, count, validity);
  }

  private BytesVector bytes(DataType type, Validity validity) {
    byte[] data = new byte[64];
    int[] offsets = new int[count];
    int[] lengths = new int[count];
    int end = 0;
    for (int i = 0; i < count; i++) {
      offsets[i] = end;
      if (validity == null || validity.isValid(i)) {
        byte[] page = pages[i];
        int length = LittleEndian.getInt(page, cursors[i]);
        if (data.length - end < length) {
          data = Arrays.copyOf(data, Math.addExact(end, Math.max(length, end)));
        }
        System.arraycopy(page, cursors[i] + 4, data, end, length);
        lengths[i] = length;
        cursors[i] += 4 + length;
        end += length;
      }
    }
    return new BytesVector(type, data, offsets, lengths, count, validity);
  }
}
