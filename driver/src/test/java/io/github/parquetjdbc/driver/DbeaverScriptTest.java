package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Array;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.Date;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Struct;
import java.sql.Time;
import java.sql.Timestamp;
import java.sql.Types;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The calls that DBeaver's generic provider makes, in its order: connecting, the dialect, the tree
 * of objects, a table's preview, and cancelling. Over tables whose names need quotes, differ by
 * case only, or hold an underscore that as a pattern matches another.
 */
@Timeout(120)
class DbeaverScriptTest {

  private static final List<String> NAMES =
      List.of("Mixed Case", "order", "sales_2024", "salesX2024", "q\"uote", "ümlaut_ß");

  /** Preview asks for so many rows, by setMaxRows alone. */
  private static final int PAGE = 200;

  @TempDir private static Path folder;
  private final Driver driver = new ParquetDriver();
  private Connection connection;
  private DatabaseMetaData metaData;

  @BeforeEach
  void connect() throws SQLException {
    if (folder.toFile().list().length == 0) {
      try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
          Statement statement = duck.createStatement()) {
        for (String name : NAMES) {
          statement.execute(
              "COPY (SELECT i AS id, i::VARCHAR AS \"Some Name\" FROM range(1000) r(i)) TO '"
                  + folder.resolve(name + ".parquet")
                  + "' (FORMAT PARQUET)");
        }
        statement.execute(
            "COPY (SELECT 1::TINYINT AS ti, 2::SMALLINT AS si, 3 AS i, 4::BIGINT AS bi, 1.5::REAL"
                + " AS r, 2.5::DOUBLE AS d, 3.25::DECIMAL(9,2) AS de, true AS bo, 'x' AS v,"
                + " DATE '2024-02-29' AS da, TIME '13:05:09' AS t,"
                + " TIMESTAMP '2024-02-29 13:05:09.123456' AS ts,"
                + " TIMESTAMPTZ '2024-02-29 13:05:09+00' AS tz, 'ab'::BLOB AS bl,"
                + " '00000000-0000-0000-0000-00000000002a'::UUID AS u, [1, 2] AS l,"
                + " {'a': 1, 'b': 'y'} AS s, MAP {'k': 7} AS m) TO '"
                + folder.resolve("types.parquet")
                + "' (FORMAT PARQUET)");
      }
    }
    Properties properties = new Properties();
    properties.setProperty("tables", "files");
    properties.setProperty("Type", "what LibreOffice adds");
    assertTrue(driver.acceptsURL("jdbc:parquet:" + folder));
    connection = driver.connect("jdbc:parquet:" + folder, properties);
    connection.setReadOnly(true);
    connection.setAutoCommit(true);
    assertTrue(connection.getAutoCommit());
    metaData = connection.getMetaData();
  }

  @AfterEach
  void disconnect() throws SQLException {
    connection.setAutoCommit(false);
    connection.rollback();
    connection.close();
    assertTrue(connection.isClosed());
  }

  @Test
  void thePropertiesPageListsEveryOptionOfATemplate() throws SQLException {
    for (String url : new String[] {"jdbc:parquet:{folder}", "jdbc:parquet:", "", null}) {
      for (DriverPropertyInfo info : driver.getPropertyInfo(url, new Properties())) {
        assertNotNull(info.name);
        assertNotNull(info.description);
        assertNotNull(info.value);
        assertFalse(info.required);
      }
    }
    assertEquals(
        ConnectionOption.values().length, driver.getPropertyInfo("jdbc:parquet:", null).length);
  }

  @Test
  void theDialectAndInfoCallsAnswer() throws SQLException {
    assertEquals("\"", metaData.getIdentifierQuoteString());
    assertTrue(
        metaData.storesMixedCaseIdentifiers() && metaData.supportsSchemasInDataManipulation());
    assertFalse(metaData.storesUpperCaseIdentifiers() || metaData.storesLowerCaseIdentifiers());
    assertFalse(metaData.supportsTransactions());
    for (String words :
        List.of(
            metaData.getSQLKeywords(),
            metaData.getNumericFunctions(),
            metaData.getStringFunctions(),
            metaData.getSystemFunctions(),
            metaData.getTimeDateFunctions(),
            metaData.getSearchStringEscape(),
            metaData.getCatalogSeparator(),
            metaData.getExtraNameCharacters(),
            metaData.getDatabaseProductName(),
            metaData.getDatabaseProductVersion(),
            metaData.getDriverVersion(),
            metaData.getSchemaTerm(),
            metaData.getProcedureTerm(),
            metaData.getCatalogTerm())) {
      assertNotNull(words);
    }
    for (int level : new int[] {0, 1, 2, 4, 8}) {
      connection.setTransactionIsolation(level);
      metaData.supportsTransactionIsolationLevel(level);
    }
    assertNull(connection.getCatalog());
    assertEquals("default", connection.getSchema());
    connection.setCatalog("");
    connection.setSchema("default");
    assertTrue(connection.isValid(10));
  }

  private static List<String> texts(ResultSet rows, String column) throws SQLException {
    List<String> texts = new ArrayList<>();
    while (rows.next()) {
      texts.add(rows.getString(column));
    }
    return texts;
  }

  @Test
  void theTreeShowsEachTableWithItsOwnColumns() throws SQLException {
    assertEquals(List.of(), texts(metaData.getCatalogs(), "TABLE_CAT"));
    assertTrue(texts(metaData.getSchemas(null, "%"), "TABLE_SCHEM").contains("default"));
    List<String> types = texts(metaData.getTableTypes(), "TABLE_TYPE");
    List<String> names = new ArrayList<>();
    try (ResultSet tables = metaData.getTables(null, "default", "%", null)) {
      while (tables.next()) {
        names.add(tables.getString("TABLE_NAME"));
        assertTrue(types.contains(tables.getString("TABLE_TYPE")));
        assertEquals("default", tables.getString("TABLE_SCHEM"));
        assertNotNull(tables.getString("REMARKS"));
      }
    }
    assertTrue(names.containsAll(NAMES), names.toString());
    for (String name : NAMES) {
      // Names are passed as they are, with underscores that mean themselves.
      assertEquals(
          List.of(name, name),
          texts(metaData.getColumns(null, "default", name, "%"), "TABLE_NAME"));
      assertEquals(
          List.of("id", "Some Name"),
          texts(metaData.getColumns(null, "default", name, "%"), "COLUMN_NAME"));
      assertFalse(metaData.getPrimaryKeys(null, "default", name).next());
      assertFalse(metaData.getImportedKeys(null, "default", name).next());
      assertFalse(metaData.getExportedKeys(null, "default", name).next());
      assertFalse(metaData.getIndexInfo(null, "default", name, false, true).next());
      assertFalse(metaData.getIndexInfo(null, "default", "%", false, true).next());
    }
    assertEquals(
        List.of("salesX2024", "sales_2024"),
        texts(metaData.getTables(null, null, "%sales%", null), "TABLE_NAME"));
    assertFalse(metaData.getProcedures(null, "default", null).next());
    assertTrue(metaData.getFunctions(null, null, null).next());
    assertFalse(metaData.getTables(null, null, "DBEAVERFAKETABLENAMEFORPING", null).next());
  }

  private static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  @Test
  void previewsReadPageAfterPageByMaxRowsAlone() throws SQLException {
    for (String name : NAMES) {
      for (int offset = 0; offset <= 2 * PAGE; offset += PAGE) {
        try (Statement statement =
            connection.createStatement(ResultSet.TYPE_FORWARD_ONLY, ResultSet.CONCUR_READ_ONLY)) {
          statement.setMaxRows(offset + PAGE);
          statement.setFetchSize(10_000);
          statement.setQueryTimeout(60);
          assertTrue(statement.execute("SELECT * FROM \"default\"." + quoted(name) + " t"));
          try (ResultSet rows = statement.getResultSet()) {
            ResultSetMetaData columns = rows.getMetaData();
            assertEquals(2, columns.getColumnCount());
            assertEquals("Some Name", columns.getColumnLabel(2));
            assertEquals("Some Name", columns.getColumnName(2));
            assertEquals(name, columns.getTableName(1));
            assertEquals("default", columns.getSchemaName(1));
            for (int skipped = 0; skipped < offset; skipped++) {
              assertTrue(rows.next());
            }
            int count = 0;
            while (rows.next()) {
              assertEquals(offset + count, rows.getLong("id"));
              count++;
            }
            assertEquals(PAGE, count);
            assertNull(rows.getWarnings());
          }
          assertEquals(-1, statement.getUpdateCount());
          assertFalse(statement.getMoreResults());
          assertEquals(-1, statement.getLargeUpdateCount());
          statement.clearWarnings();
        }
      }
      try (Statement statement = connection.createStatement();
          ResultSet count =
              statement.executeQuery("SELECT COUNT(*) FROM \"default\"." + quoted(name))) {
        assertTrue(count.next());
        assertEquals(1000, count.getLong(1));
      }
    }
  }

  private Map<String, Integer> typeInfo() throws SQLException {
    Map<String, Integer> types = new HashMap<>();
    try (ResultSet info = metaData.getTypeInfo()) {
      while (info.next()) {
        types.put(info.getString("TYPE_NAME"), info.getInt("DATA_TYPE"));
        info.getString("LOCAL_TYPE_NAME");
        info.getBoolean("UNSIGNED_ATTRIBUTE");
        info.getInt("SEARCHABLE");
        info.getInt("PRECISION");
        info.getInt("MINIMUM_SCALE");
        info.getInt("MAXIMUM_SCALE");
      }
    }
    return types;
  }

  @Test
  void everyTypeComesAsItsValueHandlerFetchesIt() throws SQLException {
    Map<String, Integer> types = typeInfo();
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT * FROM types")) {
      assertTrue(row.next());
      ResultSetMetaData columns = row.getMetaData();
      for (int i = 1; i <= columns.getColumnCount(); i++) {
        assertEquals(types.get(columns.getColumnTypeName(i)), columns.getColumnType(i));
        fetched(row, i, columns.getColumnType(i), columns.getColumnTypeName(i));
        assertFalse(row.wasNull());
        assertFalse(row.getObject(i).toString().isEmpty());
      }
      Array list = row.getArray("l");
      assertEquals(types.get(list.getBaseTypeName()), list.getBaseType());
      assertEquals(Integer[].class, list.getArray().getClass());
      try (ResultSet elements = list.getResultSet()) {
        assertTrue(elements.next() && elements.next());
        assertEquals(2, elements.getObject(2));
      }
      Struct struct = assertInstanceOf(Struct.class, row.getObject("s"));
      assertEquals(2, struct.getAttributes().length);
      assertEquals("{\"a\":1,\"b\":\"y\"}", struct.toString());
    }
  }

  private static void fetched(ResultSet row, int column, int type, String name)
      throws SQLException {
    switch (type) {
      case Types.TINYINT -> assertEquals(1, row.getByte(column));
      case Types.SMALLINT -> assertEquals(2, row.getShort(column));
      case Types.INTEGER -> assertEquals(3, row.getInt(column));
      case Types.BIGINT -> assertInstanceOf(Long.class, row.getObject(column));
      case Types.REAL -> assertInstanceOf(Float.class, row.getObject(column));
      case Types.DOUBLE -> assertInstanceOf(Double.class, row.getObject(column));
      case Types.BOOLEAN -> assertTrue(row.getBoolean(column));
      case Types.DATE -> assertEquals(Date.valueOf("2024-02-29"), row.getDate(column));
      case Types.TIME -> assertEquals(Time.valueOf("13:05:09"), row.getTime(column));
      case Types.TIMESTAMP -> assertInstanceOf(Timestamp.class, row.getObject(column));
      case Types.TIMESTAMP_WITH_TIMEZONE ->
          assertTrue(row.getString(column).startsWith("2024-02-29"));
      case Types.VARBINARY -> assertInstanceOf(byte[].class, row.getObject(column));
      case Types.OTHER -> {
        assertEquals("UUID", name);
        assertEquals(new UUID(0, 42), row.getObject(column));
      }
      default -> assertNotNull(row.getObject(column));
    }
  }

  @Test
  void cancelEndsAQueryAndTheStatementIsUsedAgain() throws Exception {
    String endless =
        "SELECT COUNT(*) FROM types, \"order\" a, \"order\" b, \"order\" c, \"order\" d"
            + " WHERE a.id + b.id + c.id + d.id = -1";
    try (Statement statement = connection.createStatement()) {
      CompletableFuture<Boolean> running =
          CompletableFuture.supplyAsync(
              () -> {
                try {
                  ResultSet result = statement.executeQuery(endless);
                  return result.next();
                } catch (SQLException e) {
                  throw new IllegalStateException(e);
                }
              });
      while (!running.isDone()) {
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        statement.cancel();
      }
      Throwable failure = assertThrows(ExecutionException.class, running::get).getCause();
      assertEquals("57014", assertInstanceOf(SQLException.class, failure.getCause()).getSQLState());
      assertTrue(statement.execute("SELECT * FROM \"order\" ORDER BY 1 DESC"));
      assertTrue(statement.getResultSet().next());
      assertEquals(999, statement.getResultSet().getInt(1));
    }
  }

  @Test
  void mistakesAreErrorsThatDoNotLookLikeALostConnection() throws SQLException {
    Map<String, String> states =
        Map.of(
            "SELEC 1", "42601",
            "SELECT * FROM nowhere", "42P01",
            "SELECT nothing FROM types", "42703",
            "CREATE TABLE x (a INTEGER)", "25006",
            "INSERT INTO types SELECT * FROM types", "25006");
    try (Statement statement = connection.createStatement()) {
      for (Map.Entry<String, String> each : states.entrySet()) {
        SQLException error =
            assertThrows(SQLException.class, () -> statement.execute(each.getKey()));
        assertEquals(each.getValue(), error.getSQLState(), error.getMessage());
      }
      assertTrue(statement.executeQuery("SELECT 1").next());
    }
  }

  @Test
  void theEditorsConnectionIsIndependentOfTheTreesConnection() throws SQLException {
    Connection editor = driver.connect("jdbc:parquet:" + folder, new Properties());
    editor.setAutoCommit(false);
    assertTrue(connection.getAutoCommit());
    ResultSet first = connection.createStatement().executeQuery("SELECT id FROM \"order\"");
    assertTrue(first.next());
    editor.close();
    assertTrue(first.next());
    assertFalse(connection.isClosed());
  }
}
