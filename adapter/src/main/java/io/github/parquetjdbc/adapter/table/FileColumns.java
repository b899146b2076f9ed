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
 */
record FileColumns(String file, List<Column> columns, Map<String, Object> constants) {
  FileColumns {
    columns = List.copyOf(columns);
    constants = Collections.unmodifiableMap(new HashMap<>(constants));
  }

  /** Of a file without constants. */
  FileColumns(String file, List<Column> columns) {
    this(file, columns, Map.of());
  }

  /** The column of a name, or {@code null}. */
  Column find(String name) {
    for (Column column : columns) {
      if (column.name().equals(name)) {
        return column;
      }
    }
    return null;
  }
}
