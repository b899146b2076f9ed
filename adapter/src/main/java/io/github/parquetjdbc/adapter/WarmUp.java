package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.run.BackgroundThread;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.engine.run.QueryRunner;
import io.github.parquetjdbc.engine.run.Workers;
import io.github.parquetjdbc.engine.spill.SpillDirectory;
import java.io.IOException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Plans and runs small statements while clients are quiet, so that the JVM has loaded and begun to
 * compile what a client's first statement needs. Looks at no file.
 */
final class WarmUp implements Runnable {

  private static final long MAX_WAIT_NANOS = TimeUnit.SECONDS.toNanos(30);

  /** From what a planner needs for any statement to what it needs for many. */
  private static final List<String> STATEMENTS =
      List.of(
          "SELECT name FROM w WHERE id = 1",
          "SELECT name, COUNT(*), SUM(amount) FROM w WHERE day >= DATE '2020-01-01'"
              + " GROUP BY name ORDER BY 2 DESC LIMIT 10",
          "SELECT a.name, AVG(b.x) FROM w a JOIN w b ON a.id = b.id WHERE b.name LIKE 'a%'"
              + " GROUP BY a.name HAVING COUNT(*) > 1",
          "SELECT CASE WHEN x > 1 THEN UPPER(name) ELSE 'n' END, EXTRACT(YEAR FROM day) FROM w"
              + " WHERE id IN (SELECT id FROM w WHERE amount > 2.5) ORDER BY 1",
          "SELECT n, SUM(v) FROM (VALUES ('a', 1), ('b', 2), ('a', 3)) AS t(n, v)"
              + " GROUP BY n ORDER BY n");

  private final Activity activity;
  private final QueryPlanner planner = new QueryPlanner(new WarmUpTables());

  WarmUp(Activity activity) {
    this.activity = activity;
  }

  /** Begins on a thread of its own, which ends when all is done. */
  static void start(Activity activity) {
    BackgroundThread.start("parquet-jdbc-warm-up", new WarmUp(activity));
  }

  @Override
  public void run() {
    QuerySettings settings = new QuerySettings(Database.DEFAULT_SCHEMA, ZoneOffset.UTC);
    try (Workers workers = new Workers(1)) {
      QueryRunner runner = new QueryRunner(workers, SpillDirectory.none());
      for (String sql : STATEMENTS) {
        if (!activity.awaitIdle(MAX_WAIT_NANOS)) {
          return;
        }
        run(planner.plan(sql, settings), runner);
      }
    } catch (IOException e) {
      throw new IllegalStateException("tables without files cannot fail to be read", e);
    } catch (LinkageError e) {
      // The driver's class loader was closed meanwhile: there is nobody to be quick for.
      return;
    }
  }

  private static void run(PlannedQuery query, QueryRunner runner) throws IOException {
    QueryContext context = new QueryContext(List.of(), ZoneOffset.UTC, Instant.now(), 1);
    try (BatchCursor cursor = runner.run(query.plan(), context, Long.MAX_VALUE)) {
      while (cursor.next() != null) {
        continue;
      }
    }
  }
}
