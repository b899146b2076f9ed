/**
 * Files as a schema of somebody else's Calcite connection: its planner and executor ask for columns
 * and rows, which come from the same reader as our own.
 *
 * <p>Knows nothing of our planner and engine operators. Start at {@link
 * io.github.parquetjdbc.adapter.model.ModelSchema}.
 */
package io.github.parquetjdbc.adapter.model;
