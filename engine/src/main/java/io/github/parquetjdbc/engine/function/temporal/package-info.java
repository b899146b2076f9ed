/**
 * Dates, times, timestamps and intervals: parts, arithmetic, rounding, text.
 *
 * <p>Knows nothing of expressions. Start at {@link
 * io.github.parquetjdbc.engine.function.temporal.MomentLane}.
 */
package io.github.parquetjdbc.engine.function.temporal;
