/**
 * The steps of a running query: stages that give rows in morsels, transforms that change batches on
 * the way, and sinks that collect them.
 *
 * <p>Knows nothing of threads (it asks an {@link io.github.parquetjdbc.engine.operator.Execution}
 * for parallel work), of files or of SQL. Start at {@link
 * io.github.parquetjdbc.engine.operator.Stage}.
 */
package io.github.parquetjdbc.engine.operator;
