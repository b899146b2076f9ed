package io.github.parquetjdbc.adapter.rule;

import org.apache.calcite.rel.RelHomogeneousShuttle;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Filter;
import org.apache.calcite.rel.core.Join;
import org.apache.calcite.rel.core.JoinRelType;
import org.apache.calcite.tools.RelBuilder;

/**
 * Replaces mark joins, which are what IN, EXISTS and ANY become: each left row with a mark that is
 * true where some right row matches, null where none does but for some it is unknown, else false.
 *
 * <p>A filter by the mark is a semi join; one by its negation an anti join, if nothing is unknown.
 * Any other use is computed by {@link MarkExpansion}.
 */
final class MarkJoins extends RelHomogeneousShuttle {

  private final RelBuilder builder;

  MarkJoins(RelBuilder builder) {
    this.builder = builder;
  }

  @Override
  public RelNode visit(RelNode other) {
    if (other instanceof Filter filter && filter.getInput() instanceof Join join && isMark(join)) {
      RelNode filtered = filtered(filter, join);
      if (filtered != null) {
        return filtered;
      }
    }
    RelNode node = super.visit(other);
    return node instanceof Join join && isMark(join)
        ? new MarkExpansion(builder, join).expand()
        : node;
  }

  private static boolean isMark(Join join) {
    return join.getJoinType() == JoinRelType.LEFT_MARK;
  }

  /** The filter as a semi or an anti join, or {@code null} where it is neither. */
  private RelNode filtered(Filter filter, Join join) {
    MarkFilter marked = MarkFilter.of(filter.getCondition(), join.getRowType());
    if (marked == null
        || marked.type() == JoinRelType.ANTI && join.getCondition().getType().isNullable()) {
      return null;
    }
    RelNode left = builder.push(join.getLeft()).filter(marked.rest()).build();
    builder.push(left.accept(this)).push(join.getRight().accept(this));
    return marked.joined(builder, join.getCondition(), join.getRowType());
  }
}
