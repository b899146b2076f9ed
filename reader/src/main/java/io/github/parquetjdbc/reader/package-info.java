/**
 * Parquet bytes to batches of vectors.
 *
 * <p>Knows nothing of SQL, of the engine or of JDBC. Start at {@link
 * io.github.parquetjdbc.reader.ParquetFile}.
 */
package io.github.parquetjdbc.reader;
