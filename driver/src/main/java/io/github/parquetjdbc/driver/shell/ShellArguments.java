package io.github.parquetjdbc.driver.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What the command line asks for: {@code <location> ["SQL"] [--csv|--json|--table] [--stats]}.
 *
 * @param location a location, or a whole {@code jdbc:parquet:} URL
 * @param sql the one statement to run; empty for the prompt
 * @param format how rows are printed
 * @param extras what else is printed
 */
record ShellArguments(
    String location, Optional<String> sql, OutputFormat format, List<Extra> extras) {

  static final String URL_PREFIX = "jdbc:parquet:";

  /** How a one-shot statement's rows are printed. */
  enum OutputFormat {
    TABLE,
    CSV,
    JSON
  }

  /** Things printed on request. */
  enum Extra {
    /** Rows, time and what reading cost, on the error stream. */
    STATS
  }

  /** The command line is not understood; the message says what is wrong with it. */
  static final class UsageException extends Exception {

    private static final long serialVersionUID = 1L;

    UsageException(String message) {
      super(message);
    }
  }

  static ShellArguments parse(String... arguments) throws UsageException {
    List<String> words = new ArrayList<>();
    List<Extra> extras = new ArrayList<>();
    OutputFormat format = OutputFormat.TABLE;
    for (String argument : arguments) {
      switch (argument.toLowerCase(Locale.ROOT)) {
        case "--table" -> format = OutputFormat.TABLE;
        case "--csv" -> format = OutputFormat.CSV;
        case "--json" -> format = OutputFormat.JSON;
        case "--stats" -> extras.add(Extra.STATS);
        default -> {
          if (argument.startsWith("--")) {
            throw new UsageException("unknown option " + argument);
          }
          words.add(argument);
        }
      }
    }
    if (words.isEmpty()) {
      throw new UsageException("no location given");
    }
    if (words.size() > 2) {
      throw new UsageException(
          "more than a location and one statement: put the SQL text in quotes");
    }
    Optional<String> sql = words.size() == 2 ? Optional.of(words.get(1)) : Optional.empty();
    return new ShellArguments(words.get(0), sql, format, List.copyOf(extras));
  }

  String url() {
    return location.startsWith(URL_PREFIX) ? location : URL_PREFIX + location;
  }
}
