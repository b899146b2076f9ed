/**
 * Pruning: which parts of a file can hold no row that a condition is true for.
 *
 * <p>Knows nothing of SQL or of how the engine filters rows. Start at {@link
 * io.github.parquetjdbc.reader.prune.ScanFilter}.
 */
package io.github.parquetjdbc.reader.prune;
