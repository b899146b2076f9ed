package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.reader.prune.ExactFacts;
import io.github.parquetjdbc.vector.DataType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Aggregate;
import org.apache.calcite.rel.core.AggregateCall;
import org.apache.calcite.rel.core.Project;
import org.apache.calcite.rel.core.TableScan;
import org.apache.calcite.rex.RexInputRef;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.schema.TransientTable;
import org.apache.calcite.sql.SqlKind;

/** Counts, least and greatest values of a whole table, where footers say them exactly. */
record FooterAnswers(ExactColumns columns) {

  /**
   * The one row that the aggregate gives, or {@code null} where a footer does not say all of it.
   */
  PlanNode of(Aggregate aggregate) {
    if (aggregate.getGroupSets().size() != 1 || !aggregate.getGroupSet().isEmpty()) {
      return null;
    }
    List<Column> output = Columns.of(aggregate.getRowType());
    List<Expression> row = new ArrayList<>();
    for (AggregateCall call : aggregate.getAggCallList()) {
      Expression answer = answer(aggregate.getInput(), call, output.get(row.size()).type());
      if (answer == null) {
        return null;
      }
      row.add(answer);
    }
    return new PlanNode.Values(output, List.of(row));
  }

  private Expression answer(RelNode input, AggregateCall call, DataType type) {
    SqlKind kind = call.getAggregation().getKind();
    boolean counts = kind == SqlKind.COUNT && !call.isDistinct();
    boolean asked = counts || kind == SqlKind.MIN || kind == SqlKind.MAX;
    if (!asked || call.hasFilter() || call.getArgList().size() != 1) {
      return null;
    }
    ExactFacts facts = facts(input, call.getArgList().get(0));
    if (facts == null) {
      return null;
    }
    if (counts) {
      return new Expression.Literal(facts.values(), type);
    }
    if (!facts.bounded()) {
      return null;
    }
    Object bound = kind == SqlKind.MIN ? facts.least() : facts.greatest();
    Object value = bound == null ? null : literal((BigDecimal) bound, type);
    return bound != null && value == null ? null : new Expression.Literal(value, type);
  }

  private ExactFacts facts(RelNode input, int column) {
    RelNode rel = input;
    int index = column;
    while (rel instanceof Project project) {
      RexNode expression = project.getProjects().get(index);
      if (!(expression instanceof RexInputRef ref)) {
        return null;
      }
      index = ref.getIndex();
      rel = project.getInput();
    }
    return rel instanceof TableScan scan && scan.getTable().unwrap(TransientTable.class) == null
        ? columns.facts(scan.getTable(), index)
        : null;
  }

  /** {@code null} where the type has no such value. */
  private static Object literal(BigDecimal value, DataType type) {
    return switch (type.id()) {
      case TINYINT, SMALLINT, INTEGER, BIGINT, DECIMAL -> Literals.exactNumber(value, type);
      case DATE -> value.intValueExact();
      case TIME -> value.longValueExact();
      case TIMESTAMP, TIMESTAMP_TZ ->
          type.precision() <= DataType.MAX_LONG_TIMESTAMP_PRECISION
              ? (Object) value.longValueExact()
              : (Object) value.toBigIntegerExact();
      default -> null;
    };
  }
}
