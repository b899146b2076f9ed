package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.adapter.TableColumn;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DatabaseMetaDataTest {

  private final FakeDatabase database =
      new FakeDatabase()
          .table(
              "default",
              "sales_2024",
              new TableColumn("id", DataType.BIGINT, false),
              new TableColumn("Amount", DataType.decimal(15, 2), true),
              new TableColumn("name", DataType.VARCHAR, true),
              new TableColumn("at", DataType.timestamp(6), true))
          .table("default", "salesX2024", new TableColumn("x", DataType.INTEGER, true))
          .table("archive", "old", new TableColumn("b", DataType.binary(16), true))
          .table("archive", "bad", new TableColumn("never", DataType.INTEGER, true));

  private Connection connection;
  private DatabaseMetaData metaData;

  @BeforeEach
  void open() throws SQLException {
    database.broken.add("bad");
    connection = database.connect();
    metaData = connection.getMetaData();
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
  }

  private static List<String> column(ResultSet result, String label) throws SQLException {
    List<String> values = new ArrayList<>();
    while (result.next()) {
      values.add(result.getString(label));
    }
    return values;
  }

  @Test
  void resultsHaveTheColumnsOfTheJavadoc() throws SQLException {
    Map<String, ResultSet> results = new HashMap<>();
    results.put(MetadataColumns.TABLES, metaData.getTables(null, null, "%", null));
    results.put(MetadataColumns.COLUMNS, metaData.getColumns(null, null, "%", "%"));
    results.put(MetadataColumns.TYPE_INFO, metaData.getTypeInfo());
    results.put(MetadataColumns.SCHEMAS, metaData.getSchemas());
    results.put(MetadataColumns.CATALOGS, metaData.getCatalogs());
    results.put(MetadataColumns.PRIMARY_KEYS, metaData.getPrimaryKeys(null, null, "t"));
    results.put(MetadataColumns.INDEX_INFO, metaData.getIndexInfo(null, null, "t", false, true));
    results.put(MetadataColumns.FOREIGN_KEYS, metaData.getImportedKeys(null, null, "t"));
    Map<String, Integer> counts =
        Map.of(
            MetadataColumns.TABLES, 10,
            MetadataColumns.COLUMNS, 24,
            MetadataColumns.TYPE_INFO, 18,
            MetadataColumns.SCHEMAS, 2,
            MetadataColumns.CATALOGS, 1,
            MetadataColumns.PRIMARY_KEYS, 6,
            MetadataColumns.INDEX_INFO, 13,
            MetadataColumns.FOREIGN_KEYS, 14);
    for (Map.Entry<String, ResultSet> each : results.entrySet()) {
      ResultSetMetaData columns = each.getValue().getMetaData();
      assertEquals(counts.get(each.getKey()), columns.getColumnCount(), each.getKey());
      String[] expected = each.getKey().split(" ");
      for (int i = 0; i < expected.length; i++) {
        assertEquals(expected[i].split(":")[0], columns.getColumnLabel(i + 1));
      }
    }
  }

  @Test
  void tablesAreSortedAndFilteredByType() throws SQLException {
    assertEquals(
        List.of("bad", "old", "salesX2024", "sales_2024"),
        column(metaData.getTables(null, null, "%", null), "TABLE_NAME"));
    assertEquals(
        List.of("TABLE", "TABLE"),
        column(
            metaData.getTables("", "default", null, new String[] {"VIEW", "TABLE"}), "TABLE_TYPE"));
    assertEquals(
        List.of(),
        column(metaData.getTables(null, null, null, new String[] {"VIEW"}), "TABLE_NAME"));
    assertEquals(List.of(), column(metaData.getTables("cat", null, null, null), "TABLE_NAME"));
    assertEquals(
        List.of(),
        column(metaData.getTables(null, null, "DBEAVERFAKETABLENAMEFORPING", null), "TABLE_NAME"));
  }

  @Test
  void aPatternThatIsANameMeansThatNameOnly() throws SQLException {
    assertEquals(
        List.of("sales_2024"),
        column(metaData.getTables(null, null, "sales_2024", null), "TABLE_NAME"));
    assertEquals(
        List.of("salesX2024", "sales_2024"),
        column(metaData.getTables(null, null, "sales_202_", null), "TABLE_NAME"));
    assertEquals(
        List.of("sales_2024"),
        column(metaData.getTables(null, null, "sales\\_2%", null), "TABLE_NAME"));
  }

  @Test
  void columnsSayTheirTypes() throws SQLException {
    try (ResultSet columns = metaData.getColumns(null, "default", "sales_2024", "%")) {
      List<String> rows = new ArrayList<>();
      while (columns.next()) {
        rows.add(
            String.join(
                " ",
                columns.getString("COLUMN_NAME"),
                columns.getString("DATA_TYPE"),
                columns.getString("TYPE_NAME"),
                columns.getString("COLUMN_SIZE"),
                columns.getString("DECIMAL_DIGITS"),
                columns.getString("NUM_PREC_RADIX"),
                columns.getString("NULLABLE"),
                columns.getString("ORDINAL_POSITION"),
                columns.getString("IS_NULLABLE")));
      }
      assertEquals(
          List.of(
              "id -5 BIGINT 19 0 10 0 1 NO",
              "Amount 3 DECIMAL 15 2 10 1 2 YES",
              "name 12 VARCHAR 2147483647 null null 1 3 YES",
              "at 93 TIMESTAMP 26 6 null 1 4 YES"),
          rows);
    }
    assertEquals(
        List.of("Amount"),
        column(metaData.getColumns(null, null, "sales_2024", "A%"), "COLUMN_NAME"));
  }

  @Test
  void aBrokenTableIsLeftOutWithAWarningUnlessAskedForByName() throws SQLException {
    try (ResultSet columns = metaData.getColumns(null, null, "%", "%")) {
      assertEquals(6, column(columns, "COLUMN_NAME").size());
      assertTrue(columns.getWarnings().getMessage().contains("bad.parquet"));
      assertEquals("58030", columns.getWarnings().getSQLState());
    }
    SQLException error =
        assertThrows(SQLException.class, () -> metaData.getColumns(null, null, "bad", "%"));
    assertTrue(error.getMessage().contains("bad.parquet"));
  }

  @Test
  void everyTypeNameIsAmongTheTypesWithTheSameCode() throws SQLException {
    Map<String, Integer> types = new HashMap<>();
    int last = Integer.MIN_VALUE;
    try (ResultSet info = metaData.getTypeInfo()) {
      while (info.next()) {
        int code = info.getInt("DATA_TYPE");
        assertTrue(code >= last, "sorted by code");
        last = code;
        assertNull(types.put(info.getString("TYPE_NAME"), code));
        assertTrue(info.getInt("PRECISION") >= 0);
      }
    }
    for (String name : List.of("ARRAY", "STRUCT", "MAP", "VARIANT", "UUID", "DECIMAL", "BINARY")) {
      assertNotNull(types.get(name), name);
    }
    assertEquals(Types.DECIMAL, types.get("DECIMAL"));
    assertEquals(TypeId.values().length, types.size(), "every type has one row");
    try (ResultSet columns = metaData.getColumns(null, null, "%", "%")) {
      while (columns.next()) {
        assertEquals(columns.getInt("DATA_TYPE"), types.get(columns.getString("TYPE_NAME")));
      }
    }
  }

  private static List<String> shape(ResultSet result) throws SQLException {
    List<String> columns = new ArrayList<>();
    for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
      columns.add(result.getMetaData().getColumnLabel(i));
    }
    return columns;
  }

  private static Object[] nothingOf(Method method) {
    Object[] arguments = new Object[method.getParameterCount()];
    for (int i = 0; i < arguments.length; i++) {
      Class<?> type = method.getParameterTypes()[i];
      arguments[i] = type == int.class ? (Object) 0 : type == boolean.class ? (Object) false : null;
      if (type == String.class) {
        arguments[i] = "t";
      }
    }
    return arguments;
  }

  @Test
  void resultsHaveTheColumnsThatOtherDriversGive() throws Exception {
    int compared = 0;
    try (Connection h2 = DriverManager.getConnection("jdbc:h2:mem:")) {
      for (Method method : DatabaseMetaData.class.getMethods()) {
        if (method.getReturnType() != ResultSet.class) {
          continue;
        }
        ResultSet other;
        try {
          other = (ResultSet) method.invoke(h2.getMetaData(), nothingOf(method));
        } catch (InvocationTargetException e) {
          continue;
        }
        compared++;
        ResultSet ours = (ResultSet) method.invoke(metaData, nothingOf(method));
        List<String> labels = shape(other);
        // Three columns have no name in the Javadoc; and H2 adds a fifth of its own.
        switch (method.getName()) {
          case "getProcedures" -> assertEquals(labels.size(), shape(ours).size());
          case "getClientInfoProperties" -> assertEquals(labels.subList(0, 4), shape(ours));
          default -> assertEquals(labels, shape(ours), method.getName());
        }
      }
    }
    assertTrue(compared > 15, compared + " results");
  }

  @Test
  void emptyResultsStandForWhatFilesDoNotHave() throws SQLException {
    assertFalse(metaData.getCatalogs().next());
    assertFalse(metaData.getPrimaryKeys(null, null, "old").next());
    assertFalse(metaData.getExportedKeys(null, null, "old").next());
    assertFalse(metaData.getIndexInfo(null, null, "%", false, true).next());
    assertFalse(metaData.getProcedures(null, null, "%").next());
    assertFalse(metaData.getFunctions(null, "default", "%").next());
    assertEquals(
        List.of("archive", "default"), column(metaData.getSchemas(null, "%"), "TABLE_SCHEM"));
    assertEquals(List.of("SYSTEM TABLE", "TABLE"), column(metaData.getTableTypes(), "TABLE_TYPE"));
  }

  @Test
  void keywordsHoldWhatTheParserReservesAndSql2003DoesNot() throws SQLException {
    Set<String> words = new HashSet<>(List.of(metaData.getSQLKeywords().split(",")));
    assertTrue(words.containsAll(List.of("LIMIT", "OFFSET", "QUALIFY", "MINUS", "FLOOR")));
    assertFalse(words.contains("SELECT"));
    for (String functions :
        List.of(
            metaData.getNumericFunctions(),
            metaData.getStringFunctions(),
            metaData.getSystemFunctions(),
            metaData.getTimeDateFunctions(),
            metaData.getExtraNameCharacters())) {
      assertNotNull(functions);
    }
  }
}
