package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.expression.FormKind;
import io.github.parquetjdbc.engine.plan.AggregateCall;
import io.github.parquetjdbc.engine.plan.AggregateCall.Distinctness;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.DataType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.calcite.rel.core.Aggregate;
import org.apache.calcite.sql.SqlKind;

/** Aggregates: one set of groups, calls by the names of the engine's catalogue. */
final class AggregateLowering {

  private AggregateLowering() {}

  /** Whether it asks for anything but the number of its input's rows. */
  static boolean usesColumns(Aggregate aggregate) {
    return !aggregate.getGroupSet().isEmpty()
        || aggregate.getAggCallList().stream()
            .anyMatch(call -> !call.getArgList().isEmpty() || call.hasFilter());
  }

  static PlanNode lower(Aggregate aggregate, PlanNode input) {
    if (GroupingSets.in(aggregate)) {
      return new GroupingSets(aggregate, input).lower();
    }
    AggregateInput wider = new AggregateInput(input);
    List<AggregateCall> calls = new ArrayList<>();
    List<Column> columns = Columns.of(aggregate.getRowType());
    int keys = aggregate.getGroupCount();
    boolean zeroes = false;
    for (org.apache.calcite.rel.core.AggregateCall call : aggregate.getAggCallList()) {
      zeroes |= call.getAggregation().getKind() == SqlKind.SUM0;
      calls.add(call(call, wider, columns.get(keys + calls.size()).type()));
    }
    PlanNode node =
        new PlanNode.Aggregate(wider.node(), aggregate.getGroupSet().asList(), calls, columns);
    return zeroes ? withZeroes(aggregate, node) : node;
  }

  static AggregateCall call(
      org.apache.calcite.rel.core.AggregateCall call, AggregateInput input, DataType type) {
    if (CollectedLowering.takes(call) && !call.ignoreNulls()) {
      return CollectedLowering.lower(call, input, type);
    }
    if (!call.getCollation().getFieldCollations().isEmpty() && ordersMatter(call)) {
      throw new UnsupportedSqlException("ORDER BY within " + call.getAggregation() + " is");
    }
    if (call.ignoreNulls()) {
      throw new UnsupportedSqlException("IGNORE NULLS is");
    }
    SqlKind kind = call.getAggregation().getKind();
    boolean approximateCount =
        call.getAggregation().getName().equalsIgnoreCase("APPROX_COUNT_DISTINCT");
    String name =
        approximateCount
            ? "count"
            : kind == SqlKind.SUM0
                ? "sum"
                : call.getAggregation().getName().toLowerCase(Locale.ROOT);
    Distinctness distinctness =
        approximateCount || call.isDistinct() && distinctMatters(kind)
            ? Distinctness.DISTINCT
            : Distinctness.ALL;
    return new AggregateCall(name, call.getArgList(), distinctness, call.filterArg, type);
  }

  private static boolean distinctMatters(SqlKind kind) {
    return kind != SqlKind.MIN && kind != SqlKind.MAX && kind != SqlKind.ANY_VALUE;
  }

  private static boolean ordersMatter(org.apache.calcite.rel.core.AggregateCall call) {
    return switch (call.getAggregation().getKind()) {
      case COUNT, SUM, SUM0, AVG, MIN, MAX -> false;
      default -> true;
    };
  }

  /** SUM0 is SUM with zero for no rows. */
  private static PlanNode withZeroes(Aggregate aggregate, PlanNode node) {
    List<Column> columns = node.columns();
    List<Expression> expressions =
        new ArrayList<>(Columns.references(node, 0, aggregate.getGroupCount()));
    for (org.apache.calcite.rel.core.AggregateCall call : aggregate.getAggCallList()) {
      Expression value = Columns.reference(node, expressions.size());
      expressions.add(call.getAggregation().getKind() == SqlKind.SUM0 ? zeroed(value) : value);
    }
    return new PlanNode.Project(node, expressions, columns);
  }

  /** The value of a SUM0, which is zero for no rows, from the same SUM's. */
  static Expression zeroed(Expression value) {
    return new Expression.Form(FormKind.COALESCE, List.of(value, zero(value.type())), value.type());
  }

  private static Expression zero(DataType type) {
    Object value = Literals.exactNumber(BigDecimal.ZERO, type);
    return new Expression.Literal(value, type);
  }
}
