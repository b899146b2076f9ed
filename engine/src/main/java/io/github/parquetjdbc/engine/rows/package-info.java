/**
 * Rows held and moved by operators: views of vectors by row numbers, copies of selected rows, and
 * column-wise storage that grows.
 *
 * <p>Knows nothing of expressions, plans or threads. Start at {@link
 * io.github.parquetjdbc.engine.rows.RowStore}.
 */
package io.github.parquetjdbc.engine.rows;
