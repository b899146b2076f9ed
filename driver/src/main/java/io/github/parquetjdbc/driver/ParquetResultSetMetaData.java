package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.ResultColumn;
import io.github.parquetjdbc.driver.accessor.JdbcType;
import io.github.parquetjdbc.driver.accessor.TypeMode;
import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.driver.base.Unwrappable;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The columns of a result. Immutable. */
final class ParquetResultSetMetaData implements ResultSetMetaData, Unwrappable {

  private final List<ResultColumn> columns;
  private final TypeMode mode;
  private final Map<String, Integer> exact = new HashMap<>();
  private final Map<String, Integer> folded = new HashMap<>();

  ParquetResultSetMetaData(List<ResultColumn> columns, TypeMode mode) {
    this.columns = columns;
    this.mode = mode;
    for (int i = 0; i < columns.size(); i++) {
      exact.putIfAbsent(columns.get(i).label(), i + 1);
      folded.putIfAbsent(columns.get(i).label().toLowerCase(Locale.ROOT), i + 1);
    }
  }

  /**
   * The number of the first column with the label, exact spelling first, then in any case; 0 for
   * none.
   */
  int find(String label) {
    if (label == null) {
      return 0;
    }
    Integer column = exact.get(label);
    return column != null ? column : folded.getOrDefault(label.toLowerCase(Locale.ROOT), 0);
  }

  private ResultColumn column(int column) throws SQLException {
    if (column < 1 || column > columns.size()) {
      throw SqlErrors.noSuchIndex("column", column, columns.size());
    }
    return columns.get(column - 1);
  }

  private JdbcType type(int column) throws SQLException {
    return JdbcType.of(mode.shown(column(column).type()));
  }

  @Override
  public int getColumnCount() {
    return columns.size();
  }

  @Override
  public String getColumnLabel(int column) throws SQLException {
    return column(column).label();
  }

  @Override
  public String getColumnName(int column) throws SQLException {
    return column(column).name();
  }

  @Override
  public String getTableName(int column) throws SQLException {
    return column(column).table();
  }

  @Override
  public String getSchemaName(int column) throws SQLException {
    return column(column).schema();
  }

  /** There are no catalogs. */
  @Override
  public String getCatalogName(int column) throws SQLException {
    column(column);
    return "";
  }

  @Override
  public int getColumnType(int column) throws SQLException {
    return type(column).code();
  }

  @Override
  public String getColumnTypeName(int column) throws SQLException {
    return type(column).name();
  }

  @Override
  public String getColumnClassName(int column) throws SQLException {
    return type(column).className();
  }

  @Override
  public int getPrecision(int column) throws SQLException {
    return type(column).precision();
  }

  @Override
  public int getScale(int column) throws SQLException {
    return type(column).scale();
  }

  @Override
  public int getColumnDisplaySize(int column) throws SQLException {
    return type(column).displaySize();
  }

  @Override
  public boolean isSigned(int column) throws SQLException {
    return type(column).isSigned();
  }

  @Override
  public boolean isCaseSensitive(int column) throws SQLException {
    return type(column).isText();
  }

  @Override
  public int isNullable(int column) throws SQLException {
    return column(column).nullable() ? columnNullable : columnNoNulls;
  }

  @Override
  public boolean isAutoIncrement(int column) throws SQLException {
    column(column);
    return false;
  }

  @Override
  public boolean isCurrency(int column) throws SQLException {
    column(column);
    return false;
  }

  @Override
  public boolean isSearchable(int column) throws SQLException {
    column(column);
    return true;
  }

  @Override
  public boolean isReadOnly(int column) throws SQLException {
    column(column);
    return true;
  }

  @Override
  public boolean isWritable(int column) throws SQLException {
    column(column);
    return false;
  }

  @Override
  public boolean isDefinitelyWritable(int column) throws SQLException {
    column(column);
    return false;
  }
}
