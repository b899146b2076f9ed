/**
 * What files say of themselves, as tables of the schema {@code system}: which file went to which
 * table, row groups, column chunks, pages, schemas. A scan looks at one file after another, and
 * only into those that its filter may want.
 *
 * <p>Knows nothing of SQL, Calcite or rels, nor how files are found. Start at {@link
 * io.github.parquetjdbc.adapter.system.SystemCatalogue}.
 */
package io.github.parquetjdbc.adapter.system;
