package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.Database;
import io.github.parquetjdbc.adapter.TableColumn;
import io.github.parquetjdbc.adapter.TableColumns;
import io.github.parquetjdbc.adapter.TableName;
import io.github.parquetjdbc.driver.accessor.JdbcType;
import io.github.parquetjdbc.driver.accessor.TypeMode;
import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Finds schemas, tables and columns by the patterns of metadata calls. */
final class MetadataCatalogue {

  private final Database database;
  private final TypeMode mode;
  private final StopSignal stop;

  /**
   * @param stop ends the reading of footers
   */
  MetadataCatalogue(Database database, TypeMode mode, StopSignal stop) {
    this.database = database;
    this.mode = mode;
    this.stop = stop;
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
    for (TableColumns table : columns(tables(catalog, schemaPattern, tablePattern))) {
      if (table.failure() == null) {
        addColumns(table, columnPattern, rows);
        continue;
      }
      SQLException error = SqlErrors.of(table.failure());
      if (tablePattern.isName(table.table().name())) {
        throw error;
      }
      warnings.add(
          new SQLWarning(
              "left out table \"" + table.table().name() + "\": " + error.getMessage(),
              error.getSQLState(),
              error));
    }
    ParquetResultSet result = rows.toResultSet();
    warnings.forEach(result::addWarning);
    return result;
  }

  /** Sorted. Functions have neither catalog nor schema, so that only patterns for none match. */
  List<String> functions(String catalog, String schemaPattern, String functionPattern)
      throws SQLException {
    boolean anywhere =
        (catalog == null || catalog.isEmpty())
            && (schemaPattern == null || schemaPattern.isEmpty() || schemaPattern.equals("%"));
    if (!anywhere) {
      return List.of();
    }
    String pattern = functionPattern == null ? null : functionPattern.toUpperCase(Locale.ROOT);
    try {
      return new NamePattern(pattern).select(database.functions(), name -> name);
    } catch (RuntimeException e) {
      throw SqlErrors.of(e);
    }
  }

  private List<TableColumns> columns(List<TableName> tables) throws SQLException {
    try {
      return database.columns(tables, stop);
    } catch (IOException | RuntimeException e) {
      throw SqlErrors.of(e);
    }
  }

  private void addColumns(TableColumns table, NamePattern pattern, MetadataRows rows) {
    List<TableColumn> columns = table.columns();
    Set<TableColumn> chosen = new HashSet<>(pattern.select(columns, TableColumn::name));
    for (int i = 0; i < columns.size(); i++) {
      if (chosen.contains(columns.get(i))) {
        rows.add(row(table.table(), columns.get(i), i + 1));
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
