package io.github.parquetjdbc.adapter.rule;

import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.plan.RelOptUtil;
import org.apache.calcite.rel.RelHomogeneousShuttle;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Filter;
import org.apache.calcite.rel.core.Join;
import org.apache.calcite.rel.core.JoinRelType;
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.rex.RexInputRef;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.sql.SqlKind;
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
    int mark = join.getRowType().getFieldCount() - 1;
    JoinRelType type = null;
    List<RexNode> rest = new ArrayList<>();
    for (RexNode conjunct : RelOptUtil.conjunctions(filter.getCondition())) {
      if (!RelOptUtil.InputFinder.bits(conjunct).get(mark)) {
        rest.add(conjunct);
        continue;
      }
      JoinRelType asked = asked(conjunct, join);
      if (asked == null || type != null) {
        return null;
      }
      type = asked;
    }
    if (type == null) {
      return null;
    }
    builder.push(join.getLeft().accept(this)).push(join.getRight().accept(this));
    builder.join(type, join.getCondition()).filter(rest);
    List<RexNode> columns = new ArrayList<>(builder.fields());
    columns.add(builder.literal(type == JoinRelType.SEMI));
    return builder
        .project(columns, join.getRowType().getFieldNames(), true)
        .convert(join.getRowType(), false)
        .build();
  }

  private static JoinRelType asked(RexNode conjunct, Join join) {
    if (conjunct instanceof RexInputRef) {
      return JoinRelType.SEMI;
    }
    boolean negated =
        conjunct.isA(SqlKind.NOT)
            && ((RexCall) conjunct).getOperands().get(0) instanceof RexInputRef;
    return negated && !join.getCondition().getType().isNullable() ? JoinRelType.ANTI : null;
  }
}
