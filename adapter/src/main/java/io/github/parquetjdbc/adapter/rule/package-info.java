/**
 * What makes a validated query a good plan: sub-queries to joins, filters and projections down to
 * the scans, the order of joins. Short programs of heuristic rules, one after another; none of them
 * searches.
 *
 * <p>Knows Calcite's rels only: nothing of tables' files or of the engine. Start at {@link
 * io.github.parquetjdbc.adapter.rule.PlanningPhases}.
 */
package io.github.parquetjdbc.adapter.rule;
