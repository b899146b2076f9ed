package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Every function that metadata lists can be called. */
class FunctionListTest {

  /** Arguments that are tried where a function has no example. */
  private static final List<String> CONSTANTS =
      List.of("1", "'a'", "DATE '2024-01-31'", "TIMESTAMP '2024-01-31 10:00:00'", "TRUE", "0.5E0");

  private static final List<String> LISTS = List.of("ARRAY[1]", "MAP['a', 1]");

  private static final String ROWS = " FROM (VALUES (1)) AS v(x)";
  private static final String GROUPED = ROWS + " GROUP BY ROLLUP(x)";

  private Connection connection;

  @BeforeEach
  void open() throws SQLException {
    connection = DriverManager.getConnection("jdbc:parquet:mem:");
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
  }

  private List<String> listed(String pattern) throws SQLException {
    List<String> names = new ArrayList<>();
    try (ResultSet functions = connection.getMetaData().getFunctions(null, null, pattern)) {
      while (functions.next()) {
        names.add(functions.getString("FUNCTION_NAME"));
        assertEquals(DatabaseMetaData.functionNoTable, functions.getShort("FUNCTION_TYPE"));
        assertEquals(names.get(names.size() - 1), functions.getString("SPECIFIC_NAME"));
      }
    }
    return names;
  }

  private static Map<String, String> examples() throws IOException {
    Map<String, String> examples = new HashMap<>();
    try (var stream = FunctionListTest.class.getResourceAsStream("/function-examples.txt")) {
      for (String line : new String(stream.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
        int equals = line.indexOf(" = ");
        if (equals > 0) {
          examples.put(line.substring(0, equals), line.substring(equals + 3));
        }
      }
    }
    return examples;
  }

  /** What may be a call, likelier ones first. */
  private static Stream<String> guesses(String name) {
    Stream<String> one = Stream.concat(CONSTANTS.stream(), LISTS.stream());
    Stream<String> two = CONSTANTS.stream().flatMap(a -> CONSTANTS.stream().map(b -> a + ", " + b));
    Stream<String> three =
        CONSTANTS.stream()
            .limit(2)
            .flatMap(a -> CONSTANTS.stream().limit(2).map(b -> a + ", " + b))
            .flatMap(ab -> CONSTANTS.stream().limit(2).map(c -> ab + ", " + c));
    return Stream.of(
            Stream.of(name, name + "()", name + "(*)", name + "() OVER (ORDER BY x)"),
            one.map(a -> name + "(" + a + ")"),
            Stream.of(name + "(x) OVER (ORDER BY x)", name + "(1) OVER (ORDER BY x)"),
            two.map(ab -> name + "(" + ab + ")"),
            three.map(abc -> name + "(" + abc + ")"))
        .flatMap(calls -> calls);
  }

  private boolean runs(String expression) {
    try (Statement statement = connection.createStatement();
        ResultSet result =
            statement.executeQuery(
                "SELECT " + expression + (expression.contains("GROUPING") ? GROUPED : ROWS))) {
      while (result.next()) {
        result.getString(1);
      }
      return true;
    } catch (SQLException e) {
      return e.getSQLState().startsWith("22");
    }
  }

  @Test
  void everyListedFunctionCanBeCalled() throws SQLException, IOException {
    Map<String, String> examples = examples();
    List<String> names = listed("%");
    assertTrue(names.size() > 150, names.toString());
    assertEquals(names.stream().sorted().distinct().toList(), names);
    assertEquals(List.of(), examples.keySet().stream().filter(e -> !names.contains(e)).toList());
    List<String> silent = new ArrayList<>();
    for (String name : names) {
      String example = examples.get(name);
      Stream<String> calls = example == null ? guesses(name) : Stream.of(example);
      if (calls.noneMatch(this::runs)) {
        silent.add(name);
      }
    }
    assertEquals(List.of(), silent, "add an example, or list no such function");
  }

  @Test
  void functionsAreFoundByPatternInAnyCase() throws SQLException {
    assertEquals(List.of("DATE_ADD"), listed("date_add"));
    assertTrue(listed("DATE%").contains("DATE_ADD"));
    assertEquals(List.of(), listed("NO_SUCH_FUNCTION"));
  }
}
