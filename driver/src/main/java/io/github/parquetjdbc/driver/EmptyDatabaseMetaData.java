package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.driver.base.FixedDatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * What files do not have: catalogs, keys, indexes, privileges, procedures, user-defined types.
 * Clients ask all the same, and are given results of the right columns without rows.
 */
abstract class EmptyDatabaseMetaData extends FixedDatabaseMetaData {

  /**
   * @throws SQLException where the connection is closed
   */
  abstract void checkOpen() throws SQLException;

  @Override
  public ResultSet getAttributes(String catalog, String schema, String type, String attribute)
      throws SQLException {
    return empty(MetadataColumns.ATTRIBUTES);
  }

  @Override
  public ResultSet getBestRowIdentifier(
      String catalog, String schema, String table, int scope, boolean nullable)
      throws SQLException {
    return empty(MetadataColumns.ROW_IDENTIFIERS);
  }

  @Override
  public ResultSet getCatalogs() throws SQLException {
    return empty(MetadataColumns.CATALOGS);
  }

  @Override
  public ResultSet getColumnPrivileges(String catalog, String schema, String table, String column)
      throws SQLException {
    return empty(MetadataColumns.COLUMN_PRIVILEGES);
  }

  @Override
  public ResultSet getCrossReference(
      String parentCatalog,
      String parentSchema,
      String parentTable,
      String foreignCatalog,
      String foreignSchema,
      String foreignTable)
      throws SQLException {
    return empty(MetadataColumns.FOREIGN_KEYS);
  }

  @Override
  public ResultSet getExportedKeys(String catalog, String schema, String table)
      throws SQLException {
    return empty(MetadataColumns.FOREIGN_KEYS);
  }

  @Override
  public ResultSet getFunctionColumns(String catalog, String schema, String function, String column)
      throws SQLException {
    return empty(MetadataColumns.FUNCTION_COLUMNS);
  }

  @Override
  public ResultSet getImportedKeys(String catalog, String schema, String table)
      throws SQLException {
    return empty(MetadataColumns.FOREIGN_KEYS);
  }

  @Override
  public ResultSet getIndexInfo(
      String catalog, String schema, String table, boolean unique, boolean approximate)
      throws SQLException {
    return empty(MetadataColumns.INDEX_INFO);
  }

  @Override
  public ResultSet getPrimaryKeys(String catalog, String schema, String table) throws SQLException {
    return empty(MetadataColumns.PRIMARY_KEYS);
  }

  @Override
  public ResultSet getProcedureColumns(
      String catalog, String schema, String procedure, String column) throws SQLException {
    return empty(MetadataColumns.PROCEDURE_COLUMNS);
  }

  @Override
  public ResultSet getProcedures(String catalog, String schema, String procedure)
      throws SQLException {
    return empty(MetadataColumns.PROCEDURES);
  }

  @Override
  public ResultSet getPseudoColumns(String catalog, String schema, String table, String column)
      throws SQLException {
    return empty(MetadataColumns.PSEUDO_COLUMNS);
  }

  @Override
  public ResultSet getSuperTables(String catalog, String schema, String table) throws SQLException {
    return empty(MetadataColumns.SUPER_TABLES);
  }

  @Override
  public ResultSet getSuperTypes(String catalog, String schema, String type) throws SQLException {
    return empty(MetadataColumns.SUPER_TYPES);
  }

  @Override
  public ResultSet getTablePrivileges(String catalog, String schema, String table)
      throws SQLException {
    return empty(MetadataColumns.TABLE_PRIVILEGES);
  }

  @Override
  public ResultSet getUDTs(String catalog, String schema, String type, int[] types)
      throws SQLException {
    return empty(MetadataColumns.USER_TYPES);
  }

  @Override
  public ResultSet getVersionColumns(String catalog, String schema, String table)
      throws SQLException {
    return empty(MetadataColumns.ROW_IDENTIFIERS);
  }

  private ResultSet empty(String columns) throws SQLException {
    checkOpen();
    return MetadataRows.of(columns).toResultSet();
  }
}
