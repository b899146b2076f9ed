package io.github.parquetjdbc.bench.lists;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** Files of lists of doubles, written by DuckDB: one row group, one page a column. */
record ListFiles(Path directory, int length, long values) {

  /** All lists of the length. */
  Path lists() throws SQLException {
    return write("lists", select(values / length));
  }

  /** The same, and last of all a list of one element more. */
  Path oddLast() throws SQLException {
    return write(
        "odd",
        select(values / length) + " UNION ALL SELECT [0.5 FOR j IN range(" + length + "+1)]");
  }

  /** The same values, one a row. */
  Path flat() throws SQLException {
    return write("flat", "SELECT unnest(x) AS x FROM (" + select(values / length) + ")");
  }

  private String select(long rows) {
    return "SELECT [(j * 0.6180339887498949) % 1.0 FOR j IN range(i * {n}, i * {n} + {n})]::DOUBLE[] AS x"
            .replace("{n}", Integer.toString(length))
        + " FROM range("
        + rows
        + ") t(i)";
  }

  private Path write(String kind, String query) throws SQLException {
    Path file = directory.resolve(kind + "-" + length + "-" + values + ".parquet");
    if (!Files.exists(file)) {
      try (Connection duckdb = DriverManager.getConnection("jdbc:duckdb:");
          Statement statement = duckdb.createStatement()) {
        statement.execute("SET preserve_insertion_order = true; SET threads = 1");
        statement.execute(
            "COPY ("
                + query
                + ") TO '"
                + file
                + "' (FORMAT parquet, COMPRESSION uncompressed, ROW_GROUP_SIZE "
                + (values + 2)
                + ")");
      }
    }
    return file;
  }
}
