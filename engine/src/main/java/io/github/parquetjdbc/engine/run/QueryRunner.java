package io.github.parquetjdbc.engine.run;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.plan.PlanNode;
import java.io.IOException;

/** Runs plans on worker threads. Shared by all queries of its owner. */
public final class QueryRunner {

  private final Workers workers;

  /**
   * @param workers owned by the caller, who closes them after the last cursor
   */
  public QueryRunner(Workers workers) {
    this.workers = workers;
  }

  /**
   * Starts a query; its work begins at the latest when the cursor is first asked.
   *
   * @param context of this execution alone; its {@code threads()} are how many workers it may use
   * @param maxRows rows after which the result ends, or {@link PlanNode#UNLIMITED}
   * @return to be closed by the caller in any case
   * @throws IOException where a file cannot be opened
   */
  public BatchCursor run(PlanNode plan, QueryContext context, long maxRows) throws IOException {
    throw new QueryException(
        QueryError.UNSUPPORTED, plan + " with " + workers + context + maxRows + " is not run yet");
  }
}
