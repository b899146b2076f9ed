package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.reader.ScanMetrics;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.List;

/**
 * A statement over the tables of a location. It is planned again, usually out of the cache, by each
 * execution, since files may have come or changed.
 */
final class LocatedQuery implements PreparedQuery {

  private final LocatedDatabase database;
  private final String sql;
  private final QuerySettings settings;
  private final PlannedQuery prepared;

  LocatedQuery(
      LocatedDatabase database, String sql, QuerySettings settings, PlannedQuery prepared) {
    this.database = database;
    this.sql = sql;
    this.settings = settings;
    this.prepared = prepared;
  }

  @Override
  public List<ResultColumn> columns() {
    return prepared.columns();
  }

  @Override
  public List<DataType> parameters() {
    return prepared.parameters();
  }

  @Override
  public BatchCursor execute(QueryContext context, long maxRows) throws IOException {
    PlannedQuery current = database.plan(sql, settings);
    if (!current.columns().equals(prepared.columns())
        || !current.parameters().equals(prepared.parameters())) {
      throw new SqlException(
          SqlException.Kind.INVALID,
          "the tables' columns have changed since the statement was prepared");
    }
    ScanMetrics metrics = new ScanMetrics();
    PlanNode plan = limited(current.plan(), maxRows).accept(new MeteredPlan(metrics));
    return new MeteredCursor(database.runner().run(plan, context, maxRows), metrics);
  }

  /** A limit inside the plan spares work that a limit on its result would not. */
  private static PlanNode limited(PlanNode plan, long maxRows) {
    if (maxRows == PlanNode.UNLIMITED) {
      return plan;
    }
    return plan instanceof PlanNode.Sort sort
        ? new PlanNode.Sort(
            sort.input(), sort.keys(), sort.offset(), Math.min(sort.limit(), maxRows))
        : new PlanNode.Sort(plan, List.of(), 0, maxRows);
  }

  @Override
  public ScanStatistics statistics(BatchCursor cursor) {
    if (cursor instanceof MeteredCursor metered) {
      return metered.statistics();
    }
    throw new IllegalArgumentException("not a cursor of this query");
  }
}
