package io.github.parquetjdbc.adapter.rule;

import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.plan.RelOptUtil;
import org.apache.calcite.rel.RelHomogeneousShuttle;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.ConditionalCorrelate;
import org.apache.calcite.rel.core.CorrelationId;
import org.apache.calcite.rel.core.Filter;
import org.apache.calcite.rel.core.JoinRelType;
import org.apache.calcite.rel.core.Project;
import org.apache.calcite.rex.RexBuilder;
import org.apache.calcite.rex.RexCorrelVariable;
import org.apache.calcite.rex.RexFieldAccess;
import org.apache.calcite.rex.RexInputRef;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexShuttle;
import org.apache.calcite.rex.RexSubQuery;
import org.apache.calcite.rex.RexUtil;
import org.apache.calcite.rex.RexVisitorImpl;
import org.apache.calcite.tools.RelBuilder;

/**
 * Makes correlated [NOT] EXISTS a semi or anti join by the sub-query's own condition, where all
 * that is correlated is that condition. The general decorrelation would first compute all values of
 * the outer query that occur, and join by them, which costs the outer query a second time.
 */
final class ExistsJoins extends RelHomogeneousShuttle {

  private final RelBuilder builder;

  ExistsJoins(RelBuilder builder) {
    this.builder = builder;
  }

  /** What EXISTS asks of each row: those of {@code rows} for which {@code condition} is true. */
  private record Asked(RelNode rows, RexNode condition) {}

  @Override
  public RelNode visit(RelNode other) {
    if (other instanceof Filter filter
        && filter.getInput() instanceof ConditionalCorrelate correlate
        && correlate.getJoinType() == JoinRelType.LEFT_MARK
        && correlate.getCondition().isAlwaysTrue()) {
      RelNode joined = joined(filter, correlate);
      if (joined != null) {
        return joined;
      }
    }
    return super.visit(other);
  }

  /** {@code null} where the mark is used otherwise, or more than the condition is correlated. */
  private RelNode joined(Filter filter, ConditionalCorrelate correlate) {
    MarkFilter marked = MarkFilter.of(filter.getCondition(), correlate.getRowType());
    Asked asked = asked(correlate.getRight(), correlate.getCorrelationId());
    if (marked == null || asked == null) {
      return null;
    }
    List<RexNode> own = new ArrayList<>();
    List<RexNode> correlated = new ArrayList<>();
    for (RexNode conjunct : RelOptUtil.conjunctions(asked.condition())) {
      (RexUtil.containsCorrelation(conjunct) ? correlated : own).add(conjunct);
    }
    RelNode left = builder.push(correlate.getLeft()).filter(marked.rest()).build().accept(this);
    RelNode right = builder.push(asked.rows()).filter(own).build().accept(this);
    RexBuilder rexBuilder = builder.getRexBuilder();
    RexNode condition =
        RexUtil.composeConjunction(rexBuilder, correlated)
            .accept(new Uncorrelated(rexBuilder, left));
    return marked.joined(builder.push(left).push(right), condition, correlate.getRowType());
  }

  private static Asked asked(RelNode right, CorrelationId id) {
    RelNode rel = right;
    while (rel instanceof Project project && project.getVariablesSet().isEmpty()) {
      rel = project.getInput();
    }
    if (!(rel instanceof Filter filter)
        || !filter.getVariablesSet().isEmpty()
        || RelOptUtil.getVariablesUsed(filter.getInput()).contains(id)
        || !Replaceable.in(filter.getCondition(), id)) {
      return null;
    }
    return new Asked(filter.getInput(), filter.getCondition());
  }

  /** Outer columns become the join's left ones, and the sub-query's its right ones. */
  private static final class Uncorrelated extends RexShuttle {
    private final RexBuilder rexBuilder;
    private final RelNode left;
    private final int width;

    Uncorrelated(RexBuilder rexBuilder, RelNode left) {
      this.rexBuilder = rexBuilder;
      this.left = left;
      width = left.getRowType().getFieldCount();
    }

    @Override
    public RexNode visitInputRef(RexInputRef ref) {
      return new RexInputRef(ref.getIndex() + width, ref.getType());
    }

    @Override
    public RexNode visitFieldAccess(RexFieldAccess access) {
      return access.getReferenceExpr() instanceof RexCorrelVariable
          ? rexBuilder.makeInputRef(left, access.getField().getIndex())
          : super.visitFieldAccess(access);
    }
  }

  /** Whether the outer columns are all there is to replace in a condition. */
  private static final class Replaceable extends RexVisitorImpl<Void> {
    private final CorrelationId id;
    private boolean failed;

    private Replaceable(CorrelationId id) {
      super(true);
      this.id = id;
    }

    static boolean in(RexNode condition, CorrelationId id) {
      Replaceable replaceable = new Replaceable(id);
      condition.accept(replaceable);
      return !replaceable.failed;
    }

    @Override
    public Void visitFieldAccess(RexFieldAccess access) {
      RexNode of = access.getReferenceExpr();
      return of instanceof RexCorrelVariable variable && variable.id.equals(id)
          ? null
          : super.visitFieldAccess(access);
    }

    @Override
    public Void visitCorrelVariable(RexCorrelVariable variable) {
      failed = true;
      return null;
    }

    @Override
    public Void visitSubQuery(RexSubQuery subQuery) {
      failed = true;
      return null;
    }
  }
}
