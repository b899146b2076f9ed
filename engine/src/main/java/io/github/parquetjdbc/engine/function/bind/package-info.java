/**
 * What every function family is built from: signatures, rows, flat arguments, result arrays.
 *
 * <p>Knows no single function. Start at {@link
 * io.github.parquetjdbc.engine.function.bind.ScalarFunction}.
 */
package io.github.parquetjdbc.engine.function.bind;
