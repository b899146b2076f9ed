package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/**
 * Rows kept column by column, numbered from 0 in the order they were appended. Written by one
 * thread; once complete, read by many.
 */
public final class RowStore {

  /** Most rows: row numbers, and twice as many hash slots, stay within an int. */
  private static final int MAX_ROWS = 1 << 28;

  private final ColumnStore[] columns;
  private final FlatView view = new FlatView();
  private int size;

  public RowStore(List<DataType> types) {
    columns = new ColumnStore[types.size()];
    for (int i = 0; i < columns.length; i++) {
      columns[i] = ColumnStore.of(types.get(i));
    }
  }

  public int size() {
    return size;
  }

  public int columnCount() {
    return columns.length;
  }

  public ColumnStore column(int index) {
    return columns[index];
  }

  public boolean hasNestedColumns() {
    for (ColumnStore column : columns) {
      if (column.type().isNested()) {
        return true;
      }
    }
    return false;
  }

  /** Bytes held, roughly. */
  public long bytes() {
    long bytes = 0;
    for (ColumnStore column : columns) {
      bytes += column.bytes();
    }
    return bytes;
  }

  /** Appends the rows of {@code batch} that count. */
  public void append(Batch batch) {
    append(batch.columns(), RowNumbers.of(batch), 0, batch.rowCount());
  }

  /** Appends {@code rows[from..to)}; of {@code vectors}, as many as there are columns are used. */
  public void append(Vector[] vectors, int[] rows, int from, int to) {
    checkSize((long) size + to - from);
    for (int i = 0; i < columns.length; i++) {
      columns[i].append(vectors[i], rows, from, to, view);
    }
    size += to - from;
  }

  /** Appends the rows of a store of the same types, which is not used any more. */
  public void appendAll(RowStore other) {
    checkSize((long) size + other.size);
    for (int i = 0; i < columns.length; i++) {
      columns[i].appendAll(other.columns[i]);
    }
    size += other.size;
  }

  /** Makes room for {@code rows} rows in all, as far as is known how much each takes. */
  public void reserve(long rows) {
    checkSize(rows);
    for (ColumnStore column : columns) {
      column.grow((int) rows);
    }
  }

  private static void checkSize(long rows) {
    if (rows > MAX_ROWS) {
      throw new QueryException(
          QueryError.OUT_OF_MEMORY, "an operator holds more than " + MAX_ROWS + " rows");
    }
  }

  /** Row {@code rows[from + i]} as row {@code i} of a new batch. */
  public Batch gather(int[] rows, int from, int count) {
    Vector[] vectors = new Vector[columns.length];
    for (int i = 0; i < columns.length; i++) {
      vectors[i] = columns[i].gather(rows, from, count);
    }
    return Batch.of(count, vectors);
  }

  /**
   * Row {@code rows[i]} of every column as row {@code i} of new vectors, where {@code rows[i]} is
   * negative a row of nulls.
   *
   * @param rows overwritten: negative numbers become 0
   */
  public Vector[] gatherPadded(int[] rows, int count) {
    Vector[] vectors = new Vector[columns.length];
    Validity padding = size == 0 ? null : padding(rows, count);
    for (int i = 0; i < columns.length; i++) {
      vectors[i] =
          size == 0
              ? allNull(columns[i].type(), count)
              : columns[i].gatherPadded(rows, 0, count, padding);
    }
    return vectors;
  }

  /** The same of one column. */
  public Vector gatherPadded(int column, int[] rows, int count) {
    return size == 0
        ? allNull(columns[column].type(), count)
        : columns[column].gatherPadded(rows, 0, count, padding(rows, count));
  }

  private static Validity padding(int[] rows, int count) {
    long[] words = new long[Validity.wordCount(count)];
    for (int i = 0; i < count; i++) {
      int row = rows[i];
      words[i >>> 6] |= (row >= 0 ? 1L : 0L) << i;
      rows[i] = Math.max(row, 0);
    }
    return new Validity(words);
  }

  private static Vector allNull(DataType type, int count) {
    ColumnStore column = ColumnStore.of(type);
    column.appendNulls(1);
    return new ConstantVector(column.gather(new int[1], 0, 1), count);
  }
}
