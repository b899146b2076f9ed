package io.github.parquetjdbc.driver.shell;

import io.github.parquetjdbc.adapter.ScanStatistics;
import io.github.parquetjdbc.driver.ParquetDriver;
import io.github.parquetjdbc.driver.ParquetStatement;
import io.github.parquetjdbc.driver.shell.ShellArguments.Extra;
import io.github.parquetjdbc.driver.shell.ShellArguments.UsageException;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.logging.Level;
import java.util.logging.Logger;
import sqlline.SqlLine;

/** The jar's main class: {@code java -jar parquet-jdbc.jar <location> ["SQL"]}. */
public final class Shell {

  private static final int FAILED = 1;
  private static final int MISUSED = 2;

  private static final String USAGE =
      """
      usage: java -jar parquet-jdbc.jar <location> ["SQL" [--table | --csv | --json] [--stats]]

        <location>  a Parquet file, a directory of them, a glob in quotes, or a jdbc:parquet: URL
        "SQL"       one statement to run; without it, a prompt (!help there, !tables lists tables)
        --stats     afterwards, rows, time and bytes read on the error stream

      for example, over the demo lake of the repository:
        java -jar parquet-jdbc.jar src-test-data/lake "SELECT * FROM stations LIMIT 5"
      """;

  private final PrintStream out;
  private final PrintStream err;

  Shell(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  public static void main(String[] arguments) throws IOException {
    System.exit(new Shell(System.out, System.err).run(arguments));
  }

  /** The process's exit code: 0 done, 1 failed (one line says why), 2 misused. */
  int run(String... arguments) throws IOException {
    if (List.of(arguments).contains("--help")) {
      out.print(USAGE);
      return 0;
    }
    ShellArguments parsed;
    try {
      parsed = ShellArguments.parse(arguments);
    } catch (UsageException e) {
      err.println("error: " + e.getMessage());
      err.print(USAGE);
      return MISUSED;
    }
    return parsed.sql().isPresent() ? runStatement(parsed, parsed.sql().get()) : prompt(parsed);
  }

  private int runStatement(ShellArguments arguments, String sql) throws IOException {
    long start = System.nanoTime();
    // No flush on each line, and UTF-8 whatever the platform's default: the output is often piped.
    Writer writer =
        new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
    try (Connection connection = new ParquetDriver().connect(arguments.url(), new Properties());
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      long count = ResultWriter.of(arguments.format()).write(rows, writer);
      writer.flush();
      printWarnings(connection.getWarnings());
      printWarnings(statement.getWarnings());
      if (arguments.extras().contains(Extra.STATS)) {
        printStatistics(statement, count, System.nanoTime() - start);
      }
      return 0;
    } catch (SQLException e) {
      writer.flush();
      err.println("error: " + oneLine(e) + " [" + e.getSQLState() + "]");
      return FAILED;
    }
  }

  private static String oneLine(SQLException e) {
    return String.valueOf(e.getMessage()).replaceAll("\\s*\\R\\s*", " ");
  }

  private void printWarnings(SQLWarning first) {
    for (SQLWarning warning = first; warning != null; warning = warning.getNextWarning()) {
      err.println("warning: " + oneLine(warning));
    }
  }

  private void printStatistics(Statement statement, long count, long nanos) throws SQLException {
    ScanStatistics scan = statement.unwrap(ParquetStatement.class).scanStatistics().orElseThrow();
    err.printf(
        Locale.ROOT,
        "%,d rows in %.3f s; read %,d bytes of %d file(s); row groups: %d read, %d skipped"
            + " (%d by Bloom filters, %d by dictionaries, %d by page indexes); pages: %,d skipped%n",
        count,
        nanos / 1e9,
        scan.bytesRead(),
        scan.files(),
        scan.rowGroupsRead(),
        scan.rowGroupsSkipped(),
        scan.rowGroupsSkippedByBloomFilter(),
        scan.rowGroupsSkippedByDictionary(),
        scan.rowGroupsSkippedByPageIndex(),
        scan.pagesSkipped());
  }

  private int prompt(ShellArguments arguments) throws IOException {
    List<String> words = new ArrayList<>();
    words.addAll(List.of("-ac", Prompt.class.getName()));
    words.addAll(List.of("-d", ParquetDriver.class.getName(), "-u", arguments.url()));
    words.addAll(List.of("-n", "", "-p", ""));
    words.add("--maxWidth=200");
    // With input from a pipe JLine has no terminal to offer, and would say so.
    Logger terminals = Logger.getLogger("org.jline");
    terminals.setLevel(Level.OFF);
    SqlLine.Status status = SqlLine.start(words.toArray(String[]::new), null, true);
    return status == SqlLine.Status.OK ? 0 : FAILED;
  }
}
