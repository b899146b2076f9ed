/**
 * Where bytes come from: stores list and open files, files are read by byte ranges.
 *
 * <p>The only package of the reader that does I/O; knows nothing of Parquet. Other stores (HTTP,
 * S3) are modules of their own that implement {@link io.github.parquetjdbc.reader.store.Store}.
 * Start there.
 */
package io.github.parquetjdbc.reader.store;
