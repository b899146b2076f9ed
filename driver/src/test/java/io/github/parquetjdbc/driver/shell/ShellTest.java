package io.github.parquetjdbc.driver.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShellTest {

  private static final String LAKE =
      Path.of(System.getProperty("project.root"), "src-test-data", "lake").toString();

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... arguments) throws IOException {
    return new Shell(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8))
        .run(arguments);
  }

  @Test
  void printsATableForPeople() throws IOException {
    assertEquals(0, run("mem:", "SELECT * FROM (VALUES (1, 'é日'), (22, NULL)) AS t (n, s)"));
    assertEquals(
        """
        +----+------+
        | n  | s    |
        +----+------+
        |  1 | é日  |
        | 22 | NULL |
        +----+------+
        2 rows
        """,
        out.toString(StandardCharsets.UTF_8));
    assertEquals("", err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void printsCsvThatOtherToolsRead() throws IOException {
    String rows = "VALUES (1, 'a,b'), (2, 'say \"hi\"'), (3, ''), (4, NULL)";
    assertEquals(0, run("mem:", "SELECT * FROM (" + rows + ") AS t (n, s)", "--csv"));
    assertEquals(
        "n,s\n1,\"a,b\"\n2,\"say \"\"hi\"\"\"\n3,\"\"\n4,\n", out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void printsJsonWithBareNumbersAndNestedValues() throws IOException {
    assertEquals(
        0,
        run(
            LAKE,
            "SELECT event_id, tags, happened IS NULL AS never FROM events WHERE event_id = 5000",
            "--json"));
    assertEquals(
        "[\n{\"event_id\": 5000, \"tags\": [\"battery\",\"nettoyé\"], \"never\": false}\n]\n",
        out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void anEmptyResultIsAnEmptyArray() throws IOException {
    assertEquals(0, run(LAKE, "SELECT name FROM stations WHERE docks < 0", "--json"));
    assertEquals("[]\n", out.toString(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SELECT * FROM stationz | 42P01",
        "SELECT nam FROM stations | 42703",
        "SELEC 1 | 42601",
        "DELETE FROM stations | 25006",
        "SELECT 1 / 0 | 22012"
      })
  void aFailureIsOneLineWithItsStateAndExitCodeOne(String sql, String state) throws IOException {
    assertEquals(1, run(LAKE, sql));
    String message = err.toString(StandardCharsets.UTF_8);
    assertEquals(1, message.lines().count(), message);
    assertTrue(message.startsWith("error: ") && message.endsWith("[" + state + "]\n"), message);
    assertEquals("", out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void statisticsGoToTheErrorStream() throws IOException {
    assertEquals(0, run(LAKE, "SELECT name FROM stations LIMIT 2", "--csv", "--stats"));
    assertEquals(3, out.toString(StandardCharsets.UTF_8).lines().count());
    String statistics = err.toString(StandardCharsets.UTF_8);
    assertTrue(statistics.matches("(?s)2 rows in .* read [\\d,]+ bytes of 1 file.*"), statistics);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"--nope x | unknown option --nope", "a b c | more than a location"})
  void misuseIsExplainedWithExitCodeTwo(String line, String reason) throws IOException {
    assertEquals(2, run(line.trim().split(" ")));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains(reason));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("usage:"));
  }
}
