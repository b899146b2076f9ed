/**
 * Scalar expressions: what is to be computed (records, here) and how it is computed over batches
 * (evaluators).
 *
 * <p>Knows nothing of SQL text, Calcite or operators. Start at {@link
 * io.github.parquetjdbc.engine.expression.Expression}.
 */
package io.github.parquetjdbc.engine.expression;
