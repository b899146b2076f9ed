package io.github.parquetjdbc.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * An independent reader, DuckDB, finds in each file what the expected values say.
 *
 * <p>Not compared: nested columns; what DuckDB cannot read exactly (BSON, decimals beyond 38
 * digits); INTERVAL, whose text differs.
 */
class ExpectedValuesTest {
  private static final Set<String> NOT_COMPARED = Set.of("INTERVAL", "BSON", "WIDE_DECIMAL");

  static Stream<ManifestLine> comparable() {
    return ManifestLine.readable()
        .filter(line -> Collections.disjoint(line.featureSet(), NOT_COMPARED));
  }

  @ParameterizedTest
  @MethodSource("comparable")
  void duckDbReadsTheExpectedValues(ManifestLine line) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement()) {
      statement.execute("SET TimeZone = 'UTC'");
      String file = String.format("read_parquet('%s', file_row_number = true)", line.file());
      Map<String, String> types = columnTypes(statement, file);
      statement.execute(
          String.format(
              "CREATE TABLE expected AS SELECT generate_subscripts(rows, 1) - 1 AS n,"
                  + " unnest(rows) AS r FROM read_json('%s', columns = {rows: 'JSON[]'})",
              line.expected()));
      int column = 0;
      for (Map.Entry<String, String> entry : types.entrySet()) {
        String type = entry.getValue();
        if (!type.matches("STRUCT.*|MAP.*|.*\\[\\]")) {
          String differing =
              String.format(
                  "SELECT count(*) FROM %s f FULL JOIN expected e ON f.file_row_number = e.n"
                      + " WHERE f.\"%s\" IS DISTINCT FROM %s",
                  file, entry.getKey(), cast("e.r->>" + column, type));
          assertEquals(0, count(statement, differing), entry.getKey() + " " + type);
        }
        column++;
      }
    }
  }

  private static Map<String, String> columnTypes(Statement statement, String file)
      throws SQLException {
    Map<String, String> types = new LinkedHashMap<>();
    try (ResultSet rows = statement.executeQuery("DESCRIBE SELECT * FROM " + file)) {
      while (rows.next()) {
        types.put(rows.getString(1), rows.getString(2));
      }
    }
    types.remove("file_row_number");
    return types;
  }

  private static String cast(String text, String type) {
    return type.equals("BLOB")
        ? "unhex(substr(" + text + ", 3))"
        : "CAST((" + text + ") AS " + type + ")";
  }

  private static long count(Statement statement, String sql) throws SQLException {
    try (ResultSet rows = statement.executeQuery(sql)) {
      rows.next();
      return rows.getLong(1);
    }
  }
}
