/**
 * The order of rows: prefixes of keys that compare as longs, comparisons of whole keys, and a
 * stable sort.
 *
 * <p>Knows nothing of threads; ranges can be sorted by several. Start at {@link
 * io.github.parquetjdbc.engine.sort.RowSorter}.
 */
package io.github.parquetjdbc.engine.sort;
