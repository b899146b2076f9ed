/**
 * Whole-query comparisons of this driver and a peer, through JDBC alone, on the same files.
 *
 * <p>Must not reach into the driver: it sees what an application sees. Start at {@link
 * io.github.parquetjdbc.bench.Comparison}; {@code bench/README.md} says how to run and read it.
 */
package io.github.parquetjdbc.bench;
