package io.github.parquetjdbc.adapter.oracle;

import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.parquetjdbc.adapter.Database;
import io.github.parquetjdbc.adapter.DatabaseOptions;
import io.github.parquetjdbc.adapter.Databases;
import io.github.parquetjdbc.adapter.ResultRows;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Fields, subscripts and UNNEST over lists, maps and structs, as DuckDB answers them. */
class NestedOracleTest {

  private static final Path LAKE =
      Path.of(System.getProperty("project.root", ".."), "src-test-data", "lake");

  static Stream<Arguments> pairs() throws IOException {
    List<Arguments> pairs = new ArrayList<>();
    try (InputStream in = NestedOracleTest.class.getResourceAsStream("/oracle/nested.sql")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (String block : text.strip().split("\n\n")) {
        String[] lines = block.split("\n");
        if (!lines[0].startsWith("--")) {
          pairs.add(Arguments.of(lines[0], lines[1]));
        }
      }
    }
    return pairs.stream();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void answersEqualDuckDbs(String ours, String theirs) throws IOException, SQLException {
    try (Database database = new Databases().open(LAKE.toString(), DatabaseOptions.defaults());
        Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement()) {
      statement.execute(
          "CREATE VIEW events AS SELECT * FROM '" + LAKE.resolve("events.parquet") + "'");
      try (ResultSet result = statement.executeQuery(theirs)) {
        assertNull(Rows.difference(ResultRows.query(database, ours), Rows.of(result), false));
      }
    }
  }
}
