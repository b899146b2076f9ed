package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.Database;
import io.github.parquetjdbc.adapter.TableColumn;
import io.github.parquetjdbc.adapter.TableName;
import io.github.parquetjdbc.driver.accessor.JdbcType;
import io.github.parquetjdbc.driver.accessor.TypeMode;
import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.util.ArrayList;
import java.util.List;

/** Finds schemas, tables and columns by the patterns of metadata calls. */
final class MetadataCatalogue {

  private final Database database;
  private final TypeMode mode;

  MetadataCatalogue(Database database, TypeMode mode) {
    this.database = database;
    this.mode = mode;
  }

  /** Sorted. There are no catalogs, so any that is named has no schemas. */
  List<String> schemas(String catalog, NamePattern schemaPattern) throws SQLException {
    if (catalog != null && !catalog.isEmpty()) {
      return List.of();
    }
    try {
      return schemaPattern.select(database.schemas(), schema -> schema);
    } catch (IOException | RuntimeException e) {
      throw SqlErrors.of(e);
    }
  }

  /** Sorted by schema and name; opens no file. */
  List<TableName> tables(String catalog, NamePattern schemaPattern, NamePattern tablePattern)
      throws SQLException {
    List<TableName> found = new ArrayList<>();
    for (String schema : schemas(catalog, schemaPattern)) {
      try {
        found.addAll(database.tables(schema));
      } catch (IOException | RuntimeException e) {
        throw SqlErrors.of(e);
      }
    }
    return tablePattern.select(found, TableName::name);
  }

  /**
   * The rows of {@code getColumns}. A table whose footer cannot be read is left out with a warning,
   * unless it is the one that was asked for by name.
   */
  ResultSet columns(
      String catalog,
      NamePattern schemaPattern,
      NamePattern tablePattern,
      NamePattern columnPattern)
      throws SQLException {
    MetadataRows rows = MetadataRows.of(MetadataColumns.COLUMNS);
    List<SQLWarning> warnings = new ArrayList<>();
    for (TableName table : tables(catalog, schemaPattern, tablePattern)) {
      try {
        addColumns(table, columnPattern, rows);
      } catch (IOException | RuntimeException e) {
        SQLException error = SqlErrors.of(e);
        if (tablePattern.isName(table.name())) {
          throw error;
        }
        warnings.add(
            new SQLWarning(
                "left out table \"" + table.name() + "\": " + error.getMessage(),
                error.getSQLState(),
                error));
      }
    }
    ParquetResultSet result = rows.toResultSet();
    warnings.forEach(result::addWarning);
    return result;
  }

  private void addColumns(TableName table, NamePattern pattern, MetadataRows rows)
      throws IOException {
    List<TableColumn> columns = database.columns(table);
    List<TableColumn> chosen = pattern.select(columns, TableColumn::name);
    for (int i = 0; i < columns.size(); i++) {
      TableColumn column = columns.get(i);
      if (chosen.contains(column)) {
        rows.add(row(table, column, i + 1));
      }
    }
  }

  private Object[] row(TableName table, TableColumn column, int position) {
    DataType shown = mode.shown(column.type());
    JdbcType type = JdbcType.of(shown);
    boolean nullable = column.nullable();
    return new Object[] {
      null,
      table.schema(),
      table.name(),
      column.name(),
      type.code(),
      type.name(),
      type.precision(),
      null,
      JdbcType.hasScale(shown.id()) ? type.scale() : null,
      type.radix() == 0 ? null : type.radix(),
      nullable ? DatabaseMetaData.columnNullable : DatabaseMetaData.columnNoNulls,
      "",
      null,
      null,
      null,
      octetLength(shown, type),
      position,
      nullable ? "YES" : "NO",
      null,
      null,
      null,
      null,
      "NO",
      "NO"
    };
  }

  /** Bytes of the longest value of a text or binary type; {@code null} for others. */
  private static Integer octetLength(DataType type, JdbcType jdbcType) {
    return switch (type.id()) {
      case VARCHAR, VARBINARY, BINARY -> jdbcType.precision();
      default -> null;
    };
  }
}
