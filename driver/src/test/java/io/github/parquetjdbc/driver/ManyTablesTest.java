package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Metadata of a thousand tables takes no longer than reading a thousand footers does. */
class ManyTablesTest {

  private static final int TABLES = 1000;

  @TempDir private Path folder;

  private void write() throws SQLException, IOException {
    Path first = folder.resolve("x_0000.parquet");
    try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = duck.createStatement()) {
      statement.execute(
          "COPY (SELECT 1 AS a, 'x' AS b, 2.5 AS c) TO '" + first + "' (FORMAT PARQUET)");
    }
    for (int i = 1; i < TABLES; i++) {
      // Names without a common stem, which would make them parts of one table.
      String name = "%s_of_%d.parquet".formatted(Integer.toString(i * 7919, 36), i % 7);
      Files.copy(first, folder.resolve("n" + name));
    }
    Files.writeString(folder.resolve("bad.parquet"), "no Parquet file at all");
  }

  private static int count(ResultSet rows) throws SQLException {
    int count = 0;
    while (rows.next()) {
      count++;
    }
    return count;
  }

  @Test
  @Timeout(60)
  void aThousandTablesAreDescribedAtOnce() throws SQLException, IOException {
    write();
    try (Connection connection =
        DriverManager.getConnection("jdbc:parquet:" + folder + ";tables=files")) {
      DatabaseMetaData metaData = connection.getMetaData();
      assertEquals(TABLES + 1, count(metaData.getTables(null, "default", "%", null)));
      try (ResultSet columns = metaData.getColumns(null, "default", "%", "%")) {
        assertEquals(3 * TABLES, count(columns));
        assertTrue(columns.getWarnings().getMessage().contains("bad"));
      }
      assertEquals(TABLES, count(metaData.getColumns(null, "default", "%", "b")));
      assertEquals(3, count(metaData.getColumns(null, null, "x_0000", null)));
      assertFalse(metaData.getTables(null, null, "DBEAVERFAKETABLENAMEFORPING", null).next());
    }
  }
}
