package io.github.parquetjdbc.adapter.estimate;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;
import org.apache.calcite.plan.RelOptUtil;
import org.apache.calcite.rex.RexBuilder;
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.rex.RexInputRef;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexUtil;
import org.apache.calcite.sql.SqlKind;

/**
 * The share of rows that a condition is true for. Conditions on different columns count as
 * independent; the bounds that a conjunction sets to one column are seen together.
 */
final class Selectivity {

  private static final double EQUAL = 0.1;
  private static final double RANGE = 1.0 / 3;
  private static final double PATTERN = 0.1;
  private static final double NULLS = 0.05;
  private static final double OTHER = 0.5;

  private final RexBuilder rexBuilder;
  private final IntFunction<ColumnEstimate> columns;

  Selectivity(RexBuilder rexBuilder, IntFunction<ColumnEstimate> columns) {
    this.rexBuilder = rexBuilder;
    this.columns = columns;
  }

  /** Between 0 and 1. */
  double of(RexNode condition) {
    RexNode expanded = RexUtil.expandSearch(rexBuilder, null, condition);
    return Math.min(1, Math.max(0, share(expanded)));
  }

  private double share(RexNode node) {
    if (node.isAlwaysTrue()) {
      return 1;
    }
    if (node.isAlwaysFalse()) {
      return 0;
    }
    return switch (node.getKind()) {
      case AND -> conjunction(node);
      case OR -> disjunction((RexCall) node);
      case NOT -> 1 - share(((RexCall) node).getOperands().get(0));
      case EQUALS, IS_NOT_DISTINCT_FROM -> equality((RexCall) node);
      case NOT_EQUALS, IS_DISTINCT_FROM -> 1 - equality((RexCall) node);
      case LESS_THAN, LESS_THAN_OR_EQUAL, GREATER_THAN, GREATER_THAN_OR_EQUAL ->
          Bound.of((RexCall) node, columns).share();
      case LIKE, SIMILAR -> PATTERN;
      case IS_NULL -> NULLS;
      case IS_NOT_NULL -> 1 - NULLS;
      default -> OTHER;
    };
  }

  private double conjunction(RexNode node) {
    double share = 1;
    Map<Integer, Double> ranges = new LinkedHashMap<>();
    for (RexNode conjunct : RelOptUtil.conjunctions(node)) {
      Bound bound =
          SqlKind.COMPARISON.contains(conjunct.getKind())
              ? Bound.of((RexCall) conjunct, columns)
              : null;
      if (bound != null && bound.isKnown()) {
        // What two bounds leave is what neither cuts off: 1 - (1 - a) - (1 - b).
        ranges.merge(bound.column(), bound.share(), (a, b) -> Math.max(0, a + b - 1));
      } else {
        share *= share(conjunct);
      }
    }
    for (double range : ranges.values()) {
      share *= range;
    }
    return share;
  }

  private double disjunction(RexCall call) {
    double none = 1;
    for (RexNode operand : call.getOperands()) {
      none *= 1 - share(operand);
    }
    return 1 - none;
  }

  private double equality(RexCall call) {
    RexNode left = plain(call.getOperands().get(0));
    RexNode right = plain(call.getOperands().get(1));
    if (left instanceof RexInputRef l && right instanceof RexInputRef r) {
      double distinct =
          greater(columns.apply(l.getIndex()).distinct(), columns.apply(r.getIndex()).distinct());
      return distinct >= 1 ? 1 / distinct : EQUAL;
    }
    RexNode constant = left instanceof RexInputRef ? right : left;
    RexNode column = left instanceof RexInputRef ? left : right;
    if (!(column instanceof RexInputRef ref)) {
      return EQUAL;
    }
    ColumnEstimate estimate = columns.apply(ref.getIndex());
    if (estimate.excludes(ConstantNumber.of(constant))) {
      return 0;
    }
    return estimate.distinct() >= 1 ? 1 / estimate.distinct() : EQUAL;
  }

  /** The greater number; the known one where one is NaN. */
  static double greater(double a, double b) {
    return a >= b || Double.isNaN(b) ? a : b;
  }

  /** A column under casts that keep its order. */
  private static RexNode plain(RexNode node) {
    RexNode inner = node;
    while (inner.getKind() == SqlKind.CAST) {
      inner = ((RexCall) inner).getOperands().get(0);
    }
    return inner instanceof RexInputRef ? inner : node;
  }

  /**
   * A comparison of a column with a constant.
   *
   * @param column -1 where it is none, or the constant or the column's range is not known
   */
  private record Bound(int column, double share) {

    boolean isKnown() {
      return column >= 0;
    }

    static Bound of(RexCall call, IntFunction<ColumnEstimate> columns) {
      boolean less =
          call.getKind() == SqlKind.LESS_THAN || call.getKind() == SqlKind.LESS_THAN_OR_EQUAL;
      boolean greater =
          call.getKind() == SqlKind.GREATER_THAN || call.getKind() == SqlKind.GREATER_THAN_OR_EQUAL;
      if (!less && !greater) {
        return new Bound(-1, RANGE);
      }
      RexNode left = plain(call.getOperands().get(0));
      RexNode right = plain(call.getOperands().get(1));
      if (right instanceof RexInputRef) {
        return of(right, left, greater, columns);
      }
      return of(left, right, less, columns);
    }

    private static Bound of(
        RexNode column, RexNode constant, boolean below, IntFunction<ColumnEstimate> columns) {
      if (!(column instanceof RexInputRef ref)) {
        return new Bound(-1, RANGE);
      }
      double share = columns.apply(ref.getIndex()).shareBelow(ConstantNumber.of(constant));
      return Double.isNaN(share)
          ? new Bound(-1, RANGE)
          : new Bound(ref.getIndex(), below ? share : 1 - share);
    }
  }
}
