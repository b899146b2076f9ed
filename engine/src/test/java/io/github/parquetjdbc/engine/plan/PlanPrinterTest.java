package io.github.parquetjdbc.engine.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.engine.data.MemoryTable;
import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.expression.FormKind;
import io.github.parquetjdbc.engine.plan.AggregateCall.Distinctness;
import io.github.parquetjdbc.vector.DataType;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlanPrinterTest {

  private static final Expression NUMBER = new Expression.Column(0, DataType.BIGINT);
  private static final Expression TEXT = new Expression.Column(1, DataType.VARCHAR);

  private static Expression literal(Object value, DataType type) {
    return new Expression.Literal(value, type);
  }

  @Test
  void aPlanIsALineANodeWithItsExpressions() {
    PlanNode scan = new MemoryTable(List.of(DataType.BIGINT, DataType.VARCHAR)).scan();
    byte[] ab = "ab".getBytes(StandardCharsets.UTF_8);
    Expression less =
        new Expression.Call("<", List.of(NUMBER, literal(5L, DataType.BIGINT)), DataType.BOOLEAN);
    Expression in =
        new Expression.Form(
            FormKind.IN,
            List.of(TEXT, literal(ab, DataType.VARCHAR), literal(null, DataType.VARCHAR)),
            DataType.BOOLEAN);
    PlanNode filter =
        new PlanNode.Filter(
            scan, new Expression.Form(FormKind.AND, List.of(less, in), DataType.BOOLEAN));
    PlanNode join =
        new PlanNode.Join(
            filter,
            scan,
            JoinKind.SEMI,
            List.of(0),
            List.of(0),
            List.of(false),
            null,
            filter.columns());
    AggregateCall count =
        new AggregateCall("count", List.of(0), Distinctness.DISTINCT, -1, DataType.BIGINT);
    List<Column> output = List.of(scan.columns().get(1), new Column("n", DataType.BIGINT, false));
    PlanNode aggregate = new PlanNode.Aggregate(join, List.of(1), List.of(count), output);
    SortKey key = new SortKey(1, SortKey.Direction.DESCENDING, SortKey.NullOrder.LAST);
    PlanNode sort = new PlanNode.Sort(aggregate, List.of(key), 0, 10);

    assertEquals(
        """
        Sort by n DESC NULLS LAST limit 10
          Aggregate count(DISTINCT c0) by c1
            Join SEMI on c0 = c0
              Filter ((c0 < 5) AND c1 IN ('ab', NULL))
                Scan memory
              Scan memory
        """,
        PlanPrinter.print(sort));
  }
}
