package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.sql.Array;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Struct;
import java.sql.Timestamp;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Lists as {@link Array}s, as Java arrays and as result sets; structs and maps beside them. */
class ArraysTest {

  private Connection connection;

  @BeforeEach
  void open() throws SQLException {
    connection = DriverManager.getConnection("jdbc:parquet:mem:;timeZone=+01:00");
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
  }

  private ResultSet row(String expression) throws SQLException {
    ResultSet row = connection.createStatement().executeQuery("SELECT " + expression);
    assertTrue(row.next());
    return row;
  }

  private static List<List<Object>> rows(ResultSet result) throws SQLException {
    List<List<Object>> rows = new ArrayList<>();
    while (result.next()) {
      rows.add(Arrays.asList(result.getLong("INDEX"), result.getObject("VALUE")));
    }
    return rows;
  }

  @Test
  void arraysHaveTheComponentClassOfTheirElements() throws SQLException {
    Map<String, Object[]> arrays =
        Map.of(
            "ARRAY[1, NULL]", new Integer[] {1, null},
            "ARRAY['a', 'b']", new String[] {"a", "b"},
            "ARRAY[1.50, 2.25]", new BigDecimal[] {new BigDecimal("1.50"), new BigDecimal("2.25")},
            "ARRAY[TIMESTAMP '2024-01-01 00:00:00']",
                new Timestamp[] {Timestamp.valueOf("2024-01-01 00:00:00")});
    for (Map.Entry<String, Object[]> each : arrays.entrySet()) {
      Object array = row(each.getKey()).getArray(1).getArray();
      assertEquals(each.getValue().getClass(), array.getClass());
      assertArrayEquals(each.getValue(), (Object[]) array);
    }
  }

  @Test
  void anArraysResultSetHasIndexesAndValuesThatConvert() throws SQLException {
    Array array = row("ARRAY[10, NULL, 30]").getArray(1);
    assertEquals(
        List.of(Arrays.asList(1L, 10), Arrays.asList(2L, null), Arrays.asList(3L, 30)),
        rows(array.getResultSet()));
    assertEquals(List.of(Arrays.asList(2L, (Object) null)), rows(array.getResultSet(2, 1)));
    assertEquals(List.of(), rows(array.getResultSet(4, 9)));
    assertThrows(SQLException.class, () -> array.getResultSet(5, 1));
    try (ResultSet elements = array.getResultSet()) {
      assertEquals("INTEGER", elements.getMetaData().getColumnTypeName(2));
      assertTrue(elements.next() && elements.next());
      assertEquals(0, elements.getInt(2));
      assertTrue(elements.wasNull());
      assertTrue(elements.next());
      assertEquals("30", elements.getString("value"));
      assertFalse(elements.next());
    }
  }

  @Test
  void arraysOutliveTheirResult() throws SQLException {
    Array array;
    Struct struct;
    try (Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery("SELECT ARRAY[ARRAY[1], ARRAY[2, 3]], ROW(1, 'x')")) {
      assertTrue(row.next());
      array = row.getArray(1);
      struct = row.getObject(2, Struct.class);
    }
    Object[] inner = (Object[]) array.getArray();
    assertArrayEquals(
        new Integer[] {2, 3}, (Object[]) assertInstanceOf(Array.class, inner[1]).getArray());
    assertEquals("[[1],[2,3]]", array.toString());
    try (ResultSet elements = array.getResultSet(2, 1)) {
      assertTrue(elements.next());
      assertEquals(
          List.of(Arrays.asList(1L, 2), Arrays.asList(2L, 3)),
          rows(elements.getArray(2).getResultSet()));
    }
    assertArrayEquals(new Object[] {1, "x"}, struct.getAttributes());
  }

  @Test
  void javaArraysAndCollectionsOfAnyComponentThatConverts() throws SQLException {
    ResultSet row = row("ARRAY[1, 2], MAP['k', ARRAY[1]], ARRAY[1, NULL], ROW(5, NULL)");
    assertArrayEquals(new int[] {1, 2}, row.getObject(1, int[].class));
    assertArrayEquals(new long[] {1, 2}, row.getObject(1, long[].class));
    assertArrayEquals(new double[] {1, 2}, row.getObject(1, double[].class));
    assertArrayEquals(new float[] {1, 2}, row.getObject(1, float[].class));
    assertArrayEquals(new short[] {1, 2}, row.getObject(1, short[].class));
    assertArrayEquals(new String[] {"1", "2"}, row.getObject(1, String[].class));
    assertArrayEquals(new Object[] {1, null}, row.getObject(3, Object[].class));
    assertEquals(Arrays.asList(1, null), row.getObject(3, List.class));
    for (Class<?> primitive : List.of(int[].class, long[].class, double[].class, float[].class)) {
      SQLException error = assertThrows(SQLException.class, () -> row.getObject(3, primitive));
      assertEquals("22004", error.getSQLState());
    }
    assertEquals("07006", state(() -> row.getObject(2, int[].class)));
    assertEquals("07006", state(() -> row.getObject(1, UUID[].class)));
    Map<?, ?> map = row.getObject(2, Map.class);
    assertArrayEquals(new Integer[] {1}, (Object[]) ((Array) map.get("k")).getArray());
    Map<?, ?> struct = row.getObject(4, Map.class);
    assertEquals(Arrays.asList(5, null), new ArrayList<Object>(struct.values()));
  }

  private interface Action {
    void run() throws SQLException;
  }

  private static String state(Action action) {
    return assertThrows(SQLException.class, action::run).getSQLState();
  }

  @Test
  void applicationsMakeArraysOfEveryScalarType() throws SQLException {
    Array numbers = connection.createArrayOf("decimal", new Object[] {new BigDecimal("1.25"), 2});
    assertEquals("DECIMAL", numbers.getBaseTypeName());
    assertArrayEquals(
        new BigDecimal[] {new BigDecimal("1.25"), new BigDecimal("2.00")},
        (Object[]) numbers.getArray());
    OffsetDateTime time = OffsetDateTime.parse("2024-01-01T12:00:00+01:00");
    Map<String, Object> values =
        Map.of(
            "BOOLEAN",
            true,
            "SMALLINT",
            7,
            "BIGINT",
            7L,
            "DOUBLE",
            0.5,
            "VARCHAR",
            "x",
            "UUID",
            new UUID(1, 2),
            "TIMESTAMP WITH LOCAL TIME ZONE",
            time);
    for (Map.Entry<String, Object> each : values.entrySet()) {
      Array array = connection.createArrayOf(each.getKey(), new Object[] {each.getValue(), null});
      assertEquals(each.getKey(), array.getBaseTypeName());
      assertArrayEquals(new Object[] {each.getValue(), null}, (Object[]) array.getArray());
      assertEquals(2, rows(array.getResultSet()).size());
    }
    assertEquals("[]", connection.createArrayOf("INTEGER", new Object[0]).toString());
    assertEquals("22003", state(() -> connection.createArrayOf("TINYINT", new Object[] {300})));
    assertEquals("22023", state(() -> connection.createArrayOf("NONE", new Object[0])));
    assertEquals("0A000", state(() -> connection.createArrayOf("STRUCT", new Object[0])));
  }

  @Test
  void lobsReadTextAndBytes() throws Exception {
    ResultSet row = row("'héllo', X'00ff7f', CAST(NULL AS VARCHAR)");
    assertEquals("éll", row.getClob(1).getSubString(2, 3));
    assertEquals(5, row.getNClob(1).length());
    assertEquals(3, row.getClob(1).position("l", 1));
    assertEquals(-1, row.getClob(1).position("z", 1));
    assertArrayEquals(new byte[] {-1, 127}, row.getBlob(2).getBytes(2, 9));
    assertEquals(2, row.getBlob(2).position(new byte[] {-1}, 1));
    assertEquals(127, row.getBlob(2).getBinaryStream(3, 1).read());
    assertEquals("22023", state(() -> row.getBlob(2).getBinaryStream(3, 2)));
    assertEquals("07006", state(() -> row.getBlob(1)));
    assertEquals("07006", state(() -> row.getClob(2)));
    assertEquals(null, row.getClob(3));
    assertTrue(row.wasNull());
  }
}
