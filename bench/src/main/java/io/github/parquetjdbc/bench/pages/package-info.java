/**
 * Scans by the reader alone of one large row group with a page index: with pages skipped and not,
 * by one thread and by two.
 *
 * <p>Knows the reader and parquet-java, which writes the file; must not know SQL. Start at {@link
 * io.github.parquetjdbc.bench.pages.PageScans}.
 */
package io.github.parquetjdbc.bench.pages;
