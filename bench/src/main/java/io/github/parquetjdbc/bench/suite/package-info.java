/**
 * Further suites of queries: a star schema of a retailer (rows of {@code io.trino.tpcds}) and a
 * wide log of page views, both written by DuckDB.
 *
 * <p>Knows no driver of ours. Start at {@link io.github.parquetjdbc.bench.suite.Suite}.
 */
package io.github.parquetjdbc.bench.suite;
