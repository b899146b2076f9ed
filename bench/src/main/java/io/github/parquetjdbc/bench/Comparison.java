package io.github.parquetjdbc.bench;

import io.github.parquetjdbc.bench.suite.Suite;
import io.github.parquetjdbc.bench.tpch.TpchFiles;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The command: makes the files, checks the answers, measures both sides in turn, reports. */
public final class Comparison {
  private final Settings settings;
  private final PrintStream out;

  /** A line for each query that has no figures, and why. */
  private final List<String> failures = new ArrayList<>();

  private Comparison(Settings settings, PrintStream out) {
    this.settings = settings;
    this.out = out;
  }

  /** Exit code 1: a query failed or its answers differ; 2: wrong usage. */
  public static void main(String[] arguments) throws IOException, SQLException {
    Settings settings;
    try {
      settings = Settings.parse(arguments);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.err.print(Settings.USAGE);
      System.exit(2);
      return;
    }
    Comparison comparison = new Comparison(settings, System.out);
    comparison.run();
    if (!comparison.failures.isEmpty()) {
      System.exit(1);
    }
  }

  private void run() throws IOException, SQLException {
    Path directory = settings.directory().toAbsolutePath();
    Optional<Suite> suite = Suite.named(settings.command());
    if (suite.isPresent()) {
      suite.get().ensure(directory, settings.scale(), out);
    } else {
      new TpchFiles(directory, settings.scale(), out).ensure();
    }
    if (!settings.command().equals("generate")) {
      double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
      try (Side ours =
              settings.subject().equals("duckdb")
                  ? Side.duckDb(directory, settings.threads())
                  : Side.parquet(directory, settings.threads());
          Side peer = Side.duckDb(directory, settings.threads())) {
        List<Measurement> results = new ArrayList<>();
        for (Query query : queries()) {
          try {
            results.add(measure(ours, peer, query));
          } catch (SQLException | WrongAnswerException e) {
            failures.add(query.name() + ": " + e.getMessage());
            out.println(query.name() + " failed: " + e.getMessage());
          }
        }
        publish(Report.text(settings, ours, peer, load, results, failures));
      }
    }
  }

  private List<Query> queries() throws IOException {
    Optional<Suite> suite = Suite.named(settings.command());
    List<Query> own = suite.isPresent() ? Query.of(suite.get()) : Query.builtIn();
    List<Query> all = settings.queries() == null ? own : Query.in(settings.queries());
    return settings.only().isEmpty()
        ? all
        : all.stream().filter(query -> settings.only().contains(query.name())).toList();
  }

  private Measurement measure(Side ours, Side peer, Query query) throws SQLException {
    long rows = SameAnswer.check(ours, peer, query);
    for (int i = 0; i < settings.warmups(); i++) {
      Run.of(ours, query);
      Run.of(peer, query);
    }
    List<Run> ourRuns = new ArrayList<>();
    List<Run> peerRuns = new ArrayList<>();
    for (int i = 0; i < settings.runs(); i++) {
      // Who goes first alternates too, so that neither always pays for the other's garbage.
      if (i % 2 == 0) {
        ourRuns.add(Run.of(ours, query));
        peerRuns.add(Run.of(peer, query));
      } else {
        peerRuns.add(Run.of(peer, query));
        ourRuns.add(Run.of(ours, query));
      }
    }
    Measurement result = new Measurement(query, rows, ourRuns, peerRuns);
    out.printf(
        "%-8s %9.1f ms %9.1f ms  ratio %.2f%n",
        query.name(), result.ourMillis(), result.peerMillis(), result.ratio());
    return result;
  }

  private void publish(String report) throws IOException {
    out.println();
    out.print(report);
    if (settings.report() != null) {
      Files.createDirectories(settings.report());
      Path file =
          settings
              .report()
              .resolve(
                  LocalDate.now()
                      + "-tpch-sf"
                      + String.valueOf(settings.scale()).replace(".0", "")
                      + ".md");
      Files.writeString(file, report);
      out.println("written to " + file);
    }
  }
}
