package io.github.parquetjdbc.adapter.rule;

import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.plan.RelOptUtil;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.JoinRelType;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.rex.RexInputRef;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.tools.RelBuilder;

/**
 * A filter over rows that end with a mark, which asks once whether the mark is true, or whether it
 * is false.
 *
 * @param type SEMI for true, ANTI for false
 * @param rest what it asks besides, none of it about the mark
 */
record MarkFilter(JoinRelType type, List<RexNode> rest) {

  /** {@code null} where the mark is used in another way. */
  static MarkFilter of(RexNode condition, RelDataType rowType) {
    int mark = rowType.getFieldCount() - 1;
    JoinRelType type = null;
    List<RexNode> rest = new ArrayList<>();
    for (RexNode conjunct : RelOptUtil.conjunctions(condition)) {
      if (!RelOptUtil.InputFinder.bits(conjunct).get(mark)) {
        rest.add(conjunct);
        continue;
      }
      JoinRelType asked = asked(conjunct);
      if (asked == null || type != null) {
        return null;
      }
      type = asked;
    }
    return type == null ? null : new MarkFilter(type, rest);
  }

  private static JoinRelType asked(RexNode conjunct) {
    if (conjunct instanceof RexInputRef) {
      return JoinRelType.SEMI;
    }
    boolean negated =
        conjunct.isA(SqlKind.NOT)
            && ((RexCall) conjunct).getOperands().get(0) instanceof RexInputRef;
    return negated ? JoinRelType.ANTI : null;
  }

  /**
   * The join of the two rels on the builder's stack, with the mark that its rows would have.
   *
   * @param rowType of the left rows and the mark
   */
  RelNode joined(RelBuilder builder, RexNode condition, RelDataType rowType) {
    builder.join(type, condition);
    List<RexNode> columns = new ArrayList<>(builder.fields());
    columns.add(builder.literal(type == JoinRelType.SEMI));
    return builder.project(columns, rowType.getFieldNames(), true).convert(rowType, false).build();
  }
}
