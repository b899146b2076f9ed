package io.github.parquetjdbc.engine.spill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.data.MemoryTable;
import io.github.parquetjdbc.engine.data.Queries;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.plan.SortKey.Direction;
import io.github.parquetjdbc.engine.plan.SortKey.NullOrder;
import io.github.parquetjdbc.engine.plan.WindowCall;
import io.github.parquetjdbc.engine.plan.WindowFrame;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sorts and windows that spill give the rows, in the order, of those in memory. */
@Timeout(120)
class SpilledSortTest {

  private static final DataType WIDE_DECIMAL = DataType.decimal(60, 3);
  private static final List<DataType> TYPES =
      Stream.of(Queries.ALL_TYPES, List.of(WIDE_DECIMAL), Queries.NESTED_TYPES)
          .flatMap(List::stream)
          .toList();
  private static final int FLAT_TYPES = Queries.ALL_TYPES.size() + 1;
  private static final MemoryTable.Shape SHAPE = new MemoryTable.Shape(12, 5, 300, 60, 0.1);

  @TempDir private Path temporary;

  private void check(PlanNode plan, String what, long... memories) throws IOException {
    List<List<Object>> expected = Queries.run(plan, 1);
    for (int threads : new int[] {1, 8}) {
      for (long memory : memories) {
        assertEquals(
            expected,
            SpilledQueries.run(plan, threads, memory, temporary),
            what + ", " + threads + " threads, " + memory + " bytes");
      }
    }
  }

  private static SortKey randomKey(Random random) {
    return new SortKey(
        random.nextInt(FLAT_TYPES),
        Direction.values()[random.nextInt(2)],
        NullOrder.values()[random.nextInt(2)]);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void sortsOfAllKindsAreStable(long seed) throws IOException {
    Random random = new Random(seed);
    MemoryTable table = MemoryTable.random(TYPES, SHAPE, random);
    List<SortKey> keys = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(3); i++) {
      keys.add(randomKey(random));
    }
    check(
        new PlanNode.Sort(table.scan(), keys, 0, PlanNode.UNLIMITED),
        "seed " + seed + " keys " + keys,
        1,
        100_000);
  }

  @ParameterizedTest
  @CsvSource({"0,200000", "7,150000", "1000,9223372036854775807", "100000,200000"})
  void limitsCutWhatIsMerged(long offset, long limit) throws IOException {
    MemoryTable table = MemoryTable.random(TYPES, SHAPE, new Random(limit));
    SortKey key = new SortKey(1, Direction.ASCENDING, NullOrder.LAST);
    check(new PlanNode.Sort(table.scan(), List.of(key), offset, limit), "cut", 1, 300_000);
  }

  private static PlanNode window(MemoryTable table, List<Integer> partition, SortKey order) {
    List<WindowCall> calls = new ArrayList<>();
    for (String name : List.of("row_number", "count", "lag", "max")) {
      List<Integer> arguments = name.equals("row_number") ? List.of() : List.of(2);
      calls.add(
          new WindowCall(
              name, arguments, WindowCall.Nulls.RESPECTED, WindowFrame.WHOLE, DataType.BIGINT));
    }
    List<Column> columns = new ArrayList<>(table.columns());
    for (WindowCall call : calls) {
      columns.add(new Column(call.name(), call.type(), true));
    }
    return new PlanNode.Window(table.scan(), partition, List.of(order), calls, columns);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void windowsReadPartitionAfterPartition(long seed) throws IOException {
    Random random = new Random(seed);
    MemoryTable table = MemoryTable.random(TYPES, SHAPE, random);
    int partition = 1 + random.nextInt(FLAT_TYPES - 1);
    PlanNode plan = window(table, List.of(partition), randomKey(random));
    check(plan, "seed " + seed, 800_000);
  }

  @Test
  void aPartitionThatDoesNotFitSaysWhatToSet() throws IOException {
    MemoryTable table = MemoryTable.random(TYPES, SHAPE, new Random(7));
    SortKey order = new SortKey(1, Direction.ASCENDING, NullOrder.LAST);
    PlanNode plan = window(table, List.of(), order);
    QueryException e =
        assertThrows(QueryException.class, () -> SpilledQueries.run(plan, 2, 100_000, temporary));
    assertEquals(QueryError.OUT_OF_MEMORY, e.error());
    assertTrue(e.getMessage().startsWith("window over one partition needs "), e.getMessage());
    assertTrue(e.getMessage().endsWith(": raise memoryLimit"), e.getMessage());
    SpilledQueries.assertEmpty(temporary);
  }
}
