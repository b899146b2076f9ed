package io.github.parquetjdbc.adapter.estimate;

import java.util.List;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Join;
import org.apache.calcite.rel.core.JoinInfo;
import org.apache.calcite.rex.RexBuilder;
import org.apache.calcite.rex.RexUtil;

/**
 * Rows of a join: a row finds the rows of one value of the other side's keys, and the side with
 * fewer values finds all of them in the other (Selinger et al., "Access path selection in a
 * relational database management system", 1979).
 *
 * @param left rows of the left input
 * @param right rows of the right input
 */
record JoinEstimate(Join join, double left, double right) {

  /** Rows without a match, of all, at the least: keys are seldom all contained in the others. */
  private static final double UNMATCHED = 0.1;

  double rows() {
    JoinInfo info = join.analyzeCondition();
    double common = commonValues(info);
    double leftValues = least(values(join.getLeft(), info.leftKeys, left), common);
    double rightValues = least(values(join.getRight(), info.rightKeys, right), common);
    RexBuilder rexBuilder = join.getCluster().getRexBuilder();
    double rest =
        new Selectivity(rexBuilder, column -> ColumnTrace.of(join, column))
            .of(RexUtil.composeConjunction(rexBuilder, info.nonEquiConditions));
    double values = Selectivity.greater(leftValues, rightValues);
    if (Double.isNaN(values)) {
      values = Math.min(left, right);
    }
    double inner = left * right * rest / Math.max(1, values);
    return switch (join.getJoinType()) {
      case LEFT -> Math.max(left, inner);
      case RIGHT -> Math.max(right, inner);
      case FULL -> Math.max(left + right - inner, Math.max(inner, Math.max(left, right)));
      case SEMI -> matched(leftValues, rightValues, rest);
      case ANTI -> Math.max(left * UNMATCHED, left - matched(leftValues, rightValues, rest));
      default -> inner;
    };
  }

  /**
   * Keys mostly refer to the other side's: where both sides span the same range, the one with fewer
   * values has all that there are, however many the other one's rows and range would allow. NaN
   * where that is not so.
   */
  private double commonValues(JoinInfo info) {
    if (info.leftKeys.size() != 1) {
      return Double.NaN;
    }
    ColumnEstimate leftKey = ColumnTrace.of(join.getLeft(), info.leftKeys.get(0));
    ColumnEstimate rightKey = ColumnTrace.of(join.getRight(), info.rightKeys.get(0));
    return leftKey.spansLike(rightKey)
        ? least(leftKey.distinct(), rightKey.distinct())
        : Double.NaN;
  }

  /** The lesser of two numbers of which either may be NaN, and then does not count. */
  private static double least(double a, double b) {
    return b < a || Double.isNaN(a) ? b : a;
  }

  private double matched(double leftValues, double rightValues, double rest) {
    double share = rightValues / leftValues;
    return left * rest * (share < 1 ? share : 1);
  }

  /** Different keys; 1 without keys, NaN where not known. */
  private static double values(RelNode input, List<Integer> keys, double rows) {
    double values = 1;
    for (int key : keys) {
      values *= ColumnTrace.of(input, key).distinct();
    }
    return values > rows ? rows : values;
  }
}
