package io.github.parquetjdbc.adapter.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.adapter.ParquetFiles;
import io.github.parquetjdbc.adapter.ParquetSchemaFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files in a Calcite connection that knows nothing of our driver. */
class ParquetSchemaFactoryTest {

  @TempDir private static Path lake;

  private static Connection connection;

  @BeforeAll
  static void makeLake() throws IOException, SQLException {
    Files.createDirectories(lake.resolve("trips/year=2023"));
    Files.createDirectories(lake.resolve("trips/year=2024"));
    Files.createDirectories(lake.resolve("hr"));
    ParquetFiles.write(
        lake.resolve("trips/year=2023/a.parquet"),
        "SELECT range::INT AS id, 'n' || range AS name, range * 1.25::DECIMAL(9,2) AS price,"
            + " DATE '2023-01-01' + range::INT AS day, TIMESTAMP '1969-12-31 23:59:59.9995' AS ts,"
            + " [range, 2] AS l, {'x': range} AS s, MAP {'k': range} AS m FROM range(3)");
    ParquetFiles.write(
        lake.resolve("trips/year=2024/a.parquet"), "SELECT 10::INT AS id, NULL::VARCHAR AS name");
    ParquetFiles.write(lake.resolve("hr/people.parquet"), "SELECT 'Ann' AS id");
    ParquetFiles.write(lake.resolve("hr/salaries.parquet"), "SELECT 7 AS id");
    Files.createDirectories(lake.resolve("two"));
    ParquetFiles.write(lake.resolve("two/1.parquet"), "SELECT 1 AS id");
    ParquetFiles.write(lake.resolve("two/2.parquet"), "SELECT 2 AS id, 3 AS more");
    Files.createDirectories(lake.resolve("bad/k=1"));
    Files.createDirectories(lake.resolve("bad/k=2"));
    ParquetFiles.write(lake.resolve("bad/k=1/a.parquet"), "SELECT 1 AS id");
    Files.writeString(lake.resolve("bad/k=2/a.parquet"), "this is no Parquet file at all");
    connection = connect("");
  }

  @AfterAll
  static void close() throws SQLException {
    connection.close();
  }

  private static Connection connect(String operand) throws SQLException {
    String model =
        "inline:{version: '1.0', defaultSchema: 'LAKE', schemas: [{name: 'LAKE', type: 'custom',"
            + " factory: '"
            + ParquetSchemaFactory.class.getName()
            + "',"
            + " operand: {location: '"
            + lake
            + "'"
            + operand
            + "}}]}";
    Properties properties = new Properties();
    properties.setProperty("model", model);
    properties.setProperty("caseSensitive", "false");
    return DriverManager.getConnection("jdbc:calcite:", properties);
  }

  private static String rows(String sql) throws SQLException {
    return rows(connection, sql);
  }

  private static String rows(Connection of, String sql) throws SQLException {
    List<List<String>> rows = new ArrayList<>();
    try (Statement statement = of.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      while (result.next()) {
        List<String> row = new ArrayList<>();
        for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
          row.add(String.valueOf(result.getObject(i)));
        }
        rows.add(row);
      }
    }
    return rows.toString();
  }

  @Test
  void filesAreTablesOfAModelsSchema() throws SQLException {
    assertEquals(
        "[[0, n0, 0.00, 2023-01-01, 2023], [2, n2, 2.50, 2023-01-03, 2023]]",
        rows("SELECT id, name, price, \"day\", \"year\" FROM trips WHERE id <> 1 AND id < 5"));
    assertEquals("[[10, null, 2024]]", rows("SELECT id, name, \"year\" FROM trips WHERE id > 5"));
    assertEquals("[[1969-12-31 23:59:59.999]]", rows("SELECT ts FROM trips WHERE id = 1"));
  }

  @Test
  void nestedValuesAreCalcites() throws SQLException {
    assertEquals(
        "[[2, 2, 1]]", rows("SELECT CARDINALITY(t.l), t.l[2], t.m['k'] FROM trips t WHERE id = 1"));
    assertEquals("[[1]]", rows("SELECT t.s.x FROM trips t WHERE id = 1"));
  }

  @Test
  void filesJoinWithOtherSourcesAndSchemas() throws SQLException {
    assertEquals(
        "[[n1, b]]",
        rows(
            "SELECT t.name, v.b FROM trips t JOIN (VALUES (1, 'b'), (9, 'c')) AS v(a, b)"
                + " ON t.id = v.a"));
    assertEquals("[[7]]", rows("SELECT id FROM lake.hr.salaries"));
  }

  @Test
  void operandsAreOptions() throws SQLException {
    try (Connection other = connect(", table: {recent: 'trips/year=2024/*'}, hiveTypes: 'text'")) {
      assertEquals("[[10, 2024!]]", rows(other, "SELECT id, \"year\" || '!' FROM recent"));
    }
  }

  @Test
  void operandsSayHowFilesBecomeTablesAsOptionsDo() throws SQLException {
    try (Connection other = connect(", skipInvalidFiles: true")) {
      assertEquals("[[1, 1]]", rows(other, "SELECT id, k FROM bad"));
    }
    try (Connection other = connect(", hivePartitioning: false, skipInvalidFiles: 'true'")) {
      assertEquals("[[1]]", rows(other, "SELECT * FROM bad"));
    }
    assertEquals("[[1, null], [2, 3]]", rows("SELECT * FROM two"));
    try (Connection other = connect(", unionByName: false")) {
      assertEquals("[[1], [2]]", rows(other, "SELECT * FROM two"));
    }
    for (String wrong : List.of(", tables: 'some'", ", unionByName: 'perhaps'")) {
      assertThrows(RuntimeException.class, () -> connect(wrong).close(), wrong);
    }
  }

  /** Conditions leave out files that could not even be read. */
  @Test
  void conditionsLeaveOutFiles() throws SQLException {
    assertEquals("[[1]]", rows("SELECT id FROM bad WHERE k < 2 AND id < 5"));
    UncheckedIOException e =
        assertThrows(UncheckedIOException.class, () -> rows("SELECT id FROM bad"));
    assertTrue(e.getMessage().contains("k=2"), e.getMessage());
  }

  @Test
  void aModelWithoutALocationIsRefused() {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> new ParquetSchemaFactory().create(null, "lake", Map.of()));
    assertTrue(e.getMessage().contains("location"), e.getMessage());
  }
}
