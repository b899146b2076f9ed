package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.engine.plan.PlanNode;
import java.util.List;

/**
 * A statement, planned. Immutable; may be run many times.
 *
 * @param plan what the engine is to run; for {@link StatementKind#EXPLAIN} its rows are the lines
 *     of the explained plan
 * @param columns of the result, one a column of {@code plan}; for {@link StatementKind#ANALYZE} the
 *     lines that tell of the run
 * @param parameters the statement's, in order; without the row counts that are bound
 */
public record PlannedQuery(
    StatementKind kind,
    PlanNode plan,
    List<ResultColumn> columns,
    List<QueryParameter> parameters) {
  public PlannedQuery {
    columns = List.copyOf(columns);
    parameters = List.copyOf(parameters);
  }
}
