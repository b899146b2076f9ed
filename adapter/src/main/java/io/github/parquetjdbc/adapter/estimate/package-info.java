/**
 * How many rows a rel gives: from row counts and from what is known of columns' values. Guides the
 * order of joins and the choice of build sides; never changes an answer.
 *
 * <p>Knows Calcite's rels only: nothing of tables' files or of the engine. Start at {@link
 * io.github.parquetjdbc.adapter.estimate.RowEstimates}.
 */
package io.github.parquetjdbc.adapter.estimate;
