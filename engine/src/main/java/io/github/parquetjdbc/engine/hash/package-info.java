/**
 * Hash tables: keys to group numbers for aggregation, keys to build rows for joins.
 *
 * <p>Two rows have one key where all their key columns are equal; null equals null, zero minus
 * zero, NaN NaN. Knows nothing of aggregates, plans or threads. Start at {@link
 * io.github.parquetjdbc.engine.hash.GroupTable} and {@link
 * io.github.parquetjdbc.engine.hash.JoinTable}.
 */
package io.github.parquetjdbc.engine.hash;
