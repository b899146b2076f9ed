package io.github.parquetjdbc.bench;

import io.github.parquetjdbc.bench.suite.Suite;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/**
 * What the command line asked for.
 *
 * @param command {@code generate} or {@code tpch}, or the name of a {@link Suite}
 * @param directory where the Parquet files are or will be
 * @param scale scale factor
 * @param queries a directory of {@code .sql} files, or null for the built-in ones
 * @param only names of the queries to run; empty for all
 * @param warmups uncounted runs of each side
 * @param runs counted runs of each side
 * @param threads threads of each side
 * @param subject {@code parquet}, or {@code duckdb} to see how much equal sides differ
 * @param report a directory for a result file, or null
 */
record Settings(
    String command,
    Path directory,
    double scale,
    Path queries,
    List<String> only,
    int warmups,
    int runs,
    int threads,
    String subject,
    Path report) {

  static final String USAGE =
      """
      usage: bench/run generate|tpch|star|weblog [options]
        --dir DIR          Parquet files, made when missing   (/tmp/tpch)
        --scale N          scale factor                       (1)
        --queries DIR      run the .sql files of a directory  (the suite's own)
        --only A,B         run only these
        --warmups N        uncounted runs of each side        (5)
        --runs N           counted runs of each side          (7)
        --threads N        threads of each side               (2)
        --subject NAME     parquet, or duckdb to compare it with itself
        --report DIR       also write a result file there
      """;

  /** Throws {@link IllegalArgumentException} with a message for the user. */
  static Settings parse(String[] arguments) {
    Iterator<String> words = Arrays.asList(arguments).iterator();
    if (!words.hasNext()) {
      throw new IllegalArgumentException("no command");
    }
    Settings settings =
        new Settings(
            command(words.next()),
            Path.of("/tmp/tpch"),
            1,
            null,
            List.of(),
            5,
            7,
            2,
            "parquet",
            null);
    while (words.hasNext()) {
      String option = words.next();
      if (!words.hasNext()) {
        throw new IllegalArgumentException(option + " needs a value");
      }
      settings = settings.with(option, words.next());
    }
    return settings;
  }

  private static String command(String word) {
    if (!List.of("generate", "tpch").contains(word) && Suite.named(word).isEmpty()) {
      throw new IllegalArgumentException("unknown command " + word);
    }
    return word;
  }

  private Settings with(String option, String value) {
    Path newDirectory = option.equals("--dir") ? Path.of(value) : directory;
    double newScale = option.equals("--scale") ? Double.parseDouble(value) : scale;
    Path newQueries = option.equals("--queries") ? Path.of(value) : queries;
    List<String> newOnly = option.equals("--only") ? List.of(value.split(",")) : only;
    int newWarmups = option.equals("--warmups") ? Integer.parseInt(value) : warmups;
    int newRuns = option.equals("--runs") ? positive(option, value) : runs;
    int newThreads = option.equals("--threads") ? positive(option, value) : threads;
    String newSubject = option.equals("--subject") ? value : subject;
    Path newReport = option.equals("--report") ? Path.of(value) : report;
    if (!USAGE.contains("  " + option + " ")) {
      throw new IllegalArgumentException("unknown option " + option);
    }
    return new Settings(
        command,
        newDirectory,
        newScale,
        newQueries,
        newOnly,
        newWarmups,
        newRuns,
        newThreads,
        newSubject,
        newReport);
  }

  private static int positive(String option, String value) {
    int number = Integer.parseInt(value);
    if (number < 1) {
      throw new IllegalArgumentException(option + " must be at least 1");
    }
    return number;
  }
}
