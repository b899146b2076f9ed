/**
 * What can be wrong with a file, as exceptions that say where.
 *
 * <p>Knows nothing of the format itself. Start at {@link
 * io.github.parquetjdbc.reader.error.FilePosition}.
 */
package io.github.parquetjdbc.reader.error;
