/**
 * Conversions between scalar types.
 *
 * <p>Knows nothing of expressions. Start at {@link
 * io.github.parquetjdbc.engine.function.cast.Casts}.
 */
package io.github.parquetjdbc.engine.function.cast;
