package io.github.parquetjdbc.bench.tpch;

import io.trino.tpch.TpchTable;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Collectors;
import org.duckdb.DuckDBConnection;

/**
 * A directory with one Parquet file for each TPC-H table, and {@code fetch_rows.parquet}: the first
 * 500,000 line items, for fetching rows without any other work. SNAPPY, row groups as DuckDB makes
 * them unasked.
 */
public final class TpchFiles {
  private static final int FETCH_ROWS = 500_000;

  private final Path directory;
  private final double scale;
  private final PrintStream progress;

  /** Files of a scale factor in a directory; progress is told in lines. */
  public TpchFiles(Path directory, double scale, PrintStream progress) {
    this.directory = directory;
    this.scale = scale;
    this.progress = progress;
  }

  /** Makes what is missing; files of another scale factor are refused, not replaced. */
  public void ensure() throws IOException, SQLException {
    Files.createDirectories(directory);
    Path mark = directory.resolve(".scale");
    String wanted = Double.toString(scale);
    if (Files.exists(mark) && !Files.readString(mark).strip().equals(wanted)) {
      throw new IOException(
          directory + " holds scale factor " + Files.readString(mark).strip() + ", not " + wanted);
    }
    Files.writeString(mark, wanted + "\n");
    for (TpchTable<?> table : TpchTable.getTables()) {
      Path file = directory.resolve(table.getTableName() + ".parquet");
      if (!Files.exists(file)) {
        progress.println("writing " + file);
        write(table, file);
      }
    }
    Path fetch = directory.resolve("fetch_rows.parquet");
    if (!Files.exists(fetch)) {
      progress.println("writing " + fetch);
      writeFetch(fetch);
    }
  }

  private void write(TpchTable<?> table, Path file) throws IOException, SQLException {
    try (DuckDBConnection connection = connect();
        Statement statement = connection.createStatement()) {
      String columns =
          TableRows.columns(table).stream()
              .map(column -> column.name() + " " + column.sqlType() + " NOT NULL")
              .collect(Collectors.joining(", "));
      statement.execute("CREATE TABLE source (" + columns + ")");
      TableRows.append(table, scale, connection, "source");
      copy(statement, "source", file);
    }
  }

  private void writeFetch(Path file) throws IOException, SQLException {
    try (DuckDBConnection connection = connect();
        Statement statement = connection.createStatement()) {
      String lineItems = directory.resolve("lineitem.parquet").toString();
      copy(
          statement,
          "(SELECT * FROM read_parquet('" + quoted(lineItems) + "') LIMIT " + FETCH_ROWS + ")",
          file);
    }
  }

  private static DuckDBConnection connect() throws SQLException {
    return DriverManager.getConnection("jdbc:duckdb:").unwrap(DuckDBConnection.class);
  }

  /** A broken run leaves no half file under the final name. */
  private static void copy(Statement statement, String source, Path file)
      throws IOException, SQLException {
    Path unfinished = file.resolveSibling(file.getFileName() + ".tmp");
    statement.execute(
        "COPY "
            + source
            + " TO '"
            + quoted(unfinished.toString())
            + "' (FORMAT parquet, COMPRESSION snappy)");
    Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
  }

  private static String quoted(String text) {
    return text.replace("'", "''");
  }
}
