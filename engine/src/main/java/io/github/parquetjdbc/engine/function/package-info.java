/**
 * The catalogue of scalar functions; the families are in the packages below.
 *
 * <p>Knows nothing of expressions, plans or Calcite. Start at {@link
 * io.github.parquetjdbc.engine.function.FunctionCatalogue}.
 */
package io.github.parquetjdbc.engine.function;
