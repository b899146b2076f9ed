package io.github.parquetjdbc.engine.operator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.data.MemoryTable;
import io.github.parquetjdbc.engine.data.Queries;
import io.github.parquetjdbc.engine.data.RowOrder;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.plan.SortKey.Direction;
import io.github.parquetjdbc.engine.plan.SortKey.NullOrder;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sorts and top rows against a stable sort of Java objects. */
@Timeout(120)
class SortTest {

  private static final List<DataType> TYPES =
      Stream.concat(Queries.ALL_TYPES.stream(), Queries.NESTED_TYPES.stream()).toList();

  private static Comparator<List<Object>> order(List<SortKey> keys) {
    return (left, right) -> {
      for (SortKey key : keys) {
        int order = compare(left.get(key.column()), right.get(key.column()), key);
        if (order != 0) {
          return order;
        }
      }
      return 0;
    };
  }

  private static int compare(Object left, Object right, SortKey key) {
    if (left == null || right == null) {
      int nullSide = key.nulls() == NullOrder.FIRST ? -1 : 1;
      return left == right ? 0 : left == null ? nullSide : -nullSide;
    }
    int order = RowOrder.compare(left, right);
    return key.direction() == Direction.ASCENDING ? order : -order;
  }

  private static void check(MemoryTable table, List<SortKey> keys, long offset, long limit)
      throws IOException {
    List<List<Object>> sorted = new ArrayList<>(table.rows());
    sorted.sort(order(keys));
    int from = (int) Math.min(sorted.size(), offset);
    int to = (int) Math.min(sorted.size(), LimitStage.sum(offset, limit));
    PlanNode plan = new PlanNode.Sort(table.scan(), keys, offset, limit);
    for (int threads : new int[] {1, 8}) {
      QueryContext context = Queries.context(threads);
      assertEquals(
          sorted.subList(from, to),
          Queries.run(plan, context, PlanNode.UNLIMITED),
          keys + " threads " + threads);
      assertEquals(0, context.memory().used(), "memory still held");
      assertEquals(0, table.openSources() + table.openMorsels());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
  void everyFlatKindSortsInBothDirectionsWithNullsAtEitherEnd(int column) throws IOException {
    Random random = new Random(column);
    MemoryTable.Shape shape = new MemoryTable.Shape(4, 4, 120, 30, 0.1);
    MemoryTable table = MemoryTable.random(TYPES, shape, random);
    for (Direction direction : Direction.values()) {
      for (NullOrder nulls : NullOrder.values()) {
        List<SortKey> keys =
            List.of(
                new SortKey(column, direction, nulls),
                new SortKey((column + 1) % 10, Direction.ASCENDING, nulls));
        check(table, keys, 0, PlanNode.UNLIMITED);
        check(table, keys.subList(0, 1), 3, 17);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"0,0", "0,1", "0,9000", "10,20000", "5,200000", "100000,3"})
  void limitsOfAllSizesKeepEqualRowsInInputOrder(long offset, long limit) throws IOException {
    MemoryTable.Shape shape = new MemoryTable.Shape(30, 8, 400, 5, 0.1);
    MemoryTable table =
        MemoryTable.random(Queries.ALL_TYPES.subList(0, 3), shape, new Random(limit));
    List<SortKey> keys =
        List.of(
            new SortKey(1, Direction.DESCENDING, NullOrder.LAST),
            new SortKey(0, Direction.ASCENDING, NullOrder.FIRST));
    check(table, keys, offset, limit);
  }

  @ParameterizedTest
  @CsvSource({"0,20", "7,3000", "0,9223372036854775807"})
  void nestedColumnsAreCarriedAlong(long offset, long limit) throws IOException {
    for (long seed = 0; seed < 4; seed++) {
      List<DataType> types = new ArrayList<>(Queries.NESTED_TYPES);
      types.add(DataType.INTEGER);
      MemoryTable.Shape shape = new MemoryTable.Shape(12, 4, 200, 40, 0.2);
      MemoryTable table = MemoryTable.random(types, shape, new Random(seed));
      SortKey key = new SortKey(types.size() - 1, Direction.DESCENDING, NullOrder.FIRST);
      check(table, List.of(key), offset, limit);
    }
  }

  @ParameterizedTest
  @CsvSource({"0,10", "1,9223372036854775807"})
  void nestedKeysAreRefused(int column, long limit) {
    MemoryTable.Shape shape = new MemoryTable.Shape(4, 4, 50, 9, 0.2);
    MemoryTable table = MemoryTable.random(Queries.NESTED_TYPES, shape, new Random(1));
    List<SortKey> keys = List.of(new SortKey(column, Direction.ASCENDING, NullOrder.LAST));
    PlanNode plan = new PlanNode.Sort(table.scan(), keys, 0, limit);
    QueryException e = assertThrows(QueryException.class, () -> Queries.run(plan, 2));
    assertEquals(QueryError.UNSUPPORTED, e.error());
    assertTrue(e.getMessage().contains(Queries.NESTED_TYPES.get(column).toString()));
  }

  @ParameterizedTest
  @ValueSource(longs = {10, PlanNode.UNLIMITED})
  void noRowsSortToNoRows(long limit) throws IOException {
    MemoryTable table = new MemoryTable(Queries.ALL_TYPES);
    check(table, List.of(new SortKey(0, Direction.ASCENDING, NullOrder.LAST)), 0, limit);
  }
}
