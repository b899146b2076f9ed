package io.github.parquetjdbc.bench.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** Writes Parquet files by DuckDB. */
final class DuckDbFile {

  private DuckDbFile() {}

  /** Writes the rows of a query; a broken run leaves no half file under the final name. */
  static void write(Path file, String query) throws IOException, SQLException {
    Path unfinished = file.resolveSibling(file.getFileName() + ".tmp");
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement()) {
      statement.execute(
          "COPY ("
              + query
              + ") TO '"
              + quoted(unfinished)
              + "' (FORMAT parquet, COMPRESSION snappy)");
    }
    Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
  }

  static String quoted(Path path) {
    return path.toString().replace("'", "''");
  }
}
