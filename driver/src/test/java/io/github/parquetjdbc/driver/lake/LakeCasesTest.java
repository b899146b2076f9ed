package io.github.parquetjdbc.driver.lake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LakeCasesTest {

  private static final Path CASES =
      Path.of(System.getProperty("project.root"), "driver/src/test/resources/lakes");

  @TempDir private Path temporary;

  static List<LakeCase> cases() throws IOException {
    List<LakeCase> cases = new ArrayList<>();
    try (Stream<Path> files = Files.list(CASES)) {
      for (Path file : files.sorted().toList()) {
        cases.add(LakeCase.read(file));
      }
    }
    return cases;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void aDirectoryIsWhatItsDescriptionSays(LakeCase lake) throws IOException, SQLException {
    Path root = Files.createDirectory(temporary.resolve("lake"));
    Files.writeString(temporary.resolve("secret.parquet"), "nobody may see this");
    lake.make(root);
    assertTrue(!lake.checks().isEmpty());
    try (Connection connection = DriverManager.getConnection(lake.url(root))) {
      for (LakeCase.Check check : lake.checks()) {
        check(connection, check);
      }
    }
  }

  /** Options are percent-decoded once, before their paths are looked at. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "../secret.parquet",
        "sub/../../secret.parquet",
        "%2e%2e/secret.parquet",
        "..%2Fsecret.parquet",
        "/etc/hostname",
        "%2Fetc%2Fhostname",
        "file:///etc/hostname",
        "{..,sub}/secret.parquet",
        "./a.parquet"
      })
  void aPathInAnOptionNeverLeavesTheRoot(String path) throws IOException {
    Path root = Files.createDirectory(temporary.resolve("lake"));
    Files.writeString(temporary.resolve("secret.parquet"), "nobody may see this");
    String url = "jdbc:parquet:" + root + ";table.x=" + path;
    SQLException failure =
        assertThrows(SQLException.class, () -> DriverManager.getConnection(url).close());
    assertTrue(
        failure.getMessage().contains("no part of a pattern")
            || failure.getMessage().contains("refused"),
        failure.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "out.parquet",
        "%252e%252e/secret.parquet",
        "up/secret.parquet",
        "**/secret.parquet"
      })
  void aPathInAnOptionIsNoFileBehindALinkOrAnEscape(String path) throws IOException, SQLException {
    Path root = Files.createDirectory(temporary.resolve("lake"));
    Files.writeString(temporary.resolve("secret.parquet"), "nobody may see this");
    Files.createSymbolicLink(root.resolve("out.parquet"), Path.of("../secret.parquet"));
    Files.createSymbolicLink(root.resolve("up"), Path.of(".."));
    try (Connection connection =
        DriverManager.getConnection("jdbc:parquet:" + root + ";table.x=" + path)) {
      assertEquals("", tables(connection));
      assertTrue(
          warnings(connection).toString().contains("table x is not there"),
          warnings(connection).toString());
    }
  }

  /** What docs/tables.md shows can be done with the lake that it draws. */
  @Test
  void everyStatementOfTheDocumentRuns() throws IOException, SQLException {
    LakeCase lake = LakeCase.read(CASES.resolve("80-documentation.lake"));
    lake.make(temporary);
    String text = Files.readString(Path.of(System.getProperty("project.root"), "docs/tables.md"));
    List<String> statements =
        Pattern.compile("(?s)```sql\\n(.*?)```")
            .matcher(text)
            .results()
            .map(match -> match.group(1))
            .toList();
    assertTrue(statements.size() >= 7, statements.toString());
    try (Connection connection = DriverManager.getConnection(lake.url(temporary))) {
      for (String statement : statements) {
        assertTrue(rows(connection, statement).length() > 2, statement);
      }
    }
  }

  static void check(Connection connection, LakeCase.Check check) throws SQLException {
    switch (check.kind()) {
      case "tables" -> assertEquals(check.expected(), tables(connection));
      case "warning" -> {
        List<String> warnings = warnings(connection);
        assertTrue(
            warnings.stream().anyMatch(text -> text.contains(check.expected())),
            check.expected() + " in " + warnings);
      }
      case "rows" -> assertEquals(check.expected(), rows(connection, check.query()), check.query());
      default -> {
        SQLException failure =
            assertThrows(SQLException.class, () -> rows(connection, check.query()), check.query());
        assertTrue(failure.getMessage().contains(check.expected()), failure.getMessage());
        assertTrue(failure.getSQLState() != null && !failure.getSQLState().startsWith("08"));
      }
    }
  }

  /** Tables of files, in the order of JDBC's metadata. */
  private static String tables(Connection connection) throws SQLException {
    List<String> names = new ArrayList<>();
    try (ResultSet tables =
        connection.getMetaData().getTables(null, null, "%", new String[] {"TABLE"})) {
      while (tables.next()) {
        names.add(tables.getString("TABLE_SCHEM") + "." + tables.getString("TABLE_NAME"));
      }
    }
    return String.join(", ", names);
  }

  private static List<String> warnings(Connection connection) throws SQLException {
    List<String> warnings = new ArrayList<>();
    for (SQLWarning next = connection.getWarnings(); next != null; next = next.getNextWarning()) {
      warnings.add(next.getMessage());
    }
    return warnings;
  }

  private static String rows(Connection connection, String sql) throws SQLException {
    List<List<String>> rows = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      int width = result.getMetaData().getColumnCount();
      while (result.next()) {
        List<String> row = new ArrayList<>();
        for (int i = 1; i <= width; i++) {
          row.add(result.getString(i));
        }
        rows.add(row);
      }
    }
    return rows.toString();
  }
}
