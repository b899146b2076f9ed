package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.JoinKind;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.plan.RelOptUtil;
import org.apache.calcite.rel.core.Join;
import org.apache.calcite.rel.metadata.RelMetadataQuery;
import org.apache.calcite.rex.RexBuilder;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexUtil;
import org.apache.calcite.util.mapping.Mappings;

/**
 * Joins: equalities become keys, the rest a condition. The right input is the build side: an inner
 * join has the smaller one there, a right join is a left one turned round, and a full join is a
 * left one and the right rows without a match.
 */
final class JoinLowering {

  private final RexToExpression expressions;
  private final RelMetadataQuery metadata;

  JoinLowering(RexToExpression expressions, RelMetadataQuery metadata) {
    this.expressions = expressions;
    this.metadata = metadata;
  }

  PlanNode lower(Join join, PlanNode left, PlanNode right) {
    return switch (join.getJoinType()) {
      case INNER ->
          isSmaller(join)
              ? turned(join, JoinKind.INNER, left, right)
              : straight(join, JoinKind.INNER, left, right);
      case LEFT -> straight(join, JoinKind.LEFT, left, right);
      case SEMI -> halved(join, JoinKind.SEMI, JoinKind.RIGHT_SEMI, left, right);
      case ANTI -> halved(join, JoinKind.ANTI, JoinKind.RIGHT_ANTI, left, right);
      case RIGHT -> turned(join, JoinKind.LEFT, left, right);
      case FULL -> full(join, left, right);
      case ASOF, LEFT_ASOF -> throw new UnsupportedSqlException("ASOF JOIN is");
      case LEFT_MARK ->
          throw new UnsupportedSqlException("IN, EXISTS or ANY within this expression is");
    };
  }

  private boolean isSmaller(Join join) {
    Double left = metadata.getRowCount(join.getLeft());
    Double right = metadata.getRowCount(join.getRight());
    return left != null && right != null && left < right;
  }

  /** One input's rows come out: they are collected themselves where that is less. */
  private PlanNode halved(
      Join join, JoinKind kind, JoinKind turnedKind, PlanNode left, PlanNode right) {
    Sides sides = Sides.of(join, left, right, expressions);
    return isSmaller(join) ? sides.turned().join(turnedKind) : sides.join(kind);
  }

  private PlanNode straight(Join join, JoinKind kind, PlanNode left, PlanNode right) {
    Sides sides = Sides.of(join, left, right, expressions);
    return sides.join(kind);
  }

  /** The join with its inputs exchanged, and the columns put back in order. */
  private PlanNode turned(Join join, JoinKind kind, PlanNode left, PlanNode right) {
    PlanNode joined = Sides.of(join, left, right, expressions).turned().join(kind);
    int leftWidth = left.columns().size();
    int rightWidth = right.columns().size();
    List<Expression> order =
        new ArrayList<>(Columns.references(joined, rightWidth, rightWidth + leftWidth));
    order.addAll(Columns.references(joined, 0, rightWidth));
    return new PlanNode.Project(joined, order, Columns.of(join.getRowType()));
  }

  private PlanNode full(Join join, PlanNode left, PlanNode right) {
    List<Column> columns = Columns.of(join.getRowType());
    Sides sides = Sides.of(join, left, right, expressions);
    PlanNode matched = sides.join(JoinKind.LEFT);
    PlanNode unmatched = sides.turned().join(JoinKind.ANTI);
    List<Expression> padded = new ArrayList<>();
    for (Column column : left.columns()) {
      padded.add(Literals.ofNull(column.type()));
    }
    padded.addAll(Columns.references(unmatched, 0, unmatched.columns().size()));
    return new PlanNode.UnionAll(
        List.of(
            Columns.converted(matched, columns), new PlanNode.Project(unmatched, padded, columns)),
        columns);
  }

  /**
   * The two inputs of a join with its keys.
   *
   * @param condition what the keys do not say, or {@code null}
   * @param leftWidth columns of the left input that are output; those beyond are keys only
   */
  private record Sides(
      PlanNode left,
      PlanNode right,
      int leftWidth,
      int rightWidth,
      List<Integer> leftKeys,
      List<Integer> rightKeys,
      List<Boolean> nullSafe,
      RexNode condition,
      RexBuilder rexBuilder,
      RexToExpression expressions) {

    static Sides of(Join join, PlanNode left, PlanNode right, RexToExpression expressions) {
      List<Integer> leftKeys = new ArrayList<>();
      List<Integer> rightKeys = new ArrayList<>();
      List<Boolean> filterNulls = new ArrayList<>();
      List<RexNode> rest = new ArrayList<>();
      RelOptUtil.splitJoinCondition(
          join.getLeft(),
          join.getRight(),
          join.getCondition(),
          leftKeys,
          rightKeys,
          filterNulls,
          rest);
      RexBuilder rexBuilder = join.getCluster().getRexBuilder();
      RexNode condition = RexUtil.composeConjunction(rexBuilder, rest, true);
      List<Boolean> nullSafe = new ArrayList<>();
      for (int i = 0; i < filterNulls.size(); i++) {
        boolean nulls =
            left.columns().get(leftKeys.get(i)).nullable()
                && right.columns().get(rightKeys.get(i)).nullable();
        nullSafe.add(nulls && !filterNulls.get(i));
      }
      return new Sides(
          left,
          right,
          left.columns().size(),
          right.columns().size(),
          leftKeys,
          rightKeys,
          nullSafe,
          condition,
          rexBuilder,
          expressions);
    }

    Sides turned() {
      RexNode swapped = condition == null ? null : swapped(condition);
      return new Sides(
          right,
          left,
          rightWidth,
          leftWidth,
          rightKeys,
          leftKeys,
          nullSafe,
          swapped,
          rexBuilder,
          expressions);
    }

    private RexNode swapped(RexNode node) {
      return RexUtil.apply(
          Mappings.target(
              i -> i < leftWidth ? i + rightWidth : i - leftWidth,
              leftWidth + rightWidth,
              leftWidth + rightWidth),
          node);
    }

    /** Where keys differ in form, computed ones are appended to the inputs and dropped after. */
    PlanNode join(JoinKind kind) {
      KeyColumns leftSide = new KeyColumns(left);
      KeyColumns rightSide = new KeyColumns(right);
      for (int i = 0; i < leftKeys.size(); i++) {
        DataType leftType = left.columns().get(leftKeys.get(i)).type();
        DataType rightType = right.columns().get(rightKeys.get(i)).type();
        DataType common = leftType.equals(rightType) ? leftType : Types.common(leftType, rightType);
        leftSide.add(leftKeys.get(i), common);
        rightSide.add(rightKeys.get(i), common);
      }
      PlanNode joined = joined(kind, leftSide, rightSide);
      return leftSide.grown() || rightSide.grown() ? dropped(joined, kind, leftSide) : joined;
    }

    private PlanNode joined(JoinKind kind, KeyColumns leftSide, KeyColumns rightSide) {
      PlanNode leftInput = leftSide.input();
      PlanNode rightInput = rightSide.input();
      List<Column> columns = new ArrayList<>(kind.givesLeft() ? leftInput.columns() : List.of());
      if (kind.givesRight()) {
        for (Column column : rightInput.columns()) {
          boolean nullable = column.nullable() || kind == JoinKind.LEFT;
          columns.add(new Column(column.name(), column.type(), nullable));
        }
      }
      return new PlanNode.Join(
          leftInput,
          rightInput,
          kind,
          leftSide.keys(),
          rightSide.keys(),
          nullSafe,
          condition(leftInput.columns().size()),
          columns);
    }

    private Expression condition(int grownLeftWidth) {
      if (condition == null) {
        return null;
      }
      RexNode shifted =
          RexUtil.apply(
              Mappings.target(
                  i -> i < leftWidth ? i : i - leftWidth + grownLeftWidth,
                  leftWidth + rightWidth,
                  grownLeftWidth + rightWidth),
              condition);
      return expressions.lower(shifted);
    }

    private PlanNode dropped(PlanNode joined, JoinKind kind, KeyColumns leftSide) {
      List<Expression> kept = new ArrayList<>();
      if (kind.givesLeft()) {
        kept.addAll(Columns.references(joined, 0, leftWidth));
      }
      if (kind.givesRight()) {
        int from = kind.givesLeft() ? leftSide.input().columns().size() : 0;
        kept.addAll(Columns.references(joined, from, from + rightWidth));
      }
      List<Column> columns = new ArrayList<>(kept.size());
      for (Expression expression : kept) {
        columns.add(joined.columns().get(((Expression.Column) expression).index()));
      }
      return new PlanNode.Project(joined, kept, columns);
    }
  }
}
