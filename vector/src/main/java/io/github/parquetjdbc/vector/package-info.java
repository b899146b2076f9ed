/**
 * Columns of values in memory: the only thing that the Parquet reader and the query engine share.
 *
 * <p>Knows nothing of files, SQL or JDBC. Start at {@link io.github.parquetjdbc.vector.Batch}, then
 * {@link io.github.parquetjdbc.vector.Vector} and {@link io.github.parquetjdbc.vector.DataType}.
 */
package io.github.parquetjdbc.vector;
