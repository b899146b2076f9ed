/**
 * The statements that tools send all day, {@code SELECT * FROM t LIMIT 200} and the like, planned
 * without a SQL planner: a JVM that has just started answers them before it could have loaded one.
 *
 * <p>Takes only what means the same to the planner, and leaves all else, errors too, to it. Knows
 * nothing of Calcite. Start at {@link io.github.parquetjdbc.adapter.plain.PlainSelect}.
 */
package io.github.parquetjdbc.adapter.plain;
