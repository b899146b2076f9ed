package io.github.parquetjdbc.bench.tpch;

import io.trino.tpch.TpchColumn;
import io.trino.tpch.TpchEntity;
import io.trino.tpch.TpchTable;
import java.math.BigDecimal;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;

/** Columns and rows of a TPC-H table as DuckDB takes them. */
final class TableRows {
  private TableRows() {}

  /** A column's name and SQL type. */
  record ColumnDefinition(String name, String sqlType) {}

  static List<ColumnDefinition> columns(TpchTable<?> table) {
    return table.getColumns().stream()
        .map(column -> new ColumnDefinition(column.getColumnName(), sqlType(column)))
        .toList();
  }

  static <E extends TpchEntity> void append(
      TpchTable<E> table, double scale, DuckDBConnection connection, String target)
      throws SQLException {
    List<TpchColumn<E>> columns = table.getColumns();
    try (DuckDBAppender appender = connection.createAppender("main", target)) {
      for (E row : table.createGenerator(scale, 1, 1)) {
        appender.beginRow();
        for (TpchColumn<E> column : columns) {
          append(appender, column, row);
        }
        appender.endRow();
      }
    }
  }

  private static <E extends TpchEntity> void append(
      DuckDBAppender appender, TpchColumn<E> column, E row) throws SQLException {
    switch (column.getType().getBase()) {
      case IDENTIFIER -> {
        if (isSmallKey(column)) {
          appender.append(Math.toIntExact(column.getIdentifier(row)));
        } else {
          appender.append(column.getIdentifier(row));
        }
      }
      case INTEGER -> appender.append(column.getInteger(row));
      // The generator counts in cents; its double is the nearest to them.
      case DOUBLE ->
          appender.append(BigDecimal.valueOf(Math.round(column.getDouble(row) * 100), 2));
      case VARCHAR -> appender.append(column.getString(row));
      case DATE -> appender.append(LocalDate.ofEpochDay(column.getDate(row)));
    }
  }

  private static String sqlType(TpchColumn<?> column) {
    return switch (column.getType().getBase()) {
      case IDENTIFIER -> isSmallKey(column) ? "INTEGER" : "BIGINT";
      case INTEGER -> "INTEGER";
      case DOUBLE -> "DECIMAL(15,2)";
      case VARCHAR -> "VARCHAR";
      case DATE -> "DATE";
    };
  }

  private static boolean isSmallKey(TpchColumn<?> column) {
    return column.getColumnName().endsWith("nationkey")
        || column.getColumnName().endsWith("regionkey");
  }
}
