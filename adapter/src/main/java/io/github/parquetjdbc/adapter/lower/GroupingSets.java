package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.AggregateCall;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.rel.core.Aggregate;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.util.ImmutableBitSet;

/**
 * GROUPING SETS, ROLLUP and CUBE: rows are given once for every set, with its number as one more
 * key. What GROUPING says of each set goes along as keys too.
 *
 * <p>The empty set has a group even where there are no rows: that one comes from an aggregation of
 * its own, which looks at one row of the input at most.
 */
final class GroupingSets {

  private final Aggregate aggregate;
  private final PlanNode input;
  private final List<Integer> keys;
  private final List<Column> columns;

  /** The calls that are functions of the set alone. */
  private final List<org.apache.calcite.rel.core.AggregateCall> groupings = new ArrayList<>();

  private final List<org.apache.calcite.rel.core.AggregateCall> calls = new ArrayList<>();
  private final List<AggregateCall> lowered = new ArrayList<>();

  GroupingSets(Aggregate aggregate, PlanNode input) {
    this.aggregate = aggregate;
    AggregateInput wider = new AggregateInput(input);
    keys = aggregate.getGroupSet().asList();
    columns = Columns.of(aggregate.getRowType());
    for (org.apache.calcite.rel.core.AggregateCall call : aggregate.getAggCallList()) {
      if (isGrouping(call)) {
        groupings.add(call);
      } else {
        calls.add(call);
        lowered.add(AggregateLowering.call(call, wider, TypeBridge.toDataType(call.getType())));
      }
    }
    this.input = wider.node();
  }

  static boolean in(Aggregate aggregate) {
    return aggregate.getGroupType() != Aggregate.Group.SIMPLE
        || aggregate.getAggCallList().stream().anyMatch(GroupingSets::isGrouping);
  }

  private static boolean isGrouping(org.apache.calcite.rel.core.AggregateCall call) {
    SqlKind kind = call.getAggregation().getKind();
    return kind == SqlKind.GROUPING || kind == SqlKind.GROUP_ID;
  }

  PlanNode lower() {
    PlanNode grouped = grouped();
    if (!aggregate.getGroupSets().contains(ImmutableBitSet.of())) {
      return grouped;
    }
    return new PlanNode.UnionAll(List.of(grouped, ofNoRows()), columns);
  }

  private PlanNode grouped() {
    int width = input.columns().size();
    List<Column> expanded = new ArrayList<>(input.columns());
    for (int key : keys) {
      Column column = input.columns().get(key);
      expanded.add(new Column(column.name(), column.type(), true));
    }
    List<PlanNode.GroupingSet> sets = new ArrayList<>();
    for (ImmutableBitSet set : aggregate.getGroupSets()) {
      List<Long> numbers = new ArrayList<>(List.of((long) sets.size()));
      groupings.forEach(call -> numbers.add(value(call, set)));
      sets.add(new PlanNode.GroupingSet(keys.stream().map(set::get).toList(), numbers));
    }
    for (int i = 0; i <= groupings.size(); i++) {
      expanded.add(new Column("$g" + i, DataType.BIGINT, false));
    }
    PlanNode expand = new PlanNode.Expand(input, keys, sets, expanded);
    List<Integer> all = new ArrayList<>();
    for (int i = width; i < expanded.size(); i++) {
      all.add(i);
    }
    List<Column> output = new ArrayList<>(expanded.subList(width, expanded.size()));
    lowered.forEach(call -> output.add(new Column(call.name(), call.type(), true)));
    PlanNode node = new PlanNode.Aggregate(expand, all, lowered, output);
    List<Expression> results = new ArrayList<>(Columns.references(node, 0, keys.size()));
    int grouping = keys.size() + 1;
    int call = keys.size() + 1 + groupings.size();
    for (org.apache.calcite.rel.core.AggregateCall asked : aggregate.getAggCallList()) {
      results.add(
          isGrouping(asked)
              ? Columns.reference(node, grouping++)
              : result(asked, Columns.reference(node, call++)));
    }
    return projected(node, results);
  }

  /** The empty set's row where the input has none, else nothing. */
  private PlanNode ofNoRows() {
    List<AggregateCall> counted = new ArrayList<>(lowered);
    counted.add(
        new AggregateCall("count", List.of(), AggregateCall.Distinctness.ALL, -1, DataType.BIGINT));
    List<Column> output = new ArrayList<>();
    counted.forEach(call -> output.add(new Column(call.name(), call.type(), true)));
    PlanNode first = new PlanNode.Sort(input, List.of(), 0, 1);
    PlanNode node = new PlanNode.Aggregate(first, List.of(), counted, output);
    Expression none =
        new Expression.Call(
            "=",
            List.of(
                Columns.reference(node, lowered.size()),
                new Expression.Literal(0L, DataType.BIGINT)),
            DataType.BOOLEAN);
    PlanNode filtered = new PlanNode.Filter(node, none);
    List<Expression> results = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      results.add(Literals.ofNull(columns.get(i).type()));
    }
    int call = 0;
    for (org.apache.calcite.rel.core.AggregateCall asked : aggregate.getAggCallList()) {
      results.add(
          isGrouping(asked)
              ? new Expression.Literal(value(asked, ImmutableBitSet.of()), DataType.BIGINT)
              : result(asked, Columns.reference(filtered, call++)));
    }
    return projected(filtered, results);
  }

  private static Expression result(
      org.apache.calcite.rel.core.AggregateCall call, Expression value) {
    return call.getAggregation().getKind() == SqlKind.SUM0
        ? AggregateLowering.zeroed(value)
        : value;
  }

  private PlanNode projected(PlanNode node, List<Expression> results) {
    List<Expression> cast = new ArrayList<>();
    for (Expression result : results) {
      cast.add(Casts.to(result, columns.get(cast.size()).type()));
    }
    return new PlanNode.Project(node, cast, columns);
  }

  /** A bit an argument, the first the highest, set where the set lacks it (SQL:2016, 6.9). */
  private static long value(org.apache.calcite.rel.core.AggregateCall call, ImmutableBitSet set) {
    long bits = 0;
    for (int argument : call.getArgList()) {
      bits = bits << 1 | (set.get(argument) ? 0 : 1);
    }
    return bits;
  }
}
