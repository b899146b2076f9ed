/**
 * Scans of lists of one length by the reader alone: with their levels decoded, without, and the
 * same values as a flat column.
 *
 * <p>Knows the reader and how to make files; must not know SQL on this driver's side. Start at
 * {@link io.github.parquetjdbc.bench.lists.ListScans}.
 */
package io.github.parquetjdbc.bench.lists;
