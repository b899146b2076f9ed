/**
 * TPC-H as Parquet files: rows of {@code io.trino.tpch}, written by DuckDB.
 *
 * <p>Knows no driver of ours. Start at {@link io.github.parquetjdbc.bench.tpch.TpchFiles}.
 */
package io.github.parquetjdbc.bench.tpch;
