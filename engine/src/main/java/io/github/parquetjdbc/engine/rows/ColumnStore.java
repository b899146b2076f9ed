package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/** One column of a {@link RowStore}: flat values that grow; written by one thread. */
public abstract sealed class ColumnStore
    permits FixedWidthStore, Int128Store, BytesStore, ListStore, StructStore, MapStore {

  private final DataType type;
  private int size;

  /** Bits of the rows so far, or {@code null} while no row is null. */
  private long[] validity;

  ColumnStore(DataType type) {
    this.type = type;
  }

  public static ColumnStore of(DataType type) {
    return switch (type.kind()) {
      case BOOLEAN -> new BooleanStore(type);
      case INT -> new IntStore(type);
      case LONG -> new LongStore(type);
      case DOUBLE -> new DoubleStore(type);
      case INT128 -> new Int128Store(type);
      case BYTES -> new BytesStore(type);
      case LIST -> new ListStore(type);
      case STRUCT -> new StructStore(type);
      case MAP -> new MapStore(type);
    };
  }

  public final DataType type() {
    return type;
  }

  /** Rows. */
  public final int size() {
    return size;
  }

  public final boolean hasNulls() {
    return validity != null;
  }

  public final boolean isNull(int row) {
    return validity != null && (validity[row >>> 6] >>> row & 1) == 0;
  }

  /** Bytes held, roughly. */
  public final long bytes() {
    return valueBytes() + (validity == null ? 0 : 8L * validity.length);
  }

  /** Appends {@code rows[from..to)} of {@code vector}; {@code view} is scratch. */
  final void append(Vector vector, int[] rows, int from, int to, FlatView view) {
    int count = to - from;
    appendValidity(vector, rows, from, to);
    view.set(vector, rows, from, to);
    if (view.base().length() == 0) {
      appendZeros(size, count);
    } else {
      appendValues(size, view);
    }
    size += count;
  }

  /** Counts rows, none of them null, that the store itself has appended. */
  final void appended(int rows) {
    if (validity != null) {
      growValidity(size + rows);
    }
    size += rows;
  }

  private void appendValidity(Vector vector, int[] rows, int from, int to) {
    if (vector.validity() == null && validity == null) {
      return;
    }
    growValidity(size + to - from);
    for (int i = from; i < to; i++) {
      int target = size + i - from;
      if (vector.isNull(rows[i])) {
        validity[target >>> 6] &= ~(1L << target);
      }
    }
  }

  final void appendNulls(int count) {
    growValidity(size + count);
    for (int i = size; i < size + count; i++) {
      validity[i >>> 6] &= ~(1L << i);
    }
    appendZeros(size, count);
    size += count;
  }

  /** Makes sure of bits for {@code rows} rows; new ones say "not null". */
  private void growValidity(int rows) {
    int old = validity == null ? 0 : validity.length;
    int words = Validity.wordCount(rows);
    if (words > old) {
      int capacity = Math.max(words, old + (old >> 1));
      validity = validity == null ? new long[capacity] : Arrays.copyOf(validity, capacity);
      Arrays.fill(validity, old, capacity, -1L);
    }
  }

  /** Appends all rows of {@code other}, a store of the same type, which is not used any more. */
  final void appendAll(ColumnStore other) {
    if (other.validity != null || validity != null) {
      growValidity(size + other.size);
      for (int i = 0; i < other.size; i++) {
        int target = size + i;
        if (other.isNull(i)) {
          validity[target >>> 6] &= ~(1L << target);
        }
      }
    }
    appendValues(size, other);
    size += other.size;
  }

  /**
   * Row {@code rows[from + i]} as row {@code i} of a new vector.
   *
   * @param rows each a row of this store
   */
  public final Vector gather(int[] rows, int from, int count) {
    return gather(rows, from, count, gatherValidity(rows, from, count));
  }

  /** The same, with the rows outside {@code padding} null besides. */
  final Vector gatherPadded(int[] rows, int from, int count, Validity padding) {
    Validity both = Validity.and(gatherValidity(rows, from, count), padding, count);
    return gather(rows, from, count, both);
  }

  private Validity gatherValidity(int[] rows, int from, int count) {
    if (validity == null) {
      return null;
    }
    long[] words = new long[Validity.wordCount(count)];
    for (int i = 0; i < count; i++) {
      int row = rows[from + i];
      words[i >>> 6] |= (validity[row >>> 6] >>> row & 1) << i;
    }
    return new Validity(words);
  }

  /** An array length that holds {@code needed} elements and leaves room to grow. */
  static int capacity(int current, int needed) {
    return Math.max(needed, Math.max(64, current + (current >> 1)));
  }

  abstract long valueBytes();

  /**
   * Makes room for {@code rows} rows in all, but for what takes a varying number of bytes. Stores
   * of nested values make it as they go.
   */
  void grow(int rows) {}

  /** Writes the values at the view's positions behind the first {@code size}. */
  abstract void appendValues(int size, FlatView view);

  /** Writes anything harmless for {@code count} null rows. */
  abstract void appendZeros(int size, int count);

  abstract void appendValues(int size, ColumnStore other);

  abstract Vector gather(int[] rows, int from, int count, Validity validity);
}
