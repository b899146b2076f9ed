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
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.LongVector;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Aggregations of random rows against sums and sets of Java objects. */
@Timeout(120)
class AggregationTest {

  private static final List<DataType> TYPES = Queries.ALL_TYPES;
  private static final int BOOLEAN_COLUMN = 0;

  private static AggregateCall call(String name, DataType type, Integer... arguments) {
    return new AggregateCall(name, List.of(arguments), Distinctness.ALL, -1, type);
  }

  private static AggregateCall distinct(AggregateCall call) {
    return new AggregateCall(
        call.name(), call.arguments(), Distinctness.DISTINCT, call.filter(), call.type());
  }

  private static AggregateCall filtered(AggregateCall call) {
    return new AggregateCall(
        call.name(), call.arguments(), call.distinctness(), BOOLEAN_COLUMN, call.type());
  }

  private static List<AggregateCall> calls() {
    List<AggregateCall> calls = new ArrayList<>();
    calls.add(call("count", DataType.BIGINT));
    calls.add(filtered(call("count", DataType.BIGINT)));
    calls.add(call("count", DataType.BIGINT, 1, 2));
    calls.add(distinct(call("count", DataType.BIGINT, 1, 6)));
    for (int i = 0; i < TYPES.size(); i++) {
      calls.add(call("count", DataType.BIGINT, i));
      calls.add(distinct(call("count", DataType.BIGINT, i)));
      calls.add(call("min", TYPES.get(i), i));
      calls.add(filtered(call("max", TYPES.get(i), i)));
    }
    for (int i : new int[] {1, 2, 4, 5}) {
      DataType sum = DataType.decimal(38, TYPES.get(i).scale());
      calls.add(call("sum", sum, i));
      calls.add(filtered(distinct(call("sum", sum, i))));
      calls.add(call("avg", DataType.decimal(38, 6), i));
    }
    return calls;
  }

  private static PlanNode.Aggregate plan(
      MemoryTable table, List<Integer> keys, List<AggregateCall> calls) {
    List<Column> columns = new ArrayList<>();
    for (int key : keys) {
      columns.add(table.columns().get(key));
    }
    for (AggregateCall call : calls) {
      columns.add(new Column("a" + columns.size(), call.type(), true));
    }
    return new PlanNode.Aggregate(table.scan(), keys, calls, columns);
  }

  private static List<List<Integer>> keys() {
    return List.of(
        List.of(),
        List.of(0),
        List.of(1),
        List.of(2),
        List.of(3),
        List.of(5),
        List.of(6),
        List.of(0, 6),
        List.of(6, 1, 0),
        List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
  }

  @ParameterizedTest
  @MethodSource("keys")
  void groupsAndResultsAreThoseOfTheRows(List<Integer> keys) throws IOException {
    for (long seed = 0; seed < 5; seed++) {
      int distinct = seed % 2 == 0 ? 4 : 60;
      double nulls = seed % 3 == 0 ? 0 : 0.3;
      MemoryTable.Shape shape =
          new MemoryTable.Shape((int) seed * 2, 4, seed == 4 ? 700 : 100, distinct, nulls);
      MemoryTable table = MemoryTable.random(TYPES, shape, new Random(seed));
      List<List<Object>> expected = reference(table.rows(), keys, calls());
      for (int threads : new int[] {1, 8}) {
        QueryContext context = Queries.context(threads);
        List<List<Object>> actual =
            Queries.run(plan(table, keys, calls()), context, PlanNode.UNLIMITED);
        RowOrder.assertSameRows(expected, actual, "seed " + seed + ", threads " + threads);
        assertEquals(0, context.memory().used(), "memory still held");
        assertEquals(0, table.openSources() + table.openMorsels());
      }
    }
  }

  private static List<List<Object>> reference(
      List<List<Object>> rows, List<Integer> keys, List<AggregateCall> calls) {
    Map<List<Object>, List<List<Object>>> groups = new LinkedHashMap<>();
    if (keys.isEmpty()) {
      groups.put(List.of(), new ArrayList<>());
    }
    for (List<Object> row : rows) {
      List<Object> key = new ArrayList<>();
      keys.forEach(k -> key.add(row.get(k)));
      groups.computeIfAbsent(key, k -> new ArrayList<>()).add(row);
    }
    List<List<Object>> result = new ArrayList<>();
    groups.forEach(
        (key, members) -> {
          List<Object> row = new ArrayList<>(key);
          calls.forEach(call -> row.add(reference(call, members)));
          result.add(row);
        });
    return result;
  }

  private static Object reference(AggregateCall call, List<List<Object>> rows) {
    List<List<Object>> inputs = new ArrayList<>();
    for (List<Object> row : rows) {
      List<Object> input = new ArrayList<>();
      call.arguments().forEach(argument -> input.add(row.get(argument)));
      boolean kept = call.filter() < 0 || Boolean.TRUE.equals(row.get(call.filter()));
      if (kept && !input.contains(null)) {
        inputs.add(input);
      }
    }
    if (call.distinctness() == Distinctness.DISTINCT) {
      inputs = new ArrayList<>(new HashSet<>(inputs));
    }
    if (call.name().equals("count")) {
      return (long) inputs.size();
    }
    if (inputs.isEmpty()) {
      return null;
    }
    List<Object> values = new ArrayList<>();
    inputs.forEach(input -> values.add(input.get(0)));
    return switch (call.name()) {
      case "min" -> values.stream().min(RowOrder::compare).get();
      case "max" -> values.stream().max(RowOrder::compare).get();
      case "sum" -> total(values);
      case "avg" -> average(values, TYPES.get(call.arguments().get(0)).scale(), call.type());
      default -> throw new IllegalArgumentException(call.name());
    };
  }

  private static BigInteger total(List<Object> values) {
    BigInteger total = BigInteger.ZERO;
    for (Object value : values) {
      total = total.add(new BigInteger(value.toString()));
    }
    return total;
  }

  private static BigInteger average(List<Object> values, int scale, DataType type) {
    return new BigDecimal(total(values), scale)
        .divide(BigDecimal.valueOf(values.size()), type.scale(), RoundingMode.HALF_UP)
        .unscaledValue();
  }

  @Test
  void sumsOfDoublesWithoutKeysDoNotDependOnThreads() throws IOException {
    Random random = new Random(5);
    MemoryTable table = new MemoryTable(List.of(DataType.DOUBLE));
    for (int morsel = 0; morsel < 50; morsel++) {
      double[] values = random.doubles(700).map(v -> v * 1e6 - 3e5).toArray();
      table.addMorsel(List.of(Batch.of(700, new DoubleVector(DataType.DOUBLE, values, 700, null))));
    }
    List<AggregateCall> calls =
        List.of(
            call("sum", DataType.DOUBLE, 0),
            call("avg", DataType.DOUBLE, 0),
            call("stddev_samp", DataType.DOUBLE, 0),
            call("var_pop", DataType.DOUBLE, 0));
    PlanNode plan = plan(table, List.of(), calls);
    List<List<Object>> expected = Queries.run(plan, 1);
    for (int i = 0; i < 5; i++) {
      assertEquals(expected, Queries.run(plan, 8));
    }
    double mean = table.rows().stream().mapToDouble(r -> (Double) r.get(0)).average().getAsDouble();
    double squares =
        table.rows().stream().mapToDouble(r -> Math.pow((Double) r.get(0) - mean, 2)).sum();
    assertEquals(mean, (Double) expected.get(0).get(1), 1e-6);
    assertEquals(Math.sqrt(squares / (50 * 700 - 1)), (Double) expected.get(0).get(2), 1e-6);
    assertEquals(squares / (50 * 700), (Double) expected.get(0).get(3), 1);
  }

  @ParameterizedTest
  @CsvSource({"every,false", "some,true", "bool_and,false", "bool_or,true"})
  void booleansAreCombined(String name, boolean expected) throws IOException {
    MemoryTable table =
        MemoryTable.random(
            List.of(DataType.BOOLEAN), new MemoryTable.Shape(4, 9, 100, 2, 0.1), new Random(1));
    List<AggregateCall> calls = List.of(call(name, DataType.BOOLEAN, 0));
    assertEquals(List.of(List.of(expected)), Queries.run(plan(table, List.of(), calls), 2));
  }

  private static MemoryTable longs(long... values) {
    LongVector vector = new LongVector(DataType.BIGINT, values, values.length, null);
    return new MemoryTable(List.of(DataType.BIGINT))
        .addMorsel(List.of(Batch.of(values.length, vector)));
  }

  private static void assertFails(QueryError error, PlanNode plan) {
    assertEquals(error, assertThrows(QueryException.class, () -> Queries.run(plan, 2)).error());
  }

  @Test
  void aSumOutsideItsTypeIsAnErrorAndIntermediateOnesAreNot() throws IOException {
    List<AggregateCall> sum = List.of(call("sum", DataType.BIGINT, 0));
    assertFails(QueryError.NUMERIC_OVERFLOW, plan(longs(Long.MAX_VALUE, 1), List.of(), sum));
    assertFails(QueryError.NUMERIC_OVERFLOW, plan(longs(Long.MIN_VALUE, -1), List.of(), sum));
    assertEquals(
        List.of(List.of(Long.MAX_VALUE)),
        Queries.run(plan(longs(Long.MAX_VALUE, 5, -5), List.of(), sum), 1));
    assertEquals(
        List.of(List.of(Long.MIN_VALUE)),
        Queries.run(plan(longs(Long.MIN_VALUE, -5, 5), List.of(), sum), 1));
    List<AggregateCall> small = List.of(call("sum", DataType.decimal(3, 0), 0));
    assertFails(QueryError.NUMERIC_OVERFLOW, plan(longs(999, 1), List.of(), small));
  }

  @Test
  void aSingleValueOfSeveralRowsIsAnError() throws IOException {
    List<AggregateCall> single = List.of(call("single_value", DataType.BIGINT, 0));
    assertEquals(List.of(List.of(7L)), Queries.run(plan(longs(7), List.of(), single), 1));
    assertFails(QueryError.CARDINALITY_VIOLATION, plan(longs(7, 7), List.of(), single));
  }

  @Test
  void moreGroupsThanMemoryAllowsAreAnErrorThatNamesTheOperator() {
    MemoryTable table =
        MemoryTable.random(
            List.of(DataType.BIGINT, DataType.VARCHAR),
            new MemoryTable.Shape(10, 9, 2000, 100_000, 0),
            new Random(1));
    PlanNode plan = plan(table, List.of(0, 1), List.of(call("count", DataType.BIGINT)));
    QueryContext context = Queries.context(2, 100_000);
    QueryException e =
        assertThrows(QueryException.class, () -> Queries.run(plan, context, PlanNode.UNLIMITED));
    assertEquals(QueryError.OUT_OF_MEMORY, e.error());
    assertEquals("aggregation", e.getMessage().split(" ")[0]);
    assertEquals(0, context.memory().used());
    assertEquals(0, table.openSources() + table.openMorsels());
  }
}
