package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.DataType;
import java.util.List;

/**
 * A statement, planned. Immutable; may be run many times.
 *
 * @param plan what the engine is to run; for {@link StatementKind#EXPLAIN} its rows are the lines
 *     of the explained plan
 * @param columns of the result, one a column of {@code plan}
 * @param parameters types of the statement's parameters, in order
 */
public record PlannedQuery(
    StatementKind kind, PlanNode plan, List<ResultColumn> columns, List<DataType> parameters) {
  public PlannedQuery {
    columns = List.copyOf(columns);
    parameters = List.copyOf(parameters);
  }
}
