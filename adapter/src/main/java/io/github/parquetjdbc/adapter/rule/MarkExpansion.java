package io.github.parquetjdbc.adapter.rule;

import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.plan.RelOptUtil;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Join;
import org.apache.calcite.rel.core.JoinRelType;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.rex.RexUtil;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.tools.RelBuilder;
import org.apache.calcite.util.ImmutableBitSet;
import org.apache.calcite.util.mapping.Mappings;

/**
 * A mark join by other joins. Let D be the distinct left values that the condition speaks of; T are
 * those for which some right row matches, U those for which it is not false for some. Both are left
 * joined back to the left rows (each row meets at most one), and the mark is {@code CASE WHEN in T
 * THEN TRUE WHEN in U THEN NULL ELSE FALSE END}.
 *
 * <p>Where the condition is made of equalities, T is rather the distinct right values. Where it is
 * one equality, U follows from the counts of right rows and right values, and is not joined.
 */
final class MarkExpansion {

  private final RelBuilder builder;
  private final Join join;
  private final RelNode left;
  private final int leftWidth;
  private final List<Integer> leftKeys = new ArrayList<>();
  private final List<Integer> rightKeys = new ArrayList<>();
  private final List<Boolean> filterNulls = new ArrayList<>();
  private final List<RexNode> rest = new ArrayList<>();

  MarkExpansion(RelBuilder builder, Join join) {
    this.builder = builder;
    this.join = join;
    left = join.getLeft();
    leftWidth = left.getRowType().getFieldCount();
    RelOptUtil.splitJoinCondition(
        left, join.getRight(), join.getCondition(), leftKeys, rightKeys, filterNulls, rest);
  }

  RelNode expand() {
    builder.push(left);
    RexNode mark = usesLeft() ? perRow() : once();
    List<RexNode> columns = new ArrayList<>(builder.fields().subList(0, leftWidth));
    columns.add(mark);
    return builder
        .project(columns, join.getRowType().getFieldNames(), true)
        .convert(join.getRowType(), false)
        .build();
  }

  private ImmutableBitSet leftUsed() {
    return RelOptUtil.InputFinder.bits(join.getCondition())
        .intersect(ImmutableBitSet.range(leftWidth));
  }

  private boolean usesLeft() {
    return !leftUsed().isEmpty();
  }

  /** The condition does not speak of left rows: the mark is the same for all. */
  private RexNode once() {
    RexNode condition = RexUtil.shift(join.getCondition(), leftWidth, -leftWidth);
    builder.push(join.getRight());
    builder.project(builder.call(SqlStdOperatorTable.IS_TRUE, condition), isUnknown(condition));
    builder.aggregate(
        builder.groupKey(),
        builder.count().filter(builder.field(0)).as("matches"),
        builder.count().filter(builder.field(1)).as("unknown"));
    builder.join(JoinRelType.INNER);
    return mark(positive(builder.field(leftWidth)), positive(builder.field(leftWidth + 1)));
  }

  private RexNode isUnknown(RexNode condition) {
    return builder.call(SqlStdOperatorTable.IS_NULL, condition);
  }

  private RexNode perRow() {
    if (rest.isEmpty()) {
      joinRightValues();
    } else {
      joinLeftValues(join.getCondition());
    }
    RexNode found = builder.isNotNull(lastField());
    if (!join.getCondition().getType().isNullable()) {
      return mark(found, builder.literal(false));
    }
    int foundColumn = builder.fields().size() - 1;
    RexNode unknown = isOneEquality() ? joinCounts() : joinUnknown();
    return mark(builder.isNotNull(builder.field(foundColumn)), unknown);
  }

  private boolean isOneEquality() {
    return rest.isEmpty() && leftKeys.size() == 1;
  }

  private RexNode lastField() {
    return builder.field(builder.fields().size() - 1);
  }

  private RexNode mark(RexNode found, RexNode unknown) {
    return builder.call(
        SqlStdOperatorTable.CASE,
        found,
        builder.literal(true),
        unknown,
        builder
            .getRexBuilder()
            .makeNullLiteral(join.getRowType().getFieldList().get(leftWidth).getType()),
        builder.literal(false));
  }

  private RexNode positive(RexNode count) {
    return builder.greaterThan(count, builder.literal(0));
  }

  /** Left joins the distinct right keys, with a column that is true. */
  private void joinRightValues() {
    builder.push(join.getRight()).project(builder.fields(rightKeys)).distinct();
    builder.project(marked());
    List<RexNode> equalities = new ArrayList<>();
    for (int i = 0; i < leftKeys.size(); i++) {
      RexNode leftKey = builder.field(2, 0, leftKeys.get(i));
      RexNode rightKey = builder.field(2, 1, i);
      equalities.add(
          filterNulls.get(i)
              ? builder.equals(leftKey, rightKey)
              : builder.isNotDistinctFrom(leftKey, rightKey));
    }
    builder.join(JoinRelType.LEFT, equalities);
  }

  /** Left joins those distinct left values for which the condition is true of some right row. */
  private void joinLeftValues(RexNode condition) {
    List<Integer> used = leftUsed().asList();
    int rightWidth = join.getRight().getRowType().getFieldCount();
    Mappings.TargetMapping mapping =
        Mappings.target(
            i -> i < leftWidth ? used.indexOf(i) : i - leftWidth + used.size(),
            leftWidth + rightWidth,
            used.size() + rightWidth);
    builder.push(left).project(builder.fields(used)).distinct();
    builder.push(join.getRight());
    builder.join(JoinRelType.SEMI, RexUtil.apply(mapping, condition));
    builder.project(marked());
    List<RexNode> equalities = new ArrayList<>();
    for (int i = 0; i < used.size(); i++) {
      equalities.add(
          builder.isNotDistinctFrom(builder.field(2, 0, used.get(i)), builder.field(2, 1, i)));
    }
    builder.join(JoinRelType.LEFT, equalities);
  }

  private List<RexNode> marked() {
    List<RexNode> columns = new ArrayList<>(builder.fields());
    columns.add(builder.alias(builder.literal(true), "mark"));
    return columns;
  }

  private RexNode joinUnknown() {
    joinLeftValues(builder.call(SqlStdOperatorTable.IS_NOT_FALSE, join.getCondition()));
    return builder.isNotNull(lastField());
  }

  /** {@code x = y} is unknown for some y if x is null and there is a y, or if a y is null. */
  private RexNode joinCounts() {
    builder.push(join.getRight()).project(builder.field(rightKeys.get(0)));
    builder.aggregate(
        builder.groupKey(),
        builder.count().as("rows"),
        builder.count(builder.field(0)).as("values"));
    int rows = builder.fields(2, 0).size();
    builder.join(JoinRelType.INNER);
    RexNode all = builder.field(rows);
    RexNode values = builder.field(rows + 1);
    return builder.or(
        builder.and(builder.isNull(builder.field(leftKeys.get(0))), positive(all)),
        builder.greaterThan(all, values));
  }
}
