/**
 * The SQL dialect: how text is parsed, which types arithmetic and aggregates have, which functions
 * there are and how names match.
 *
 * <p>Settings of Calcite only: knows nothing of tables, plans or the engine. Start at {@link
 * io.github.parquetjdbc.adapter.dialect.Dialect}.
 */
package io.github.parquetjdbc.adapter.dialect;
