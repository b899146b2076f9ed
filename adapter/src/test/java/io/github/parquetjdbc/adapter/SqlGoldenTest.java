package io.github.parquetjdbc.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.engine.run.QueryRunner;
import io.github.parquetjdbc.engine.run.Workers;
import io.github.parquetjdbc.engine.spill.SpillDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Statements over the tables of {@link SmallTables}, each with what it must give. In the files
 * under {@code sql/}: a statement ends with a semicolon; then {@code rows} (in any order) or {@code
 * ordered} and a line a row, cells divided by tabs or two spaces; or {@code error KIND} with a part
 * of the message on the next line.
 */
class SqlGoldenTest {

  private static final Workers WORKERS = new Workers(2);
  private static final QuerySettings SETTINGS =
      new QuerySettings(Database.DEFAULT_SCHEMA, ZoneId.of("UTC"));

  private final QueryPlanner planner = new QueryPlanner(SmallTables.catalogue());
  private final QueryRunner runner = new QueryRunner(WORKERS, SpillDirectory.none());

  @AfterAll
  static void stop() {
    WORKERS.close();
  }

  @TestFactory
  List<DynamicContainer> statementsGiveWhatTheirFilesSay() throws Exception {
    Path root = Path.of(SqlGoldenTest.class.getResource("/sql").toURI());
    List<Path> files;
    try (Stream<Path> walk = Files.walk(root)) {
      files = walk.filter(path -> path.toString().endsWith(".test")).sorted().toList();
    }
    assertFalse(files.isEmpty(), "no goldens found");
    List<DynamicContainer> containers = new ArrayList<>();
    for (Path file : files) {
      Stream<DynamicTest> tests =
          GoldenCase.read(file).stream()
              .map(golden -> DynamicTest.dynamicTest(golden.sql(), () -> check(golden)));
      containers.add(DynamicContainer.dynamicContainer(root.relativize(file).toString(), tests));
    }
    return containers;
  }

  private void check(GoldenCase golden) throws IOException {
    List<String> actual;
    String outcome = golden.outcome();
    try {
      actual = rows(golden.sql());
    } catch (SqlException e) {
      assertEquals(outcome, "error " + e.kind(), () -> e.getMessage() + " " + e.getCause());
      assertTrue(e.getMessage().contains(golden.lines().get(0)), e.getMessage());
      assertFalse(e.getMessage().contains("\n"), "one line");
      return;
    } catch (QueryException e) {
      assertEquals(outcome, "error " + e.error(), e.getMessage());
      return;
    }
    List<String> expected = new ArrayList<>(golden.lines());
    if (!outcome.equals("ordered")) {
      assertEquals("rows", outcome, () -> "gave " + actual);
      Collections.sort(actual);
      Collections.sort(expected);
    }
    assertEquals(String.join("\n", expected), String.join("\n", actual));
  }

  private List<String> rows(String sql) throws IOException {
    PlannedQuery query = planner.plan(sql, SETTINGS);
    QueryContext context = new QueryContext(List.of(), SETTINGS.timeZone(), Instant.EPOCH, 2);
    try (BatchCursor cursor = runner.run(query.plan(), context, Long.MAX_VALUE)) {
      return RowText.all(cursor);
    }
  }
}
