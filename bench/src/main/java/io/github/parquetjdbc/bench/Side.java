package io.github.parquetjdbc.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;

/** One of the two that are compared: an open connection over the files. */
record Side(String name, String version, Connection connection) implements AutoCloseable {

  /** This driver, with a directory as its database. */
  static Side parquet(Path directory, int threads) throws SQLException {
    return of(
        "parquet-jdbc",
        DriverManager.getConnection("jdbc:parquet:" + directory + ";threads=" + threads));
  }

  /** DuckDB in memory, with a view over each file of the directory. */
  static Side duckDb(Path directory, int threads) throws IOException, SQLException {
    Connection connection = DriverManager.getConnection("jdbc:duckdb:");
    try (Statement statement = connection.createStatement()) {
      statement.execute("SET threads = " + threads);
      for (Path file : parquetFiles(directory)) {
        String name = file.getFileName().toString().replace(".parquet", "");
        statement.execute(
            String.format(
                "CREATE VIEW \"%s\" AS SELECT * FROM read_parquet('%s')",
                name, file.toString().replace("'", "''")));
      }
    }
    return of("DuckDB JDBC", connection);
  }

  private static Side of(String name, Connection connection) throws SQLException {
    return new Side(name, connection.getMetaData().getDatabaseProductVersion(), connection);
  }

  private static List<Path> parquetFiles(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> file.toString().endsWith(".parquet")).sorted().toList();
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
