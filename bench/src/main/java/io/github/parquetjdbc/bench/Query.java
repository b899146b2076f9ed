package io.github.parquetjdbc.bench;

import io.github.parquetjdbc.bench.suite.Suite;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A named statement, the same text for both sides. */
record Query(String name, String sql) {
  private static final List<String> BUILT_IN = List.of("q1", "q3", "q6", "fetch");

  static List<Query> builtIn() throws IOException {
    List<Query> queries = new ArrayList<>();
    for (String name : BUILT_IN) {
      try (InputStream text = Query.class.getResourceAsStream("queries/" + name + ".sql")) {
        queries.add(of(name, new String(text.readAllBytes(), StandardCharsets.UTF_8)));
      }
    }
    return queries;
  }

  static List<Query> of(Suite suite) throws IOException {
    List<Query> queries = new ArrayList<>();
    for (String name : suite.queryNames()) {
      queries.add(of(name, suite.sql(name)));
    }
    return queries;
  }

  /** The {@code .sql} files of a directory, in the order of their names; one statement each. */
  static List<Query> in(Path directory) throws IOException {
    List<Query> queries = new ArrayList<>();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        if (name.endsWith(".sql")) {
          queries.add(of(name.substring(0, name.length() - 4), Files.readString(file)));
        }
      }
    }
    return queries;
  }

  private static Query of(String name, String text) {
    String sql = text.strip();
    return new Query(name, sql.endsWith(";") ? sql.substring(0, sql.length() - 1) : sql);
  }
}
