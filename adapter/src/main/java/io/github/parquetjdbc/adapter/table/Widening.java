package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;

/**
 * Turns a column as one file has it into the type that the column has in the table, as {@link
 * CommonType} chose it. Serves one thread.
 */
interface Widening {

  /** For columns whose type is the same everywhere. */
  Widening NONE = vector -> vector;

  /**
   * @param to the common type of {@code from} and others
   * @param position the column of the file, for messages
   */
  static Widening of(DataType from, DataType to, FilePosition position) {
    if (from.equals(to)) {
      return NONE;
    }
    return from.isNested()
        ? NestedWidening.of(from, to, position)
        : FlatWidening.of(from, to, position);
  }

  /**
   * @throws MalformedFileException where a value is larger than its column's declared type allows
   */
  Vector widen(Vector vector) throws MalformedFileException;
}
