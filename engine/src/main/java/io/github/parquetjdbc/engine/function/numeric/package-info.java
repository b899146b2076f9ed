/**
 * Functions of numbers: arithmetic, rounding, mathematics.
 *
 * <p>Knows nothing of expressions. Start at {@link
 * io.github.parquetjdbc.engine.function.numeric.ArithmeticFamily}.
 */
package io.github.parquetjdbc.engine.function.numeric;
