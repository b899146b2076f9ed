/**
 * Scalar functions: what each computes over vectors, by family.
 *
 * <p>Knows nothing of expressions, plans or Calcite. Start at {@link
 * io.github.parquetjdbc.engine.function.FunctionCatalogue}.
 */
package io.github.parquetjdbc.engine.function;
