package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Parameters are compared as the values they are, whatever the planner expected. */
class ParametersTest {

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

  /** A statement, the same with literals, and the values. */
  static Stream<Arguments> statements() {
    return Stream.of(
        arguments(
            "SELECT COUNT(*) FROM riders WHERE balance > ?", "12.345", new BigDecimal("12.345")),
        arguments("SELECT COUNT(*) FROM riders WHERE balance < ?", "12.345", "12.345"),
        arguments("SELECT COUNT(*) FROM riders WHERE balance < ?", "1000000000000", 1e12),
        arguments("SELECT COUNT(*) FROM riders WHERE rider_id < ?", "30000000000", 30_000_000_000L),
        arguments("SELECT COUNT(*) FROM riders WHERE rider_id < ?", "5.5", 5.5),
        arguments(
            "SELECT COUNT(*) FROM riders WHERE rider_id IN (?, 2)", "1.5", new BigDecimal("1.5")),
        arguments(
            "SELECT COUNT(*) FROM riders WHERE joined > ?",
            "TIMESTAMP '2021-01-01 00:00:00.000000001'",
            LocalDateTime.of(2021, 1, 1, 0, 0, 0, 1)),
        arguments("SELECT rider_id FROM riders ORDER BY rider_id LIMIT ?", "3", 3),
        arguments("SELECT rider_id FROM riders ORDER BY rider_id OFFSET ?", "3", 3L),
        arguments(
            "SELECT COUNT(*) FROM (SELECT rider_id FROM riders ORDER BY rider_id LIMIT ?) q",
            "4",
            4),
        arguments("SELECT COUNT(*) FROM riders WHERE rider_id + ? > 5", "1", 1),
        arguments(
            "SELECT COUNT(*) FROM riders WHERE rider_id + ? > 5", "0.5", new BigDecimal("0.5")),
        arguments("SELECT COUNT(*) FROM riders WHERE country = UPPER(?)", "'ch'", "ch"),
        arguments("SELECT COUNT(*) FROM riders WHERE ? IS NULL", "5", 5),
        arguments("SELECT COUNT(*) FROM riders WHERE COALESCE(?, country) = 'CH'", "'CH'", "CH"),
        arguments("SELECT ?", "5", 5),
        arguments("SELECT ?", "'five'", "five"),
        arguments("SELECT ?", "DATE '2020-02-29'", LocalDate.of(2020, 2, 29)),
        arguments("SELECT ? + 1", "5", 5),
        arguments("SELECT CASE WHEN rider_id > 3 THEN ? ELSE country END FROM riders", "'x'", "x"));
  }

  private static Arguments arguments(String sql, String literal, Object value) {
    return Arguments.of(sql, literal, value);
  }

  @ParameterizedTest
  @MethodSource("statements")
  void aParameterMeansWhatTheLiteralMeans(String sql, String literal, Object value)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql);
        ResultSet expected = connection.createStatement().executeQuery(sql.replace("?", literal))) {
      statement.setObject(1, value);
      assertEquals(text(expected), text(statement.executeQuery()));
    }
  }

  private static String text(ResultSet rows) throws SQLException {
    StringBuilder text = new StringBuilder();
    while (rows.next()) {
      text.append(rows.getString(1)).append('\n');
    }
    return text.toString();
  }

  @Test
  void oneStatementTakesValuesOfManyTypes() throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement("SELECT ?")) {
      assertEquals(Types.VARCHAR, statement.getParameterMetaData().getParameterType(1));
      for (Object value : new Object[] {1, "a", 2L, new BigDecimal("1.50"), true, 2.5, "b"}) {
        statement.setObject(1, value);
        ResultSet rows = statement.executeQuery();
        assertTrue(rows.next());
        assertEquals(value, rows.getObject(1));
      }
      statement.setNull(1, Types.INTEGER);
      ResultSet rows = statement.executeQuery();
      assertTrue(rows.next());
      assertEquals(null, rows.getObject(1));
    }
  }

  @Test
  void pagesAreReadWithLimitAndOffsetInThisOrder() throws SQLException {
    String sql = "SELECT rider_id FROM riders ORDER BY rider_id LIMIT ? OFFSET ?";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      assertEquals(Types.BIGINT, statement.getParameterMetaData().getParameterType(1));
      for (int offset = 0; offset < 6; offset += 2) {
        statement.setInt(1, 2);
        statement.setInt(2, offset);
        String expected =
            text(
                connection
                    .createStatement()
                    .executeQuery(
                        "SELECT rider_id FROM riders ORDER BY rider_id LIMIT 2 OFFSET " + offset));
        assertEquals(expected, text(statement.executeQuery()));
      }
      statement.setInt(1, -1);
      assertThrows(SQLException.class, statement::executeQuery);
      assertThrows(SQLException.class, () -> statement.setDouble(1, 1.5));
    }
  }
}
