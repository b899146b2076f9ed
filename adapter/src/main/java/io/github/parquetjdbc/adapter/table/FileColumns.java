package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.engine.plan.Column;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The columns that one file has.
 *
 * @param file its name, for messages
 * @param constants values of the columns that are the same for all its rows, by name; none of them
 *     among {@code columns}
 * @param positions columns that the file has not, but that say where its rows are
 */
record FileColumns(
    String file, List<Column> columns, Map<String, Object> constants, List<Column> positions) {
  FileColumns {
    positions = List.copyOf(positions);
    columns = List.copyOf(columns);
    constants = Collections.unmodifiableMap(new HashMap<>(constants));
  }

  /** Of a file without constants. */
  FileColumns(String file, List<Column> columns) {
    this(file, columns, Map.of(), List.of());
  }

  /** Of a file without positions. */
  FileColumns(String file, List<Column> columns, Map<String, Object> constants) {
    this(file, columns, constants, List.of());
  }

  /** The column of a name that is read from the file, or {@code null}; no position. */
  Column find(String name) {
    for (Column column : columns) {
      if (column.name().equals(name)) {
        return column;
      }
    }
    return null;
  }

  /** The position of a name, or {@code null}. */
  Column position(String name) {
    for (Column position : positions) {
      if (position.name().equals(name)) {
        return position;
      }
    }
    return null;
  }
}
