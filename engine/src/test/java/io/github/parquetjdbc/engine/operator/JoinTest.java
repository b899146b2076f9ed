package io.github.parquetjdbc.engine.operator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.data.Cells;
import io.github.parquetjdbc.engine.data.MemoryTable;
import io.github.parquetjdbc.engine.data.Queries;
import io.github.parquetjdbc.engine.data.RowOrder;
import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.JoinKind;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Joins of random rows against nested loops over Java objects. */
@Timeout(120)
class JoinTest {

  private static final List<DataType> TYPES =
      List.of(
          DataType.BOOLEAN,
          DataType.INTEGER,
          DataType.BIGINT,
          DataType.DOUBLE,
          DataType.decimal(30, 4),
          DataType.VARCHAR,
          Queries.NESTED_TYPES.get(0),
          Queries.NESTED_TYPES.get(1),
          Queries.NESTED_TYPES.get(2));

  /** A key column's number on both sides, and whether null equals null. */
  private record Key(int column, boolean nullSafe) {}

  private static Stream<Arguments> joins() {
    List<List<Key>> keys =
        List.of(
            List.of(),
            List.of(new Key(1, false)),
            List.of(new Key(1, true)),
            List.of(new Key(2, false)),
            List.of(new Key(3, false)),
            List.of(new Key(5, false)),
            List.of(new Key(4, true), new Key(0, false)),
            List.of(new Key(6, true)),
            List.of(new Key(7, true), new Key(1, true)),
            List.of(new Key(0, false), new Key(1, true), new Key(5, false)));
    return Stream.of(JoinKind.values())
        .flatMap(kind -> keys.stream().map(key -> Arguments.of(kind, key)));
  }

  private static PlanNode.Join plan(
      JoinKind kind, PlanNode left, PlanNode right, List<Key> keys, Expression condition) {
    List<Integer> columns = keys.stream().map(Key::column).toList();
    List<Column> output = new ArrayList<>(kind.givesLeft() ? left.columns() : List.of());
    if (kind.givesRight()) {
      output.addAll(right.columns());
    }
    List<Boolean> nullSafe = keys.stream().map(Key::nullSafe).toList();
    return new PlanNode.Join(left, right, kind, columns, columns, nullSafe, condition, output);
  }

  /** left.c2 < right.c2 */
  private static final Expression LESS =
      new Expression.Call(
          "<",
          List.of(
              new Expression.Column(2, DataType.BIGINT),
              new Expression.Column(TYPES.size() + 2, DataType.BIGINT)),
          DataType.BOOLEAN);

  private static List<List<Object>> reference(
      PlanNode.Join plan, List<List<Object>> left, List<List<Object>> right) {
    List<List<Object>> result = new ArrayList<>();
    if (plan.kind().marksRight()) {
      for (List<Object> r : right) {
        boolean matched = left.stream().anyMatch(l -> matches(plan, l, r));
        if (matched == (plan.kind() == JoinKind.RIGHT_SEMI)) {
          result.add(r);
        }
      }
      return result;
    }
    for (List<Object> l : left) {
      int matches = 0;
      for (List<Object> r : right) {
        if (matches(plan, l, r)) {
          matches++;
          if (plan.kind() == JoinKind.INNER || plan.kind() == JoinKind.LEFT) {
            result.add(joined(l, r));
          }
        }
      }
      boolean leftAlone =
          plan.kind() == JoinKind.SEMI && matches > 0
              || plan.kind() == JoinKind.ANTI && matches == 0;
      if (leftAlone) {
        result.add(l);
      } else if (plan.kind() == JoinKind.LEFT && matches == 0) {
        result.add(joined(l, Collections.nCopies(plan.right().columns().size(), null)));
      }
    }
    return result;
  }

  private static List<Object> joined(List<Object> left, List<?> right) {
    List<Object> row = new ArrayList<>(left);
    row.addAll(right);
    return row;
  }

  private static boolean matches(PlanNode.Join plan, List<Object> left, List<Object> right) {
    for (int i = 0; i < plan.leftKeys().size(); i++) {
      Object l = left.get(plan.leftKeys().get(i));
      Object r = right.get(plan.rightKeys().get(i));
      if (!Objects.equals(l, r) || l == null && !plan.nullSafe().get(i)) {
        return false;
      }
    }
    if (plan.condition() == null) {
      return true;
    }
    Long l = (Long) left.get(2);
    Long r = (Long) right.get(2);
    return l != null && r != null && l < r;
  }

  private static void check(PlanNode.Join plan, MemoryTable left, MemoryTable right, String what)
      throws IOException {
    List<List<Object>> expected = reference(plan, left.rows(), right.rows());
    List<List<Object>> first = null;
    for (int threads : new int[] {1, 8}) {
      QueryContext context = Queries.context(threads);
      List<List<Object>> actual = Queries.run(plan, context, PlanNode.UNLIMITED);
      RowOrder.assertSameRows(expected, actual, what + ", threads " + threads);
      first = first == null ? actual : first;
      assertEquals(first, actual, "the order differs by threads, " + what);
      assertEquals(0, context.memory().used(), "memory still held");
      assertEquals(0, left.openSources() + left.openMorsels());
      assertEquals(0, right.openSources() + right.openMorsels());
    }
  }

  @ParameterizedTest
  @MethodSource("joins")
  void rowsMatchByKeysAndCondition(JoinKind kind, List<Key> keys) throws IOException {
    for (long seed = 0; seed < 6; seed++) {
      Random random = new Random(seed);
      int distinct = seed % 2 == 0 ? 5 : 300;
      int rows = seed == 4 ? 300 : 30;
      MemoryTable left =
          MemoryTable.random(TYPES, new MemoryTable.Shape(4, 3, rows, distinct, 0.2), random);
      MemoryTable right =
          MemoryTable.random(
              TYPES, new MemoryTable.Shape((int) seed, 2, 40, distinct, 0.2), random);
      for (Expression condition : new Expression[] {null, LESS}) {
        PlanNode.Join plan = plan(kind, left.scan(), right.scan(), keys, condition);
        check(plan, left, right, "seed " + seed + ", condition " + condition);
      }
    }
  }

  private static MemoryTable unique(DataType type, long step, int rows) {
    List<Object> keys = new ArrayList<>();
    List<Object> texts = new ArrayList<>();
    for (int i = 0; i < rows; i++) {
      keys.add((i - 50) * step);
      texts.add(Cells.random(DataType.VARCHAR, 50, new Random(i)));
    }
    List<Object> lists = new ArrayList<>();
    DataType list = Queries.NESTED_TYPES.get(0);
    for (int i = 0; i < rows; i++) {
      lists.add(i % 7 == 0 ? null : Cells.random(list, 9, new Random(i)));
    }
    Vector[] columns = {
      Cells.vector(type, keys), Cells.vector(DataType.VARCHAR, texts), Cells.vector(list, lists)
    };
    return new MemoryTable(List.of(type, DataType.VARCHAR, list))
        .addMorsel(List.of(Batch.of(rows, columns)));
  }

  @ParameterizedTest
  @EnumSource(JoinKind.class)
  void uniqueKeysMatchWhetherDenseOrSpread(JoinKind kind) throws IOException {
    for (long step : new long[] {1, 3, 1L << 40, Long.MAX_VALUE / 50}) {
      for (int rows : new int[] {1, 40, 100}) {
        MemoryTable left = unique(DataType.BIGINT, step, 80);
        MemoryTable right = unique(DataType.BIGINT, step, rows);
        PlanNode.Join plan =
            plan(kind, left.scan(), right.scan(), List.of(new Key(0, false)), null);
        check(plan, left, right, "step " + step + ", rows " + rows);
      }
    }
  }

  @Test
  void nestedKeysWhoseNullsAreUnknownAreRefused() {
    MemoryTable table = unique(DataType.BIGINT, 1, 80);
    PlanNode.Join plan =
        plan(JoinKind.INNER, table.scan(), table.scan(), List.of(new Key(2, false)), null);
    QueryException e = assertThrows(QueryException.class, () -> Queries.run(plan, 2));
    assertEquals(QueryError.UNSUPPORTED, e.error());
  }

  @Test
  void anInnerJoinWithNothingDoesNotReadItsOtherInput() throws IOException {
    MemoryTable left = unique(DataType.BIGINT, 1, 80);
    MemoryTable right = new MemoryTable(left.types());
    PlanNode.Join plan =
        plan(JoinKind.INNER, left.scan(), right.scan(), List.of(new Key(0, false)), null);
    assertEquals(List.of(), Queries.run(plan, 2));
    assertEquals(0, left.openedMorsels());
  }

  @Test
  void aFailingBuildSideEndsTheQueryAndClosesEverything() {
    MemoryTable left = unique(DataType.BIGINT, 1, 80);
    MemoryTable right = unique(DataType.BIGINT, 1, 80);
    IOException failure = new IOException("unreadable");
    right.hook(
        morsel -> {
          throw failure;
        });
    PlanNode.Join plan =
        plan(JoinKind.LEFT, left.scan(), right.scan(), List.of(new Key(0, false)), null);
    assertEquals(failure, assertThrows(IOException.class, () -> Queries.run(plan, 8)));
    assertEquals(0, right.openSources() + right.openMorsels() + left.openSources());
  }

  @Test
  void aBuildSideLargerThanMemoryIsAnErrorThatNamesTheOperator() {
    MemoryTable table = unique(DataType.BIGINT, 1, 5000);
    PlanNode.Join plan =
        plan(JoinKind.INNER, table.scan(), table.scan(), List.of(new Key(0, false)), null);
    QueryContext context = Queries.context(2, 10_000);
    QueryException e =
        assertThrows(QueryException.class, () -> Queries.run(plan, context, PlanNode.UNLIMITED));
    assertEquals(QueryError.OUT_OF_MEMORY, e.error());
    assertEquals("join", e.getMessage().split(" ")[0]);
    assertEquals(0, context.memory().used());
  }
}
