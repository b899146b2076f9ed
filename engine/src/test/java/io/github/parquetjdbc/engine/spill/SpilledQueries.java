package io.github.parquetjdbc.engine.spill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.data.Queries;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.engine.run.QueryRunner;
import io.github.parquetjdbc.engine.run.Workers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Runs plans with so little memory that they must spill, and checks that nothing is left. */
final class SpilledQueries {

  private SpilledQueries() {}

  /**
   * @param memory bytes
   * @param temporary an empty directory
   */
  static List<List<Object>> run(PlanNode plan, int threads, long memory, Path temporary)
      throws IOException {
    QueryContext context = Queries.context(threads, memory);
    SpillDirectory directory = new SpillDirectory(temporary, DiskLimit.ofFree(50));
    List<List<Object>> rows;
    try (directory;
        Workers workers = new Workers(threads);
        BatchCursor cursor =
            new QueryRunner(workers, directory).run(plan, context, PlanNode.UNLIMITED)) {
      rows = Queries.read(cursor);
      assertEquals(0, directory.used(), "bytes on disk after the last row");
    }
    assertTrue(context.metrics().spilledBytes() > 0, "nothing was spilled");
    assertEquals(0, context.memory().used(), "memory still held");
    assertEmpty(temporary);
    return rows;
  }

  static void assertEmpty(Path temporary) throws IOException {
    try (var files = Files.list(temporary)) {
      assertFalse(files.findAny().isPresent(), "files are left in the temporary directory");
    }
  }
}
