package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.sql.Types;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** {@code typeMode=simple}: what clients of few types see, and that the values are the same. */
class SimpleTypesTest {

  private static final String VALUES =
      "SELECT ARRAY[1, NULL, 3] AS l, MAP['a', 1] AS m,"
          + " CAST('00000000-0000-0000-0000-00000000002a' AS UUID) AS u,"
          + " CAST(TIMESTAMP '2024-07-01 12:00:00' AS TIMESTAMP WITH LOCAL TIME ZONE) AS z, 7 AS n";

  /** Codes at which Spark gives up a table. */
  private static final Set<Integer> UNKNOWN_TO_NARROW_CLIENTS =
      Set.of(
          Types.ARRAY,
          Types.OTHER,
          Types.JAVA_OBJECT,
          Types.STRUCT,
          Types.TIMESTAMP_WITH_TIMEZONE,
          Types.TIME_WITH_TIMEZONE);

  private static Connection connect(String options) throws SQLException {
    Path lake = Path.of(System.getProperty("project.root"), "src-test-data", "lake");
    return DriverManager.getConnection("jdbc:parquet:" + lake + ";timeZone=+02:00" + options);
  }

  @Test
  void nestedValuesAreTextAndInstantsAreTimestamps() throws SQLException {
    try (Connection connection = connect(";typeMode=simple");
        ResultSet row = connection.createStatement().executeQuery(VALUES)) {
      ResultSetMetaData columns = row.getMetaData();
      List<String> names = List.of("VARCHAR", "VARCHAR", "VARCHAR", "TIMESTAMP", "INTEGER");
      for (int i = 1; i <= columns.getColumnCount(); i++) {
        assertEquals(names.get(i - 1), columns.getColumnTypeName(i));
      }
      assertTrue(row.next());
      assertEquals("[1,null,3]", row.getObject(1));
      assertEquals("{\"a\":1}", row.getObject("m"));
      assertEquals("00000000-0000-0000-0000-00000000002a", row.getObject("u"));
      assertEquals("2024-07-01 12:00:00", row.getString("z"));
      assertEquals(
          Instant.parse("2024-07-01T10:00:00Z"),
          assertInstanceOf(Timestamp.class, row.getObject("z")).toInstant());
      assertEquals(7, row.getInt("n"));
      assertArrayEquals(new Object[] {1, null, 3}, (Object[]) row.getArray("l").getArray());
      assertEquals(Map.of("a", 1), row.getObject("m", Map.class));
      assertEquals(new UUID(0, 42), row.getObject("u", UUID.class));
      assertEquals(
          OffsetDateTime.parse("2024-07-01T12:00:00+02:00"),
          row.getObject("z", OffsetDateTime.class));
    }
  }

  @Test
  void allMetadataAgreesAndKnowsSimpleTypesOnly() throws SQLException {
    try (Connection connection = connect(";typeMode=simple");
        ResultSet columns = connection.getMetaData().getColumns(null, null, "%", "%")) {
      int seen = 0;
      while (columns.next()) {
        seen++;
        int code = columns.getInt("DATA_TYPE");
        assertTrue(!UNKNOWN_TO_NARROW_CLIENTS.contains(code), columns.getString("COLUMN_NAME"));
        String sql =
            "SELECT \"%s\" FROM \"%s\".\"%s\" WHERE 1=0"
                .formatted(
                    columns.getString("COLUMN_NAME"),
                    columns.getString("TABLE_SCHEM"),
                    columns.getString("TABLE_NAME"));
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
          assertEquals(code, statement.getMetaData().getColumnType(1));
          assertTrue(statement.getMetaData().getPrecision(1) >= 0);
        }
      }
      assertTrue(seen > 5);
    }
  }
}
