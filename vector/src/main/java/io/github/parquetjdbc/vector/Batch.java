package io.github.parquetjdbc.vector;

/**
 * Some rows of a table, column by column.
 *
 * @param columns one vector a column, each {@code length} long; may be empty (rows without columns)
 * @param length rows in the vectors, at most {@link #MAX_LENGTH} unless said otherwise
 * @param selection the rows that count, or {@code null} for all
 */
public record Batch(Vector[] columns, int length, Selection selection) {

  /** Rows of a full batch: fits eight columns of longs into a core's first-level cache. */
  public static final int MAX_LENGTH = 2048;

  public static Batch of(int length, Vector... columns) {
    return new Batch(columns, length, null);
  }

  /** Rows that count. */
  public int rowCount() {
    return selection == null ? length : selection.count();
  }

  public Vector column(int index) {
    return columns[index];
  }

  public Batch withSelection(Selection newSelection) {
    return new Batch(columns, length, newSelection);
  }
}
