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
    double leftValues = values(join.getLeft(), info.leftKeys, left);
    double rightValues = values(join.getRight(), info.rightKeys, right);
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
