package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.reader.ScanMetrics;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A statement over the tables of a location. It is planned again, usually out of the cache, by each
 * execution, since files may have come or changed.
 */
final class LocatedQuery implements PreparedQuery {

  private final LocatedDatabase database;
  private final String sql;
  private final QuerySettings settings;
  private final ParameterBindings bindings;
  private final PlannedQuery prepared;

  private LocatedQuery(
      LocatedDatabase database,
      String sql,
      QuerySettings settings,
      ParameterBindings bindings,
      PlannedQuery prepared) {
    this.database = database;
    this.sql = sql;
    this.settings = settings;
    this.bindings = bindings;
    this.prepared = prepared;
  }

  static LocatedQuery prepare(
      LocatedDatabase database,
      String sql,
      QuerySettings settings,
      ParameterBindings bindings,
      StopSignal stop)
      throws IOException {
    PlannedQuery planned = database.plan(sql, settings, bindings, stop);
    return new LocatedQuery(database, sql, settings, bindings, planned);
  }

  @Override
  public List<ResultColumn> columns() {
    return prepared.columns();
  }

  @Override
  public List<QueryParameter> parameters() {
    return prepared.parameters();
  }

  @Override
  public PreparedQuery retyped(Map<Integer, DataType> types, StopSignal stop) throws IOException {
    return prepare(database, sql, settings, bindings.withTypes(types), stop);
  }

  @Override
  public PreparedQuery renewed(StopSignal stop) throws IOException {
    Map<Integer, DataType> types = new HashMap<>();
    for (int i = 0; i < prepared.parameters().size(); i++) {
      QueryParameter parameter = prepared.parameters().get(i);
      if (parameter.role() != QueryParameter.Role.ROW_COUNT) {
        types.put(i, parameter.type());
      }
    }
    return retyped(types, stop);
  }

  @Override
  public BatchCursor execute(QueryContext context, long maxRows) throws IOException {
    PlannedQuery current = database.plan(sql, settings, bindings, context);
    if (!current.columns().equals(prepared.columns())
        || !current.parameters().equals(prepared.parameters())) {
      throw new SqlException(
          SqlException.Kind.STALE,
          "the tables' columns have changed since the statement was prepared");
    }
    Map<Integer, Long> rowCounts = rowCounts(context);
    if (!rowCounts.isEmpty()) {
      current = database.plan(sql, settings, bindings.withRowCounts(rowCounts), context);
    }
    ScanMetrics metrics = new ScanMetrics();
    if (current.kind() == StatementKind.ANALYZE) {
      PlanNode lines = new Analysis(database.runner(), current.plan()).run(context.part());
      return new MeteredCursor(database.runner().run(lines, context, maxRows), metrics, database);
    }
    PlanNode plan = limited(current.plan(), maxRows).accept(new MeteredPlan(() -> metrics));
    return new MeteredCursor(database.runner().run(plan, context, maxRows), metrics, database);
  }

  /** Values of the parameters in LIMIT and OFFSET; without those that are NULL, for no limit. */
  private Map<Integer, Long> rowCounts(QueryContext context) {
    Map<Integer, Long> counts = new HashMap<>();
    for (int i = 0; i < prepared.parameters().size(); i++) {
      if (prepared.parameters().get(i).role() == QueryParameter.Role.ROW_COUNT
          && context.parameter(i) != null) {
        long count = (Long) context.parameter(i);
        if (count < 0) {
          throw new SqlException(
              SqlException.Kind.INVALID, "LIMIT and OFFSET must not be negative: " + count);
        }
        counts.put(i, count);
      }
    }
    return counts;
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
