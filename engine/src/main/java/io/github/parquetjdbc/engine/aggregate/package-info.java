/**
 * Aggregate functions: what each keeps for a group, how parts of a group are merged, and how the
 * result is made of it.
 *
 * <p>A function is made of parts ({@link io.github.parquetjdbc.engine.aggregate.Part}: a sum, a
 * count of rows, a least value), so that functions over one column share them: AVG(x) and SUM(x)
 * keep one sum. Knows nothing of hash tables, plans or threads. Start at {@link
 * io.github.parquetjdbc.engine.aggregate.AggregateFunction}.
 */
package io.github.parquetjdbc.engine.aggregate;
