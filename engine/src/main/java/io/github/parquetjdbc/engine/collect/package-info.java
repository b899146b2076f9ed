/**
 * Aggregates that need all their rows at once, sorted: lists, joined texts, percentiles.
 *
 * <p>Knows nothing of other aggregates or of threads. Start at {@link
 * io.github.parquetjdbc.engine.collect.CollectedStates}.
 */
package io.github.parquetjdbc.engine.collect;
