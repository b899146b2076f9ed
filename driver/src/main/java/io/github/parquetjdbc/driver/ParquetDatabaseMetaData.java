package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.TableName;
import io.github.parquetjdbc.driver.accessor.JdbcType;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.RowIdLifetime;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** What this location holds, as metadata: its schemas, tables and columns, and the SQL types. */
final class ParquetDatabaseMetaData extends EmptyDatabaseMetaData {

  private static final String PRODUCT = "Parquet JDBC";
  private static final int JDBC_MAJOR = 4;
  private static final int JDBC_MINOR = 3;
  private static final List<String> TABLE_TYPES = List.of("SYSTEM TABLE", "TABLE");

  private final ParquetConnection connection;
  private final MetadataCatalogue catalogue;

  ParquetDatabaseMetaData(ParquetConnection connection) {
    this.connection = connection;
    this.catalogue =
        new MetadataCatalogue(
            connection.database(), connection.presentation().mode(), connection::isClosed);
  }

  @Override
  void checkOpen() throws SQLException {
    connection.checkOpen();
  }

  @Override
  public Connection getConnection() {
    return connection;
  }

  /** Without the options. */
  @Override
  public String getURL() {
    return connection.shownUrl();
  }

  /** Files know no users. */
  @Override
  public String getUserName() {
    return "";
  }

  @Override
  public String getDatabaseProductName() {
    return PRODUCT;
  }

  @Override
  public String getDatabaseProductVersion() {
    return ParquetDriver.version();
  }

  @Override
  public String getDriverName() {
    return PRODUCT;
  }

  @Override
  public String getDriverVersion() {
    return ParquetDriver.version();
  }

  @Override
  public int getDriverMajorVersion() {
    return ParquetDriver.MAJOR_VERSION;
  }

  @Override
  public int getDriverMinorVersion() {
    return ParquetDriver.MINOR_VERSION;
  }

  @Override
  public int getDatabaseMajorVersion() {
    return ParquetDriver.MAJOR_VERSION;
  }

  @Override
  public int getDatabaseMinorVersion() {
    return ParquetDriver.MINOR_VERSION;
  }

  @Override
  public int getJDBCMajorVersion() {
    return JDBC_MAJOR;
  }

  @Override
  public int getJDBCMinorVersion() {
    return JDBC_MINOR;
  }

  @Override
  public RowIdLifetime getRowIdLifetime() {
    return RowIdLifetime.ROWID_UNSUPPORTED;
  }

  @Override
  public String getSQLKeywords() {
    return SqlKeywords.BEYOND_SQL_2003;
  }

  @Override
  public ResultSet getSchemas() throws SQLException {
    return getSchemas(null, null);
  }

  @Override
  public ResultSet getSchemas(String catalog, String schemaPattern) throws SQLException {
    checkOpen();
    MetadataRows rows = MetadataRows.of(MetadataColumns.SCHEMAS);
    for (String schema : catalogue.schemas(catalog, new NamePattern(schemaPattern))) {
      rows.add(schema, null);
    }
    return rows.toResultSet();
  }

  @Override
  public ResultSet getTableTypes() throws SQLException {
    checkOpen();
    MetadataRows rows = MetadataRows.of(MetadataColumns.TABLE_TYPES);
    TABLE_TYPES.forEach(rows::add);
    return rows.toResultSet();
  }

  @Override
  public ResultSet getTables(
      String catalog, String schemaPattern, String tablePattern, String[] types)
      throws SQLException {
    checkOpen();
    List<TableName> tables =
        catalogue.tables(catalog, new NamePattern(schemaPattern), new NamePattern(tablePattern));
    MetadataRows rows = MetadataRows.of(MetadataColumns.TABLES);
    tables.stream()
        .filter(table -> types == null || Arrays.asList(types).contains(table.type()))
        .sorted(
            Comparator.comparing(TableName::type)
                .thenComparing(TableName::schema)
                .thenComparing(TableName::name))
        .forEach(
            table ->
                rows.add(
                    null,
                    table.schema(),
                    table.name(),
                    table.type(),
                    "",
                    null,
                    null,
                    null,
                    null,
                    null));
    return rows.toResultSet();
  }

  @Override
  public ResultSet getColumns(
      String catalog, String schemaPattern, String tablePattern, String columnPattern)
      throws SQLException {
    checkOpen();
    return catalogue.columns(
        catalog,
        new NamePattern(schemaPattern),
        new NamePattern(tablePattern),
        new NamePattern(columnPattern));
  }

  /** In no schema: they are found from everywhere. */
  @Override
  public ResultSet getFunctions(String catalog, String schemaPattern, String functionPattern)
      throws SQLException {
    checkOpen();
    MetadataRows rows = MetadataRows.of(MetadataColumns.FUNCTIONS);
    for (String name : catalogue.functions(catalog, schemaPattern, functionPattern)) {
      rows.add(null, null, name, "", DatabaseMetaData.functionNoTable, name);
    }
    return rows.toResultSet();
  }

  @Override
  public ResultSet getTypeInfo() throws SQLException {
    checkOpen();
    MetadataRows rows = MetadataRows.of(MetadataColumns.TYPE_INFO);
    for (JdbcType type : JdbcType.all()) {
      rows.add(
          type.name(),
          type.code(),
          type.precision(),
          type.literalPrefix(),
          type.literalSuffix(),
          type.createParameters(),
          DatabaseMetaData.typeNullable,
          type.isText(),
          type.isText() ? DatabaseMetaData.typeSearchable : DatabaseMetaData.typePredBasic,
          !type.isSigned(),
          false,
          false,
          type.name(),
          0,
          type.scale(),
          null,
          null,
          type.radix() == 0 ? null : type.radix());
    }
    return rows.toResultSet();
  }

  @Override
  public ResultSet getClientInfoProperties() throws SQLException {
    checkOpen();
    MetadataRows rows = MetadataRows.of(MetadataColumns.CLIENT_INFO);
    for (String name : new TreeSet<>(ParquetConnection.CLIENT_INFO)) {
      rows.add(name, Integer.MAX_VALUE, null, "Told by the application; means nothing to files.");
    }
    return rows.toResultSet();
  }
}
