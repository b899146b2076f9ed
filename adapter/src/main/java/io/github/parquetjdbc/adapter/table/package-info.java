/**
 * Tables: what a location holds, as columns that can be scanned.
 *
 * <p>Knows nothing of SQL, Calcite or rels. Start at {@link
 * io.github.parquetjdbc.adapter.table.Catalogue}.
 */
package io.github.parquetjdbc.adapter.table;
