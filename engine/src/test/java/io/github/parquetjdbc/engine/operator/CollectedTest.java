package io.github.parquetjdbc.engine.operator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.data.MemoryTable;
import io.github.parquetjdbc.engine.data.Queries;
import io.github.parquetjdbc.engine.data.RowOrder;
import io.github.parquetjdbc.engine.plan.AggregateCall;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Aggregates that need all their rows, against lists of Java objects. */
class CollectedTest {

  private static final List<DataType> TYPES =
      List.of(DataType.INTEGER, DataType.BIGINT, DataType.BIGINT);

  private static final DataType LIST = DataType.list(DataType.BIGINT, true);

  private static final SortKey BY_SECOND =
      new SortKey(1, SortKey.Direction.DESCENDING, SortKey.NullOrder.LAST);

  private static AggregateCall list(List<SortKey> order) {
    return new AggregateCall(
        "array_agg", List.of(1, 2), AggregateCall.Distinctness.ALL, -1, order, LIST);
  }

  private static PlanNode plan(MemoryTable table, List<Integer> keys) {
    List<AggregateCall> calls = List.of(list(List.of()), list(List.of(BY_SECOND)));
    List<Column> columns = new ArrayList<>();
    keys.forEach(key -> columns.add(table.columns().get(key)));
    calls.forEach(call -> columns.add(new Column("list", call.type(), true)));
    return new PlanNode.Aggregate(table.scan(), keys, calls, columns);
  }

  private static List<List<Object>> reference(List<List<Object>> rows, boolean grouped) {
    Map<Object, List<List<Object>>> groups = new LinkedHashMap<>();
    if (!grouped) {
      groups.put("all", new ArrayList<>());
    }
    for (List<Object> row : rows) {
      groups.computeIfAbsent(grouped ? row.get(0) : "all", key -> new ArrayList<>()).add(row);
    }
    List<List<Object>> result = new ArrayList<>();
    groups.forEach(
        (key, group) -> {
          List<Object> line = new ArrayList<>();
          if (grouped) {
            line.add(key);
          }
          line.add(firsts(group));
          List<List<Object>> sorted = new ArrayList<>(group);
          sorted.sort(
              Comparator.comparing(
                  row -> (Long) row.get(2), Comparator.nullsLast(Comparator.reverseOrder())));
          line.add(firsts(sorted));
          result.add(line);
        });
    return result;
  }

  /** Null for no rows. */
  private static List<Object> firsts(List<List<Object>> group) {
    Object[] firsts = group.stream().map(row -> row.get(1)).toArray();
    return firsts.length == 0 ? null : Arrays.asList(firsts);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void rowsComeInTheirOrderHoweverManyThreadsThereAre(boolean grouped) throws IOException {
    for (long seed = 0; seed < 8; seed++) {
      Random random = new Random(seed);
      MemoryTable table =
          MemoryTable.random(TYPES, new MemoryTable.Shape((int) seed * 2, 3, 40, 6, 0.2), random);
      PlanNode plan = plan(table, grouped ? List.of(0) : List.of());
      for (int threads : new int[] {1, 8}) {
        QueryContext context = Queries.context(threads);
        RowOrder.assertSameRows(
            reference(table.rows(), grouped),
            Queries.run(plan, context, PlanNode.UNLIMITED),
            "seed " + seed + ", threads " + threads);
        assertEquals(0, context.memory().used());
      }
    }
  }
}
