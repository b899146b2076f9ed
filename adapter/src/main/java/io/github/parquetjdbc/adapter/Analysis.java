package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.table.TableScan;
import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.PlanPrinter;
import io.github.parquetjdbc.engine.profile.PlanProfile;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.engine.run.QueryRunner;
import io.github.parquetjdbc.reader.ScanMetrics;
import io.github.parquetjdbc.reader.ScanMetrics.SkippedBy;
import io.github.parquetjdbc.vector.Batch;
import java.io.IOException;
import java.util.Locale;

/** EXPLAIN ANALYZE: a plan, run to its end, with what each of its steps gave and took. */
record Analysis(QueryRunner runner, PlanNode plan) {

  private static final double NANOS_PER_MILLI = 1e6;
  private static final int KIB = 1 << 10;
  private static final int MIB = 1 << 20;

  /** The lines that tell of it. */
  PlanNode run(QueryContext context) throws IOException {
    PlanNode metered = plan.accept(new MeteredPlan(ScanMetrics::new));
    PlanProfile profile = new PlanProfile();
    long start = System.nanoTime();
    long rows = 0;
    try (BatchCursor cursor = runner.run(metered, context, PlanNode.UNLIMITED, profile)) {
      for (Batch batch = cursor.next(); batch != null; batch = cursor.next()) {
        rows += batch.length();
      }
    }
    String total =
        "Total: "
            + rows(rows)
            + ", "
            + millis(System.nanoTime() - start)
            + " on "
            + context.threads()
            + (context.threads() == 1 ? " thread" : " threads")
            + ", at most "
            + bytes(context.memory().peak())
            + " held";
    return PlanText.rows(PlanPrinter.print(metered, node -> "  -- " + note(node, profile)) + total);
  }

  private static String note(PlanNode node, PlanProfile profile) {
    String note = rows(profile.rows(node)) + ", " + millis(profile.ownNanos(node));
    return node instanceof PlanNode.Scan scan && scan.source() instanceof TableScan table
        ? note + ", read " + scanned(table.metrics())
        : note;
  }

  /**
   * As in {@code 2.1 MiB of 3 files (1 skipped), row groups: 4 read, 2 skipped (by file 2), ...}.
   */
  private static String scanned(ScanMetrics metrics) {
    StringBuilder text = new StringBuilder(bytes(metrics.bytesRead()));
    text.append(" of ").append(metrics.files() == 1 ? "1 file" : metrics.files() + " files");
    text.append(metrics.filesSkipped() > 0 ? " (" + metrics.filesSkipped() + " skipped)" : "");
    text.append(", row groups: ").append(metrics.rowGroupsRead()).append(" read, ");
    text.append(metrics.rowGroupsSkipped()).append(" skipped");
    String by = " (by ";
    for (SkippedBy means : SkippedBy.values()) {
      long skipped = metrics.rowGroupsSkipped(means);
      if (skipped > 0) {
        String name = means.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        text.append(by).append(name).append(' ').append(skipped);
        by = ", ";
      }
    }
    text.append(metrics.rowGroupsSkipped() > 0 ? ")" : "");
    text.append(", pages: ").append(metrics.pagesSkipped()).append(" skipped");
    return text.toString();
  }

  private static String rows(long count) {
    return count == 1 ? "1 row" : count + " rows";
  }

  private static String millis(long nanos) {
    return String.format(Locale.ROOT, "%.1f ms", nanos / NANOS_PER_MILLI);
  }

  private static String bytes(long bytes) {
    if (bytes < KIB) {
      return bytes + " bytes";
    }
    return bytes < MIB
        ? String.format(Locale.ROOT, "%.1f KiB", bytes / (double) KIB)
        : String.format(Locale.ROOT, "%.1f MiB", bytes / (double) MIB);
  }
}
