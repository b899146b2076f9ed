/**
 * What belongs to one execution of a query: parameters, cancellation, errors.
 *
 * <p>Knows nothing of plans or operators. Start at {@link
 * io.github.parquetjdbc.engine.context.QueryContext}.
 */
package io.github.parquetjdbc.engine.context;
