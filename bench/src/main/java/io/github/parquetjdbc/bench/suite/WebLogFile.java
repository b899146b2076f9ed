package io.github.parquetjdbc.bench.suite;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Locale;

/**
 * {@code hits.parquet}: page views, 100 columns, a million rows a unit of scale. Values are drawn
 * by hashes of the row number, so that every run makes the same file: few users and pages have most
 * of the views, most texts are empty, most counters zero.
 */
final class WebLogFile {

  private static final int ROWS = 1_000_000;
  private static final int COUNTERS = 60;
  private static final int NULLABLE = 18;

  private final Path directory;
  private final double scale;
  private final PrintStream progress;

  WebLogFile(Path directory, double scale, PrintStream progress) {
    this.directory = directory;
    this.scale = scale;
    this.progress = progress;
  }

  void ensure() throws IOException, SQLException {
    Files.createDirectories(directory);
    Path file = directory.resolve("hits.parquet");
    if (!Files.exists(file)) {
      progress.println("writing " + file);
      DuckDbFile.write(file, query());
    }
  }

  /** A number from 0 up to {@code below}, mostly small ones. */
  private static String skewed(int salt, long below) {
    return String.format(
        Locale.ROOT,
        "CAST(floor(%d * pow((hash(i + %d) %% 10000) / 10000.0, 4)) AS BIGINT)",
        below,
        salt * 1_000_000_007L);
  }

  private static String even(int salt, long below) {
    return "CAST(hash(i * 31 + " + salt * 7_919L + ") % " + below + " AS INTEGER)";
  }

  private String query() {
    StringBuilder columns = new StringBuilder();
    columns
        .append("i AS event_id")
        .append(", TIMESTAMP '2024-01-01' + INTERVAL (i * 5184000 // n) SECOND AS event_time")
        .append(", CAST(TIMESTAMP '2024-01-01' + INTERVAL (i * 5184000 // n) SECOND AS DATE)")
        .append(" AS event_date")
        .append(", CAST(hash(")
        .append(skewed(1, 50_000))
        .append(") // 2 AS BIGINT) AS user_id")
        .append(", CAST(")
        .append(skewed(2, 2_000))
        .append(" AS INTEGER) AS counter_id")
        .append(", ")
        .append(even(3, 1 << 30))
        .append(" AS client_ip")
        .append(", CAST(")
        .append(skewed(4, 5_000))
        .append(" AS INTEGER) AS region_id")
        .append(", 'https://' || ['www.', '', 'm.'][1 + ")
        .append(even(5, 3))
        .append("] || 'site'")
        .append(" || ")
        .append(skewed(6, 3_000))
        .append(" || ['.com', '.org', '.net'][1 + ")
        .append(even(7, 3))
        .append("] || '/'")
        .append(" || ['shop', 'news', 'blog', 'cart'][1 + ")
        .append(even(8, 4))
        .append("] || '/'")
        .append(" || ")
        .append(skewed(9, 20_000))
        .append(" AS url")
        .append(", CASE WHEN ")
        .append(even(10, 3))
        .append(" > 0 THEN '' ELSE")
        .append(" 'http://ref' || ")
        .append(skewed(11, 500))
        .append(" || '.example/x/'")
        .append(" || ")
        .append(even(12, 50))
        .append(" END AS referer")
        .append(", 'page ' || ")
        .append(skewed(13, 9_000))
        .append(" || ' – Überblick' AS title")
        .append(", CASE WHEN ")
        .append(even(14, 8))
        .append(" > 0 THEN '' ELSE")
        .append(" 'how to ' || md5((")
        .append(skewed(15, 4_000))
        .append(")::TEXT)[1:6] END")
        .append(" AS search_phrase")
        .append(", CAST(CASE WHEN ")
        .append(even(16, 4))
        .append(" > 0 THEN 0 ELSE ")
        .append(even(17, 9))
        .append(" END AS SMALLINT) AS search_engine")
        .append(", CAST(CASE WHEN ")
        .append(even(18, 40))
        .append(" > 0 THEN 0 ELSE ")
        .append(even(19, 20))
        .append(" END AS SMALLINT) AS adv_engine")
        .append(", CASE WHEN ")
        .append(even(20, 10))
        .append(" > 0 THEN '' ELSE 'phone '")
        .append(" || ")
        .append(even(21, 90))
        .append(" END AS phone_model")
        .append(", CAST(")
        .append(even(22, 2_000))
        .append(" AS SMALLINT) AS resolution_width")
        .append(", CAST(")
        .append(even(23, 5))
        .append(" = 0 AS TINYINT) AS is_refresh")
        .append(", CAST(")
        .append(even(24, 12))
        .append(" - 2 AS TINYINT) AS trafic_source")
        .append(", ")
        .append(even(25, 1_000))
        .append(" / 8.0::DOUBLE AS load_seconds")
        .append(", ")
        .append(even(26, 100_000))
        .append("::DECIMAL(12, 2) / 100 AS price")
        .append(", ['Linux', 'Windows', 'macOS', 'Android'][1 + ")
        .append(even(27, 4))
        .append("] AS os, ")
        .append(even(28, 120))
        .append(" AS browser_version")
        .append(", ")
        .append(even(29, 2))
        .append(" = 0 AS is_mobile");
    for (int k = 1; k <= COUNTERS; k++) {
      columns.append(
          String.format(
              Locale.ROOT,
              ", CASE WHEN %s > 0 THEN 0 ELSE %s END AS c%02d",
              even(100 + k, 1 + k % 30),
              even(200 + k, 10L + k * k),
              k));
    }
    for (int k = 1; k <= NULLABLE; k++) {
      columns.append(
          String.format(
              Locale.ROOT,
              ", CASE WHEN %s < %d THEN %s / 4.0::DOUBLE END AS n%02d",
              even(300 + k, 20),
              k,
              even(400 + k, 1_000),
              k));
    }
    long rows = Math.round(ROWS * scale);
    return "SELECT "
        + columns
        + " FROM (SELECT range AS i, "
        + rows
        + " AS n FROM range("
        + rows
        + ")) r";
  }
}
