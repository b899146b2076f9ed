/**
 * Our own rels, for what Calcite has none that plans well.
 *
 * <p>Knows nothing of how they are made or lowered. Start at {@link
 * io.github.parquetjdbc.adapter.rel.Unnest}.
 */
package io.github.parquetjdbc.adapter.rel;
