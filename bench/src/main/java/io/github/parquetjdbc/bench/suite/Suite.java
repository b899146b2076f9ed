package io.github.parquetjdbc.bench.suite;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Tables of one kind, and queries over them that both sides take as they are. */
public enum Suite {
  /** Sales and returns of three channels, with dimensions. */
  STAR {
    @Override
    public void ensure(Path directory, double scale, PrintStream progress)
        throws IOException, SQLException {
      new StarFiles(directory, scale, progress).ensure();
    }
  },

  /** One table of 100 columns. */
  WEBLOG {
    @Override
    public void ensure(Path directory, double scale, PrintStream progress)
        throws IOException, SQLException {
      new WebLogFile(directory, scale, progress).ensure();
    }
  };

  /** The suite of a command's name. */
  public static Optional<Suite> named(String name) {
    for (Suite suite : values()) {
      if (suite.command().equals(name)) {
        return Optional.of(suite);
      }
    }
    return Optional.empty();
  }

  private String command() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Makes what is missing. */
  public abstract void ensure(Path directory, double scale, PrintStream progress)
      throws IOException, SQLException;

  /** Names of the queries, in order. */
  public List<String> queryNames() throws IOException {
    return text("queries.txt").lines().toList();
  }

  /** The SQL text of one. */
  public String sql(String queryName) throws IOException {
    return text(queryName + ".sql").strip();
  }

  private String text(String file) throws IOException {
    try (InputStream bytes = Suite.class.getResourceAsStream(command() + "/" + file)) {
      if (bytes == null) {
        throw new IOException("there is no " + command() + "/" + file);
      }
      return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
