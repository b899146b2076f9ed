package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.engine.expression.Constants;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.schema.ColumnPath;
import io.github.parquetjdbc.reader.schema.FieldSelection;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * How some columns of a table come from the columns of one file. Immutable.
 *
 * @param columns one a column of the table
 */
record ColumnMapping(List<Mapped> columns) {

  /**
   * A column of the table.
   *
   * @param source place among the columns read from the file, or -1 where it is not read
   * @param from type in the file, as far as it is read; the type itself where it is not
   * @param path what is read, or {@code null}
   * @param constant where it is not read, its value in all rows, null if the file lacks it: flat,
   *     of length 1
   */
  record Mapped(
      int source,
      DataType from,
      DataType to,
      ColumnPath path,
      Vector constant,
      FilePosition position) {}

  ColumnMapping {
    columns = List.copyOf(columns);
  }

  static ColumnMapping of(List<Column> wanted, FileColumns file) {
    List<Mapped> mapped = new ArrayList<>(wanted.size());
    int next = 0;
    for (Column column : wanted) {
      Column own = file.find(column.name());
      FilePosition position = FilePosition.of(file.file()).withColumn(column.name());
      Column rowPosition = file.position(column.name());
      if (rowPosition != null) {
        ColumnPath path = PseudoColumns.path(rowPosition);
        mapped.add(new Mapped(next++, column.type(), column.type(), path, null, position));
      } else if (own == null) {
        Vector constant = constant(column, file);
        mapped.add(new Mapped(-1, column.type(), column.type(), null, constant, position));
      } else {
        FieldSelection fields = FieldChoice.selection(own.type(), column.type());
        DataType from = FieldChoice.selected(own.type(), fields);
        ColumnPath path = ColumnPath.of(column.name()).with(fields);
        mapped.add(new Mapped(next++, from, column.type(), path, null, position));
      }
    }
    return new ColumnMapping(mapped);
  }

  private static Vector constant(Column column, FileColumns file) {
    Object value = file.constants().get(column.name());
    return value == null ? NullVector.of(column.type(), 1) : Constants.flat(value, column.type());
  }

  /** What is read from the file, in the order of {@link Mapped#source}. */
  List<ColumnPath> sources() {
    List<ColumnPath> sources = new ArrayList<>();
    for (Mapped column : columns) {
      if (column.source() >= 0) {
        sources.add(column.path());
      }
    }
    return sources;
  }

  /** Whether none of the columns is read; there is at least one. */
  boolean isAllMissing() {
    return columns.stream().allMatch(column -> column.source() < 0);
  }

  /** Whether the file's columns are the table's as they are. */
  boolean isIdentity() {
    for (Mapped column : columns) {
      if (column.source() < 0 || !column.from().equals(column.to())) {
        return false;
      }
    }
    return true;
  }
}
