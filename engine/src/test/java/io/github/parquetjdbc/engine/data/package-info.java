/**
 * Random rows for tests, as vectors and as plain Java objects side by side.
 *
 * <p>Start at {@link io.github.parquetjdbc.engine.data.MemoryTable}.
 */
package io.github.parquetjdbc.engine.data;
