package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The whole way, from {@code DriverManager} to the demo lake's files and back. */
@Timeout(120)
class LakeTest {

  private Connection connection;

  @BeforeEach
  void open() throws SQLException {
    Path lake = Path.of(System.getProperty("project.root"), "src-test-data", "lake");
    connection = DriverManager.getConnection("jdbc:parquet:" + lake);
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
  }

  @Test
  void everyTableThatMetadataListsCanBeQueriedAndSaysTheSameOfItsColumns() throws SQLException {
    List<String> names = new ArrayList<>();
    List<String> schemas = new ArrayList<>();
    try (ResultSet tables = connection.getMetaData().getTables(null, null, "%", null)) {
      while (tables.next()) {
        schemas.add(tables.getString("TABLE_SCHEM"));
        names.add(tables.getString("TABLE_NAME"));
      }
    }
    assertTrue(names.containsAll(List.of("riders", "stations", "trips")), names.toString());
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      String sql = "SELECT * FROM \"" + schemas.get(i) + "\".\"" + name + "\" WHERE 1=0";
      try (PreparedStatement statement = connection.prepareStatement(sql);
          ResultSet columns = connection.getMetaData().getColumns(null, null, name, "%")) {
        int column = 0;
        while (columns.next()) {
          column++;
          assertEquals(
              columns.getString("COLUMN_NAME"), statement.getMetaData().getColumnName(column));
          assertEquals(columns.getInt("DATA_TYPE"), statement.getMetaData().getColumnType(column));
          assertEquals(
              columns.getString("TYPE_NAME"), statement.getMetaData().getColumnTypeName(column));
          assertEquals(columns.getInt("COLUMN_SIZE"), statement.getMetaData().getPrecision(column));
        }
        assertEquals(column, statement.getMetaData().getColumnCount());
      }
    }
  }

  @Test
  void parametersAreComparedAsValues() throws SQLException {
    String sql = "SELECT COUNT(*) FROM riders WHERE joined >= ? AND balance > ? AND country = ?";
    String literal =
        "SELECT COUNT(*) FROM riders WHERE joined >= DATE '2021-01-01' AND balance > 10.00"
            + " AND country = 'CH'";
    try (PreparedStatement statement = connection.prepareStatement(sql);
        ResultSet expected = connection.createStatement().executeQuery(literal)) {
      statement.setObject(1, LocalDate.of(2021, 1, 1));
      statement.setBigDecimal(2, BigDecimal.TEN);
      statement.setString(3, "CH");
      ResultSet actual = statement.executeQuery();
      assertTrue(actual.next() && expected.next());
      assertEquals(expected.getLong(1), actual.getLong(1));
      assertTrue(actual.getLong(1) > 0);
      statement.setString(3, "CH' OR 'a' = 'a");
      ResultSet none = statement.executeQuery();
      none.next();
      assertEquals(0, none.getLong(1));
    }
  }

  @Test
  void aRowLimitEndsTheReading() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.setMaxRows(5);
      ResultSet result = statement.executeQuery("SELECT * FROM trips");
      int rows = 0;
      while (result.next()) {
        rows++;
      }
      assertEquals(5, rows);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "SELECT * FROM nothing | 42P01",
        "SELECT nothing FROM trips | 42703",
        "SELECT nothing(1) FROM trips | 42883",
        "SELEC 1 | 42601",
        "SELECT 1/0 | 22012",
        "INSERT INTO trips VALUES (1) | 25006",
        "DROP TABLE trips | 25006",
        "SELECT CAST('x' AS INTEGER) | 22018"
      })
  void refusalsHaveTheirStateAndTheConnectionWorksOn(String sql, String state) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      SQLException error =
          assertThrows(
              SQLException.class,
              () -> {
                try (ResultSet result = statement.executeQuery(sql)) {
                  result.next();
                }
              });
      assertEquals(state, error.getSQLState(), error.getMessage());
      assertFalse(error.getMessage().contains("\n"), error.getMessage());
      try (ResultSet result = statement.executeQuery("SELECT COUNT(*) FROM stations")) {
        assertTrue(result.next());
      }
    }
  }
}
