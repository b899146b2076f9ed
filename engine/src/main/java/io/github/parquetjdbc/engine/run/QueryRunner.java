package io.github.parquetjdbc.engine.run;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.operator.Stage;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.profile.Instruments;
import io.github.parquetjdbc.engine.spill.SpillDirectory;
import io.github.parquetjdbc.engine.spill.SpillSpace;

/** Runs plans on worker threads. Shared by all queries of its owner. */
public final class QueryRunner {

  private final Workers workers;
  private final SpillDirectory directory;

  /**
   * Both are owned by the caller, who closes them after the last cursor.
   *
   * @param directory where rows go that memory has no room for
   */
  public QueryRunner(Workers workers, SpillDirectory directory) {
    this.workers = workers;
    this.directory = directory;
  }

  /**
   * Makes a query ready; files are opened and work begins when the cursor is first asked.
   *
   * @param context of this execution alone; its {@code threads()} are how many workers it may use
   * @param maxRows rows after which the result ends, or {@link PlanNode#UNLIMITED}
   * @return to be closed by the caller in any case
   */
  public BatchCursor run(PlanNode plan, QueryContext context, long maxRows) {
    return run(plan, context, maxRows, Instruments.NONE);
  }

  /**
   * The same, watched.
   *
   * @param instruments of this execution alone
   */
  public BatchCursor run(
      PlanNode plan, QueryContext context, long maxRows, Instruments instruments) {
    SpillSpace spill = directory.open(context);
    ThreadedExecution execution = new ThreadedExecution(workers, spill, context);
    Stage root = new PipelineBuilder(context, execution, instruments).build(plan);
    return new QueryCursor(root, execution, context, maxRows);
  }
}
