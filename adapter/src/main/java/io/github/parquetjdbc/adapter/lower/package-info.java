/**
 * The last step that knows Calcite: rels to plan nodes, row expressions to expressions, filters to
 * pruning conditions.
 *
 * <p>Every node that comes out has exactly the columns of the rel it comes from, in the engine's
 * types. Knows nothing of tables but that a rel's table can be scanned. Start at {@link
 * io.github.parquetjdbc.adapter.lower.RelToPlan}.
 */
package io.github.parquetjdbc.adapter.lower;
