/**
 * The Thrift compact protocol, as far as Parquet's headers need it.
 *
 * <p>Knows nothing of Parquet's structures. Start at {@link
 * io.github.parquetjdbc.reader.thrift.CompactReader}.
 */
package io.github.parquetjdbc.reader.thrift;
