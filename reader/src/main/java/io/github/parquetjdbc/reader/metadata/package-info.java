/**
 * The footer and the page headers of a Parquet file, as records (parquet.thrift of Apache Parquet).
 *
 * <p>Knows nothing of columns' types beyond what the footer says and reads no pages. Start at
 * {@link io.github.parquetjdbc.reader.metadata.FooterReader} and {@link
 * io.github.parquetjdbc.reader.metadata.FileMetaData}.
 */
package io.github.parquetjdbc.reader.metadata;
