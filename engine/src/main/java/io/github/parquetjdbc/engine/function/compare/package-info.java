/**
 * Comparisons and what is made of them.
 *
 * <p>Knows nothing of expressions. Start at {@link
 * io.github.parquetjdbc.engine.function.compare.ComparisonFamily}.
 */
package io.github.parquetjdbc.engine.function.compare;
