package io.github.parquetjdbc.driver.lake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.driver.ParquetStatement;
import io.github.parquetjdbc.driver.shell.Shell;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Many files, in little memory, and few of them where few are asked for. */
@Timeout(180)
class LargeLakesTest {

  private static final int FILES = 10_000;

  @TempDir private Path lake;

  private Path sample() throws SQLException {
    Path sample = lake.resolve("_sample.parquet");
    try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = duck.createStatement()) {
      statement.execute(
          "COPY (SELECT 7 AS a, 'x' AS b, 2.5 AS c) TO '" + sample + "' (FORMAT PARQUET)");
    }
    return sample;
  }

  /** In a Java machine of its own: the heap of this one is large. */
  private String answer(String heap, String sql) throws IOException, InterruptedException {
    Path output = lake.resolve("_output");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                heap,
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                Shell.class.getName(),
                lake.toString(),
                sql,
                "--csv")
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    process.waitFor();
    return Files.readString(output, StandardCharsets.UTF_8);
  }

  @Test
  void aTableOfTenThousandFilesFitsIntoASmallHeap() throws Exception {
    Path sample = sample();
    Path table = Files.createDirectory(lake.resolve("t"));
    for (int i = 0; i < FILES; i++) {
      Files.copy(sample, table.resolve("f" + i + ".parquet"));
    }
    String sql =
        "SELECT (SELECT COUNT(*) FROM t) AS n, (SELECT SUM(a) FROM t WHERE b = 'x') AS s,"
            + " (SELECT COUNT(row_count) FROM \"system\".\"files\") AS f";
    String answer = answer("-Xmx128m", sql);
    assertTrue(answer.endsWith("n,s,f\n10000,70000,10000\n"), answer);
  }

  @Test
  void aQueryOfOnePartitionOfThousandsReadsItsFiles() throws IOException, SQLException {
    Path sample = sample();
    for (int p = 0; p < 50; p++) {
      for (int q = 0; q < 40; q++) {
        Path folder = Files.createDirectories(lake.resolve("t/p=" + p + "/q=" + q));
        Path file = folder.resolve("x.parquet");
        if (p == 5) {
          Files.copy(sample, file);
        } else {
          Files.writeString(file, "this is no Parquet file at all");
        }
      }
    }
    try (Connection connection = DriverManager.getConnection("jdbc:parquet:" + lake);
        Statement statement = connection.createStatement()) {
      for (int wanted : new int[] {40, 3}) {
        String sql = "SELECT SUM(a), COUNT(DISTINCT q) FROM t WHERE p = 5 AND q < " + wanted;
        try (ResultSet result = statement.executeQuery(sql)) {
          assertTrue(result.next());
          assertEquals(7 * wanted, result.getInt(1));
          assertEquals(wanted, result.getInt(2));
        }
        assertEquals(
            wanted,
            statement.unwrap(ParquetStatement.class).scanStatistics().orElseThrow().files());
      }
    }
  }
}
