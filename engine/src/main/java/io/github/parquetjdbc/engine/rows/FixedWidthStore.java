package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;

/**
 * A column of values of one width, in one array that grows.
 *
 * @param <A> the array's type; what touches it is asked once for many values
 */
abstract sealed class FixedWidthStore<A> extends ColumnStore
    permits BooleanStore, IntStore, LongStore, DoubleStore {

  private final int width;
  private A values;
  private int length;

  /**
   * @param width bytes of a value
   */
  FixedWidthStore(DataType type, int width) {
    super(type);
    this.width = width;
    values = resized(null, 0);
  }

  /** At least {@link #size()} elements; not to be written. */
  public final A values() {
    return values;
  }

  /** A longer copy of {@code old}, or an array of {@code length} elements where that is null. */
  abstract A resized(A old, int length);

  abstract A valuesOf(Vector vector);

  abstract Vector vector(A array, int count, Validity validity);

  /** Copies {@code source[positions[from + i]]} to {@code target[start + i]}. */
  abstract void gather(A source, int[] positions, int from, A target, int start, int count);

  @Override
  final long valueBytes() {
    return (long) width * length;
  }

  @Override
  final void grow(int needed) {
    if (needed > length) {
      length = capacity(length, needed);
      values = resized(values, length);
    }
  }

  @Override
  final void appendValues(int size, FlatView view) {
    int count = view.to() - view.from();
    grow(size + count);
    gather(valuesOf(view.base()), view.positions(), view.from(), values, size, count);
  }

  @Override
  final void appendZeros(int size, int count) {
    grow(size + count);
  }

  @Override
  final void appendValues(int size, ColumnStore other) {
    grow(size + other.size());
    System.arraycopy(((FixedWidthStore<?>) other).values, 0, values, size, other.size());
  }

  @Override
  final Vector gather(int[] rows, int from, int count, Validity validity) {
    A result = resized(null, count);
    gather(values, rows, from, result, 0, count);
    return vector(result, count, validity);
  }
}
