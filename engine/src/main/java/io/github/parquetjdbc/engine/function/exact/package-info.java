/**
 * Exact numbers, integers and DECIMALs of any precision, as arguments and results.
 *
 * <p>Knows no single function. Start at {@link
 * io.github.parquetjdbc.engine.function.exact.ExactLane}.
 */
package io.github.parquetjdbc.engine.function.exact;
