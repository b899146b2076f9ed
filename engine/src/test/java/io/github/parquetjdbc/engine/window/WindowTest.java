package io.github.parquetjdbc.engine.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.data.MemoryTable;
import io.github.parquetjdbc.engine.data.Queries;
import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.plan.SortKey.Direction;
import io.github.parquetjdbc.engine.plan.SortKey.NullOrder;
import io.github.parquetjdbc.engine.plan.WindowCall;
import io.github.parquetjdbc.engine.plan.WindowCall.Nulls;
import io.github.parquetjdbc.engine.plan.WindowFrame;
import io.github.parquetjdbc.engine.plan.WindowFrame.Bound;
import io.github.parquetjdbc.engine.plan.WindowFrame.BoundKind;
import io.github.parquetjdbc.engine.plan.WindowFrame.Exclusion;
import io.github.parquetjdbc.engine.plan.WindowFrame.Unit;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Windows against their definition, row by row, on one thread and on eight. */
@Timeout(120)
class WindowTest {

  private static final int PARTITION = 0;
  private static final int VALUE = 1;
  private static final int ORDER = 2;
  private static final int EXACT = 3;
  private static final List<DataType> TYPES =
      List.of(DataType.VARCHAR, DataType.INTEGER, DataType.DOUBLE, DataType.decimal(30, 4));

  /** The order's key less, and more, a distance: what RANGE reaches to. */
  private static final int LOWER = 4;

  private static final int HIGHER = 5;
  private static final double DISTANCE = 300.5;

  /** Constants beside each row's cells, for offsets. */
  private static final List<Long> NUMBERS = List.of(0L, 1L, 2L, 7L, 200L, Long.MAX_VALUE);

  private static int number(long value) {
    return HIGHER + 1 + NUMBERS.indexOf(value);
  }

  private static PlanNode prepared(MemoryTable table) {
    List<Expression> expressions = new ArrayList<>();
    List<Column> columns = new ArrayList<>(table.columns());
    for (DataType type : TYPES) {
      expressions.add(new Expression.Column(expressions.size(), type));
    }
    for (String operator : List.of("-", "+")) {
      List<Expression> operands =
          List.of(expressions.get(ORDER), new Expression.Literal(DISTANCE, DataType.DOUBLE));
      expressions.add(new Expression.Call(operator, operands, DataType.DOUBLE));
      columns.add(new Column("key" + operator, DataType.DOUBLE, true));
    }
    for (Long value : NUMBERS) {
      expressions.add(new Expression.Literal(value, DataType.BIGINT));
      columns.add(new Column("n" + value, DataType.BIGINT, false));
    }
    return new PlanNode.Project(table.scan(), expressions, columns);
  }

  private static List<Object> prepared(List<Object> row) {
    List<Object> cells = new ArrayList<>(row);
    Double key = (Double) row.get(ORDER);
    cells.add(key == null ? null : key - DISTANCE);
    cells.add(key == null ? null : key + DISTANCE);
    cells.addAll(NUMBERS);
    return cells;
  }

  private static PlanNode.Window window(
      MemoryTable table, List<Integer> partition, List<SortKey> order, List<WindowCall> calls) {
    PlanNode input = prepared(table);
    List<Column> columns = new ArrayList<>(input.columns());
    for (WindowCall call : calls) {
      columns.add(new Column(call.name(), call.type(), true));
    }
    return new PlanNode.Window(input, partition, order, calls, columns);
  }

  private static void check(MemoryTable table, PlanNode.Window node) throws IOException {
    List<List<Object>> input = table.rows().stream().map(WindowTest::prepared).toList();
    List<List<Object>> expected = new RowWiseWindows(node).of(input);
    for (int threads : new int[] {1, 8}) {
      QueryContext context = Queries.context(threads);
      List<List<Object>> actual = Queries.run(node, context, PlanNode.UNLIMITED);
      assertEquals(expected.size(), actual.size());
      for (int row = 0; row < expected.size(); row++) {
        int at = row;
        assertEquals(
            expected.get(row),
            actual.get(row),
            () -> at + " of " + threads + " threads, " + node.order() + node.calls().get(0));
      }
      assertEquals(0, context.memory().used(), "memory still held");
      assertEquals(0, table.openSources() + table.openMorsels());
    }
  }

  private static WindowCall call(
      String name, DataType type, Nulls nulls, WindowFrame frame, Integer... arguments) {
    return new WindowCall(name, List.of(arguments), nulls, frame, type);
  }

  private static WindowCall call(String name, DataType type, Integer... arguments) {
    return call(name, type, Nulls.RESPECTED, WindowFrame.WHOLE, arguments);
  }

  private static List<WindowCall> rankings() {
    List<WindowCall> calls = new ArrayList<>();
    for (String name : List.of("row_number", "rank", "dense_rank")) {
      calls.add(call(name, DataType.BIGINT));
    }
    calls.add(call("percent_rank", DataType.DOUBLE));
    calls.add(call("cume_dist", DataType.DOUBLE));
    for (long tiles : new long[] {1, 7, Long.MAX_VALUE}) {
      calls.add(call("ntile", DataType.BIGINT, number(tiles)));
    }
    return calls;
  }

  private static List<WindowCall> shifts() {
    List<WindowCall> calls = new ArrayList<>();
    for (Nulls nulls : Nulls.values()) {
      for (long offset : new long[] {0, 1, 7, Long.MAX_VALUE}) {
        Integer[] arguments = {ORDER, number(offset), HIGHER};
        calls.add(call("lag", DataType.DOUBLE, nulls, WindowFrame.WHOLE, arguments));
        calls.add(call("lead", DataType.DOUBLE, nulls, WindowFrame.WHOLE, arguments));
      }
    }
    return calls;
  }

  private static List<WindowCall> ofFrame(WindowFrame frame) {
    List<WindowCall> calls = new ArrayList<>();
    calls.add(call("sum", DataType.BIGINT, Nulls.RESPECTED, frame, VALUE));
    calls.add(call("count", DataType.BIGINT, Nulls.RESPECTED, frame, VALUE));
    calls.add(call("min", DataType.VARCHAR, Nulls.RESPECTED, frame, PARTITION));
    calls.add(call("max", DataType.DOUBLE, Nulls.RESPECTED, frame, ORDER));
    calls.add(call("min", TYPES.get(EXACT), Nulls.RESPECTED, frame, EXACT));
    for (Nulls nulls : Nulls.values()) {
      calls.add(call("first_value", DataType.DOUBLE, nulls, frame, ORDER));
      calls.add(call("last_value", DataType.INTEGER, nulls, frame, VALUE));
      calls.add(call("nth_value", DataType.VARCHAR, nulls, frame, PARTITION, number(2)));
    }
    return calls;
  }

  private static WindowFrame frame(Unit unit, SortKey order, Random random) {
    BoundKind[] kinds = BoundKind.values();
    Bound start = bound(unit, kinds[random.nextInt(4)], order, random);
    Bound end = bound(unit, kinds[1 + random.nextInt(4)], order, random);
    return new WindowFrame(unit, start, end, Exclusion.values()[random.nextInt(4)]);
  }

  private static Bound bound(Unit unit, BoundKind kind, SortKey order, Random random) {
    if (kind != BoundKind.PRECEDING && kind != BoundKind.FOLLOWING) {
      return new Bound(kind, -1);
    }
    if (unit != Unit.RANGE) {
      return new Bound(kind, number(NUMBERS.get(random.nextInt(NUMBERS.size()))));
    }
    boolean ascending = order.direction() == Direction.ASCENDING;
    return new Bound(kind, (kind == BoundKind.PRECEDING) == ascending ? LOWER : HIGHER);
  }

  private static List<SortKey> randomOrder(Random random) {
    return List.of(
        new SortKey(
            ORDER, Direction.values()[random.nextInt(2)], NullOrder.values()[random.nextInt(2)]));
  }

  private static MemoryTable table(int morsels, int rows, Random random) {
    MemoryTable.Shape shape = new MemoryTable.Shape(morsels, 3, rows, 12, 0.15);
    return MemoryTable.random(TYPES, shape, random);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void ranksAndShiftsSeePartitionsAndPeers(long seed) throws IOException {
    Random random = new Random(seed);
    MemoryTable table = table(4, 60, random);
    List<WindowCall> calls = rankings();
    calls.addAll(shifts());
    check(table, window(table, List.of(PARTITION), randomOrder(random), calls));
    check(table, window(table, List.of(), randomOrder(random), calls));
    check(table, window(table, List.of(PARTITION, VALUE), List.of(), calls));
  }

  static Stream<Arguments> unitsAndSeeds() {
    return Arrays.stream(Unit.values())
        .flatMap(unit -> LongStream.range(0, 24).mapToObj(seed -> Arguments.of(unit, seed)));
  }

  @ParameterizedTest
  @MethodSource("unitsAndSeeds")
  void framesOfEveryUnitHoldTheRowsThatTheirDefinitionSays(Unit unit, long seed)
      throws IOException {
    Random random = new Random(seed);
    MemoryTable table = table(3, 50, random);
    List<SortKey> order = randomOrder(random);
    WindowFrame frame = frame(unit, order.get(0), random);
    List<Integer> partition = random.nextBoolean() ? List.of() : List.of(PARTITION);
    check(table, window(table, partition, order, ofFrame(frame)));
  }

  @ParameterizedTest
  @EnumSource(Exclusion.class)
  void wideFramesAreAddedUpFromBlocks(Exclusion exclusion) throws IOException {
    Random random = new Random(7);
    MemoryTable table = table(6, 300, random);
    Bound start = new Bound(BoundKind.PRECEDING, number(200));
    Bound end = new Bound(BoundKind.UNBOUNDED_FOLLOWING, -1);
    WindowFrame frame = new WindowFrame(Unit.ROWS, start, end, exclusion);
    check(table, window(table, List.of(), randomOrder(random), ofFrame(frame).subList(0, 5)));
  }

  /** More rows than one morsel of the stage takes. */
  @Test
  void manyPartitionsAreSharedOut() throws IOException {
    MemoryTable.Shape shape = new MemoryTable.Shape(60, 4, 2_000, 3_000, 0.01);
    MemoryTable table = MemoryTable.random(TYPES, shape, new Random(1));
    List<WindowCall> calls = new ArrayList<>(rankings());
    calls.add(call("sum", DataType.BIGINT, VALUE));
    check(table, window(table, List.of(EXACT, VALUE), randomOrder(new Random(2)), calls));
  }

  @Test
  void noRowsGiveNoRows() throws IOException {
    MemoryTable table = new MemoryTable(TYPES);
    check(table, window(table, List.of(PARTITION), List.of(), rankings()));
  }

  /** As of a negative offset. */
  @Test
  void reachingTheOtherWayIsRefused() {
    MemoryTable table = table(8, 50, new Random(4));
    List<SortKey> order = List.of(new SortKey(ORDER, Direction.ASCENDING, NullOrder.LAST));
    Bound start = new Bound(BoundKind.PRECEDING, HIGHER);
    Bound end = new Bound(BoundKind.CURRENT_ROW, -1);
    WindowFrame frame = new WindowFrame(Unit.RANGE, start, end, Exclusion.NO_OTHERS);
    PlanNode plan = window(table, List.of(), order, ofFrame(frame));
    QueryException e = assertThrows(QueryException.class, () -> Queries.run(plan, 2));
    assertEquals(QueryError.INVALID_ARGUMENT, e.error());
  }

  @Test
  void windowsThatNeedMoreThanTheBudgetSaySo() {
    MemoryTable table = table(8, 500, new Random(3));
    PlanNode plan = window(table, List.of(), List.of(), rankings());
    QueryException e =
        assertThrows(
            QueryException.class,
            () -> Queries.run(plan, Queries.context(2, 1_000), PlanNode.UNLIMITED));
    assertEquals(QueryError.OUT_OF_MEMORY, e.error());
  }
}
