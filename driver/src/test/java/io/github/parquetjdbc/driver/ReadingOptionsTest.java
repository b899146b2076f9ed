package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.page.Checksum;
import io.github.parquetjdbc.reader.schema.TypeOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Options that say how files are read. */
class ReadingOptionsTest {

  private static final Path FILES =
      Path.of(System.getProperty("project.root", ".."), "src-test-data", "files", "parquet-java");

  @TempDir private Path folder;

  private static ReadOptions reading(ConnectionOption option, String value) throws SQLException {
    return settings(Map.of(option, value)).database().reading();
  }

  private static ConnectionSettings settings(Map<ConnectionOption, String> options)
      throws SQLException {
    return ConnectionSettings.of(new JdbcUrl("", options, Map.of(), Map.of(), Map.of(), List.of()));
  }

  private static int rows(Path file, String options) throws SQLException {
    try (Connection connection =
            new ParquetDriver().connect(JdbcUrl.PREFIX + file + options, null);
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("SELECT * FROM \"" + name(file) + "\"")) {
      int rows = 0;
      while (result.next()) {
        rows++;
      }
      return rows;
    }
  }

  private static String name(Path file) {
    return file.getFileName().toString().replace(".parquet", "");
  }

  @Test
  void valuesReachTheReader() throws SQLException {
    assertEquals(
        TypeOptions.Binary.AS_VARCHAR,
        reading(ConnectionOption.BINARY_AS_STRING, "true").types().binary());
    assertEquals(
        TypeOptions.Int96.AS_INSTANT, reading(ConnectionOption.INT96, "Instant").types().int96());
    assertEquals(Checksum.Mode.IGNORE, reading(ConnectionOption.CHECKSUM, "ignore").checksums());
    assertEquals(ReadOptions.DEFAULT, settings(Map.of()).database().reading());
    for (ConnectionOption option :
        new ConnectionOption[] {
          ConnectionOption.CHECKSUM, ConnectionOption.INT96, ConnectionOption.BINARY_AS_STRING
        }) {
      SQLException error = assertThrows(SQLException.class, () -> reading(option, "maybe"));
      assertTrue(error.getMessage().contains(option.optionName()), error.getMessage());
    }
  }

  @Test
  void pagesWithAnotherChecksumAreReadOrRefused() throws IOException, SQLException {
    byte[] bytes = Files.readAllBytes(FILES.resolve("checksums.parquet"));
    Path damaged = folder.resolve("damaged.parquet");
    int readable = 0;
    int refused = 0;
    for (int at = 4; at < Math.min(bytes.length - 100, 400); at += 3) {
      byte[] changed = bytes.clone();
      changed[at] ^= 1;
      Files.write(damaged, changed);
      try {
        rows(damaged, ";checksum=ignore");
      } catch (SQLException e) {
        continue;
      }
      readable++;
      try {
        rows(damaged, ";checksum=strict");
      } catch (SQLException e) {
        assertEquals("XX001", e.getSQLState());
        refused += e.getMessage().contains("checksum") ? 1 : 0;
      }
      rows(damaged, ";checksum=count");
    }
    assertTrue(readable > 0 && refused > 0, readable + " readable, " + refused + " refused");
    assertTrue(rows(FILES.resolve("checksums.parquet"), ";checksum=strict") > 0);
  }

  @Test
  void largerFootersAreRefused() throws SQLException {
    Path file = FILES.resolve("checksums.parquet");
    assertTrue(rows(file, ";maxFooterSize=1MB") > 0);
    SQLException error = assertThrows(SQLException.class, () -> rows(file, ";maxFooterSize=10"));
    assertTrue(error.getMessage().contains("footer"), error.getMessage());
  }
}
