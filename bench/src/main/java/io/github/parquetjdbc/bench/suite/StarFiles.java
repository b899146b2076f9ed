package io.github.parquetjdbc.bench.suite;

import io.trino.tpcds.Results;
import io.trino.tpcds.Session;
import io.trino.tpcds.Table;
import io.trino.tpcds.column.ColumnType;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A directory with a Parquet file for each table of the star schema. */
final class StarFiles {

  private final Path directory;
  private final double scale;
  private final PrintStream progress;

  StarFiles(Path directory, double scale, PrintStream progress) {
    this.directory = directory;
    this.scale = scale;
    this.progress = progress;
  }

  void ensure() throws IOException, SQLException {
    Files.createDirectories(directory);
    for (Table table : Table.getBaseTables()) {
      Path file = directory.resolve(table.getName() + ".parquet");
      if (table != Table.DBGEN_VERSION && !Files.exists(file)) {
        progress.println("writing " + file);
        write(table, file);
      }
    }
  }

  private void write(Table table, Path file) throws IOException, SQLException {
    Path lines = Files.createTempFile(directory, table.getName(), ".csv");
    try {
      writeLines(table, lines);
      String columns =
          Arrays.stream(table.getColumns())
              .map(column -> "'" + column.getName() + "': '" + sqlType(column.getType()) + "'")
              .collect(Collectors.joining(", "));
      DuckDbFile.write(
          file,
          "SELECT * FROM read_csv('"
              + DuckDbFile.quoted(lines)
              + "', delim = '|', header = false, quote = '', escape = '', columns = {"
              + columns
              + "})");
    } finally {
      Files.delete(lines);
    }
  }

  private void writeLines(Table table, Path lines) throws IOException {
    Session session = Session.getDefaultSession().withScale(scale).withTable(table);
    try (BufferedWriter writer = Files.newBufferedWriter(lines)) {
      for (List<List<String>> rows : Results.constructResults(table, session)) {
        writer.write(
            rows.get(0).stream()
                .map(value -> value == null ? "" : value)
                .collect(Collectors.joining("|")));
        writer.write('\n');
      }
    }
  }

  private static String sqlType(ColumnType type) {
    return switch (type.getBase()) {
      case IDENTIFIER -> "BIGINT";
      case INTEGER -> "INTEGER";
      case DATE -> "DATE";
      case DECIMAL ->
          "DECIMAL(" + type.getPrecision().orElse(7) + "," + type.getScale().orElse(2) + ")";
      case CHAR, VARCHAR, TIME -> "VARCHAR";
    };
  }
}
