package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.engine.plan.Column;
import java.util.List;

/**
 * The columns that one file has.
 *
 * @param file its name, for messages
 */
record FileColumns(String file, List<Column> columns) {
  FileColumns {
    columns = List.copyOf(columns);
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
