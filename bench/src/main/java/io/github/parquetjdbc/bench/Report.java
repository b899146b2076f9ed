package io.github.parquetjdbc.bench;

import java.lang.management.ManagementFactory;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;

/** The figures as a Markdown table, with what one must know to repeat them. */
final class Report {
  private Report() {}

  static String text(
      Settings settings,
      Side ours,
      Side peer,
      double loadAtStart,
      List<Measurement> results,
      List<String> failures) {
    StringBuilder text = new StringBuilder();
    text.append(line("# TPC-H, scale factor %s", settings.scale()));
    text.append('\n');
    text.append(
        line(
            "- %s, %d cores, %s %s, load average at the start %.2f",
            LocalDate.now(),
            Runtime.getRuntime().availableProcessors(),
            System.getProperty("java.vm.name"),
            System.getProperty("java.version"),
            loadAtStart));
    text.append(
        line(
            "- %s %s against %s %s; %d threads each; %d warm-ups, %d counted runs, alternating",
            ours.name(),
            ours.version(),
            peer.name(),
            peer.version(),
            settings.threads(),
            settings.warmups(),
            settings.runs()));
    text.append(
        line(
            "- `bench/run tpch --scale %s --threads %d --warmups %d --runs %d`, JVM options %s",
            settings.scale(),
            settings.threads(),
            settings.warmups(),
            settings.runs(),
            jvmOptions()));
    text.append(
        line("- ratio: median of the pairwise ratios, ours / peer; below 1, ours is faster"));
    text.append('\n');
    text.append(line("| query | rows | ours ms | peer ms | ratio | cpu ratio | ours rows/s |"));
    text.append(line("| --- | --: | --: | --: | --: | --: | --: |"));
    for (Measurement result : results) {
      text.append(
          line(
              "| %s | %d | %.1f | %.1f | %.2f | %.2f | %.0f |",
              result.query().name(),
              result.rows(),
              result.ourMillis(),
              result.peerMillis(),
              result.ratio(),
              result.cpuRatio(),
              result.rows() / result.ourMillis() * 1000));
    }
    text.append(
        line(
            "| geometric mean | | | | %.2f | %.2f | |",
            geometricMean(results.stream().mapToDouble(Measurement::ratio).toArray()),
            geometricMean(results.stream().mapToDouble(Measurement::cpuRatio).toArray())));
    text.append(
        line(
            "| worst | | | | %.2f | | |",
            results.stream().mapToDouble(Measurement::ratio).max().orElse(Double.NaN)));
    if (!failures.isEmpty()) {
      text.append("\nNo figures:\n");
      failures.forEach(failure -> text.append("- ").append(failure).append('\n'));
    }
    return text.toString();
  }

  private static String jvmOptions() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(option -> option.startsWith("-X"))
        .reduce((a, b) -> a + " " + b)
        .orElse("none");
  }

  private static double geometricMean(double[] values) {
    double logs = 0;
    for (double value : values) {
      logs += Math.log(value);
    }
    return Math.exp(logs / values.length);
  }

  private static String line(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments) + "\n";
  }
}
