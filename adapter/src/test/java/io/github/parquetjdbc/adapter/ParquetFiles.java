package io.github.parquetjdbc.adapter;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** Writes Parquet files for tests, by DuckDB. */
public final class ParquetFiles {

  private ParquetFiles() {}

  /** Writes the rows of a query. */
  public static void write(Path file, String query) {
    write(file, query, "FORMAT PARQUET");
  }

  /**
   * @param options of DuckDB's COPY
   */
  public static void write(Path file, String query, String options) {
    try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = duck.createStatement()) {
      statement.execute("COPY (" + query + ") TO '" + file + "' (" + options + ")");
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
