/**
 * What a query does, as records: the plan that crosses from the SQL side to the engine.
 *
 * <p>Knows nothing of how it is run, of Calcite or of files. Start at {@link
 * io.github.parquetjdbc.engine.plan.PlanNode}.
 */
package io.github.parquetjdbc.engine.plan;
