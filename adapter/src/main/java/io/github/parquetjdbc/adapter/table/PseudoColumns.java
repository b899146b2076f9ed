package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.RowPosition;
import io.github.parquetjdbc.reader.schema.ColumnPath;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.vector.DataType;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Columns that say where rows come from: there for those who ask for them, and no part of *. */
final class PseudoColumns {

  private static final String PATH = "$path";
  private static final String FILE_NAME = "$file_name";
  private static final String FILE_MODIFIED = "$file_modified";

  /** Those that are not the same for all rows of a file. */
  private static final Map<String, RowPosition> POSITIONS =
      Map.of("$row_group", RowPosition.ROW_GROUP, "$row_number", RowPosition.ROW_NUMBER);

  private static final List<Column> ALL =
      List.of(
          new Column(PATH, DataType.VARCHAR, false),
          new Column(FILE_NAME, DataType.VARCHAR, false),
          new Column(FILE_MODIFIED, DataType.timestampTz(3), true),
          new Column("$row_group", DataType.BIGINT, false),
          new Column("$row_number", DataType.BIGINT, false));

  private PseudoColumns() {}

  /** Those whose names no column of the table has. */
  static List<Column> beside(List<Column> columns) {
    Set<String> taken = new HashSet<>();
    columns.forEach(column -> taken.add(column.name().toLowerCase(Locale.ROOT)));
    return ALL.stream().filter(column -> !taken.contains(column.name())).toList();
  }

  /**
   * A file's columns with these.
   *
   * @param chosen of {@link #beside}
   */
  static FileColumns with(List<Column> chosen, FileColumns file, StoreEntry entry) {
    Map<String, Object> constants = new HashMap<>(file.constants());
    for (Column column : chosen) {
      if (!POSITIONS.containsKey(column.name())) {
        constants.put(column.name(), value(column.name(), entry));
      }
    }
    List<Column> positions =
        chosen.stream().filter(column -> POSITIONS.containsKey(column.name())).toList();
    return new FileColumns(file.file(), file.columns(), constants, positions);
  }

  private static Object value(String name, StoreEntry entry) {
    return switch (name) {
      case PATH -> entry.path().getBytes(StandardCharsets.UTF_8);
      case FILE_NAME -> entry.name().getBytes(StandardCharsets.UTF_8);
      default -> entry.modified() == null ? null : (Object) entry.modified().toEpochMilli();
    };
  }

  /** What the reader knows a position by. */
  static ColumnPath path(Column position) {
    return POSITIONS.get(position.name()).path();
  }

  /** Whether nothing of the file is read for any of these. */
  static boolean arePositions(List<ColumnPath> paths) {
    return paths.stream()
        .allMatch(path -> POSITIONS.values().stream().anyMatch(p -> p.path().equals(path)));
  }
}
