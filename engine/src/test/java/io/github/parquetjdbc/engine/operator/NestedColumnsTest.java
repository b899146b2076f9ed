package io.github.parquetjdbc.engine.operator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.data.MemoryTable;
import io.github.parquetjdbc.engine.data.Queries;
import io.github.parquetjdbc.engine.data.RowOrder;
import io.github.parquetjdbc.engine.plan.AggregateCall;
import io.github.parquetjdbc.engine.plan.AggregateCall.Distinctness;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists, structs and maps that pass through operators, and as keys of groups. */
@Timeout(120)
class NestedColumnsTest {

  private static final MemoryTable.Shape SHAPE = new MemoryTable.Shape(9, 4, 300, 12, 0.2);

  private static List<List<DataType>> keyTypes() {
    DataType list = Queries.NESTED_TYPES.get(0);
    DataType struct = Queries.NESTED_TYPES.get(1);
    DataType structs = Queries.NESTED_TYPES.get(3);
    return List.of(
        List.of(list),
        List.of(struct),
        List.of(structs),
        List.of(DataType.list(DataType.list(DataType.decimal(50, 2), true), true)),
        List.of(DataType.VARCHAR, list, DataType.INTEGER, struct));
  }

  private static PlanNode.Aggregate groups(
      MemoryTable table, List<Integer> keys, List<AggregateCall> calls) {
    List<Column> columns = new ArrayList<>();
    keys.forEach(key -> columns.add(table.columns().get(key)));
    calls.forEach(call -> columns.add(new Column("a", call.type(), true)));
    return new PlanNode.Aggregate(table.scan(), keys, calls, columns);
  }

  @ParameterizedTest
  @MethodSource("keyTypes")
  void distinctRowsKeepNullAndEmptyApart(List<DataType> types) throws IOException {
    List<Integer> keys = new ArrayList<>();
    types.forEach(type -> keys.add(keys.size()));
    for (long seed = 0; seed < 5; seed++) {
      MemoryTable table = MemoryTable.random(types, SHAPE, new Random(seed));
      Set<List<Object>> expected = new LinkedHashSet<>(table.rows());
      for (int threads : new int[] {1, 8}) {
        QueryContext context = Queries.context(threads);
        List<List<Object>> actual =
            Queries.run(groups(table, keys, List.of()), context, PlanNode.UNLIMITED);
        String what = "seed " + seed + ", threads " + threads;
        RowOrder.assertSameRows(new ArrayList<>(expected), actual, what);
        assertEquals(0, context.memory().used(), "memory still held");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("keyTypes")
  void distinctValuesAreCounted(List<DataType> types) throws IOException {
    MemoryTable table = MemoryTable.random(types, SHAPE, new Random(3));
    Set<Object> distinct = new LinkedHashSet<>();
    table.rows().forEach(row -> distinct.add(row.get(row.size() - 1)));
    distinct.remove(null);
    List<Integer> last = List.of(types.size() - 1);
    AggregateCall count =
        new AggregateCall("count", last, Distinctness.DISTINCT, -1, DataType.BIGINT);
    assertEquals(
        List.of(List.of((long) distinct.size())),
        Queries.run(groups(table, List.of(), List.of(count)), 2));
  }

  @Test
  void mapsAreRefusedAsKeys() {
    MemoryTable table = MemoryTable.random(Queries.NESTED_TYPES, SHAPE, new Random(1));
    PlanNode plan = groups(table, List.of(2), List.of());
    QueryException e = assertThrows(QueryException.class, () -> Queries.run(plan, 2));
    assertEquals(QueryError.UNSUPPORTED, e.error());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 8})
  void scannedRowsComeAsTheyAre(int threads) throws IOException {
    for (long seed = 0; seed < 10; seed++) {
      MemoryTable table = MemoryTable.random(Queries.NESTED_TYPES, SHAPE, new Random(seed));
      List<List<Object>> rows = table.rows();
      assertEquals(rows, Queries.run(table.scan(), threads), "seed " + seed);
      List<List<Object>> twice = new ArrayList<>(rows);
      twice.addAll(rows);
      PlanNode union = new PlanNode.UnionAll(List.of(table.scan(), table.scan()), table.columns());
      assertEquals(twice, Queries.run(union, threads), "union, seed " + seed);
      PlanNode limit = new PlanNode.Sort(table.scan(), List.of(), 7, 150);
      int from = Math.min(7, rows.size());
      int to = Math.min(157, rows.size());
      assertEquals(rows.subList(from, to), Queries.run(limit, threads), "limit, seed " + seed);
    }
  }
}
