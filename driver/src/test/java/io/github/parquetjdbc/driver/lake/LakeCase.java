package io.github.parquetjdbc.driver.lake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * A directory and what is to be seen of it, as text:
 *
 * <pre>
 *   # why
 *   option NAME=VALUE
 *   location PATH            below the directory; the directory itself if there is none
 *   file PATH SELECT ...     a Parquet file of the query's rows
 *   text PATH [CONTENT]      another file
 *   folder PATH
 *   link PATH -> TARGET
 *   tables SCHEMA.TABLE, ...
 *   warning PART OF IT
 *   query SELECT ...
 *   rows [[1, x], [2, null]]
 *   fails PART OF THE MESSAGE
 * </pre>
 *
 * @param checks expected tables and warnings, and queries each with what it gives
 */
record LakeCase(
    String name, List<String> files, List<String> options, String location, List<Check> checks) {

  /**
   * Something expected.
   *
   * @param kind {@code tables}, {@code warning}, {@code rows} or {@code fails}
   * @param query of rows and failures, else empty
   */
  record Check(String kind, String query, String expected) {}

  static LakeCase read(Path file) throws IOException {
    List<String> files = new ArrayList<>();
    List<String> options = new ArrayList<>();
    List<Check> checks = new ArrayList<>();
    String location = "";
    String query = "";
    for (String line : Files.readAllLines(file)) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      int space = line.indexOf(' ');
      String word = space < 0 ? line : line.substring(0, space);
      String rest = space < 0 ? "" : line.substring(space + 1);
      switch (word) {
        case "option" -> options.add(rest);
        case "location" -> location = rest;
        case "file", "text", "folder", "link" -> files.add(line);
        case "query" -> query = rest;
        case "tables", "warning", "rows", "fails" -> checks.add(new Check(word, query, rest));
        default -> throw new IllegalArgumentException(file + ": " + line);
      }
    }
    return new LakeCase(file.getFileName().toString(), files, options, location, checks);
  }

  void make(Path root) throws IOException, SQLException {
    try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = duck.createStatement()) {
      for (String line : files) {
        String rest = line.substring(line.indexOf(' ') + 1);
        if (line.startsWith("file ")) {
          int select = rest.indexOf(" SELECT ");
          Path file = placed(root, rest.substring(0, select));
          statement.execute(
              "COPY ("
                  + rest.substring(select)
                  + ") TO '"
                  + file.toString().replace("'", "''")
                  + "' (FORMAT PARQUET)");
        } else if (line.startsWith("text ")) {
          int bar = rest.indexOf(" | ");
          Path file = placed(root, bar < 0 ? rest : rest.substring(0, bar));
          Files.writeString(file, bar < 0 ? "" : rest.substring(bar + 3));
        } else if (line.startsWith("folder ")) {
          Files.createDirectories(root.resolve(rest));
        } else {
          String[] link = rest.split(" -> ");
          Files.createSymbolicLink(placed(root, link[0]), Path.of(link[1]));
        }
      }
    }
  }

  private static Path placed(Path root, String path) throws IOException {
    Path file = root.resolve(path);
    Files.createDirectories(file.getParent());
    return file;
  }

  /** Whether it can lie in an object store: these have neither links nor empty folders. */
  boolean isOfObjects() {
    return files.stream().noneMatch(line -> line.startsWith("link ") || line.startsWith("folder "));
  }

  /**
   * @param root of the directory, as a location
   */
  String url(Object root) {
    StringBuilder url = new StringBuilder("jdbc:parquet:").append(root);
    if (!location.isEmpty()) {
      url.append('/').append(location);
    }
    options.forEach(option -> url.append(';').append(option));
    return url.toString();
  }

  @Override
  public String toString() {
    return name;
  }
}
