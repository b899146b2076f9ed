/**
 * SQL text to plans, and locations to tables: the only module that knows Calcite, and the glue
 * between the Parquet reader and the engine.
 *
 * <p>Knows nothing of {@code java.sql}. Start at {@link io.github.parquetjdbc.adapter.Database}.
 */
package io.github.parquetjdbc.adapter;
