package io.github.parquetjdbc.testdata.writer;

import io.github.parquetjdbc.testdata.form.Field;
import io.github.parquetjdbc.testdata.form.Scalar;
import io.github.parquetjdbc.testdata.form.SourceTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Collectors;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;

/** Writes a table of scalars with DuckDB: rows arrive as canonical text and are cast. */
public final class DuckDb {
  private DuckDb() {}

  /** Writes one file; {@code options} is what follows FORMAT parquet in COPY, or empty. */
  public static void write(Path file, SourceTable table, String options)
      throws IOException, SQLException {
    Files.createDirectories(file.getParent());
    try (DuckDBConnection connection =
            DriverManager.getConnection("jdbc:duckdb:").unwrap(DuckDBConnection.class);
        Statement statement = connection.createStatement()) {
      // One thread keeps the row groups, and so the bytes of the file, the same in every run.
      statement.execute("SET threads = 1");
      statement.execute("SET TimeZone = 'UTC'");
      statement.execute(
          table.fields().stream()
              .map(field -> quoted(field) + " VARCHAR")
              .collect(Collectors.joining(", ", "CREATE TABLE source (", ")")));
      append(connection, table);
      String columns =
          table.fields().stream()
              .map(field -> cast(field) + " AS " + quoted(field))
              .collect(Collectors.joining(", "));
      statement.execute(
          String.format(
              "COPY (SELECT %s FROM source) TO '%s' (FORMAT parquet%s)",
              columns, file, options.isEmpty() ? "" : ", " + options));
    }
  }

  private static void append(DuckDBConnection connection, SourceTable table) throws SQLException {
    try (DuckDBAppender appender = connection.createAppender("main", "source")) {
      for (Object[] row : table.rows()) {
        appender.beginRow();
        for (int c = 0; c < row.length; c++) {
          if (row[c] == null) {
            appender.appendNull();
          } else {
            appender.append(((Scalar) table.fields().get(c).form()).text().apply(row[c]));
          }
        }
        appender.endRow();
      }
    }
  }

  private static String quoted(Field field) {
    return '"' + field.name() + '"';
  }

  private static String cast(Field field) {
    String token = field.form().token();
    String column = quoted(field);
    String type =
        switch (token) {
          case "STRING" -> "VARCHAR";
          case "INT8" -> "TINYINT";
          case "INT16" -> "SMALLINT";
          case "INT32" -> "INTEGER";
          case "INT64" -> "BIGINT";
          case "UINT8" -> "UTINYINT";
          case "UINT16" -> "USMALLINT";
          case "UINT32" -> "UINTEGER";
          case "UINT64" -> "UBIGINT";
          case "TIME(MICROS,LOCAL)" -> "TIME";
          case "TIMESTAMP(MILLIS,LOCAL)" -> "TIMESTAMP_MS";
          case "TIMESTAMP(MICROS,LOCAL)" -> "TIMESTAMP";
          case "TIMESTAMP(NANOS,LOCAL)" -> "TIMESTAMP_NS";
          case "TIMESTAMP(MICROS,UTC)" -> "TIMESTAMPTZ";
          default -> token;
        };
    return token.equals("BINARY")
        ? "unhex(substr(" + column + ", 3))"
        : "CAST(" + column + " AS " + type + ")";
  }
}
