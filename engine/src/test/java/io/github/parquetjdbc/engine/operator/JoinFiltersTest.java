package io.github.parquetjdbc.engine.operator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.data.Cells;
import io.github.parquetjdbc.engine.data.MemoryTable;
import io.github.parquetjdbc.engine.data.Queries;
import io.github.parquetjdbc.engine.plan.AggregateCall;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.JoinKind;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Rows that scans leave out because a join above has no use for them. */
class JoinFiltersTest {

  private static final List<Integer> KEY = List.of(0);

  /** One BIGINT column, a batch a hundred rows. */
  private static MemoryTable numbers(long from, long to) {
    List<Batch> batches = new ArrayList<>();
    for (long start = from; start < to; start += 100) {
      List<Object> cells =
          new ArrayList<>(LongStream.range(start, Math.min(to, start + 100)).boxed().toList());
      batches.add(Batch.of(cells.size(), Cells.vector(DataType.BIGINT, cells)));
    }
    return new MemoryTable(List.of(DataType.BIGINT)).addMorsel(batches);
  }

  private static PlanNode join(JoinKind kind, PlanNode left, PlanNode right) {
    List<Column> columns = new ArrayList<>(kind.givesLeft() ? left.columns() : List.of());
    columns.addAll(kind.givesRight() ? right.columns() : List.of());
    return new PlanNode.Join(left, right, kind, KEY, KEY, List.of(false), null, columns);
  }

  private static void check(PlanNode plan, int rows, long scanned) throws IOException {
    QueryContext context = Queries.context(1);
    assertEquals(rows, Queries.run(plan, context, PlanNode.UNLIMITED).size());
    assertEquals(scanned, context.metrics().scannedRows());
  }

  @Test
  void probeRowsWithoutAPartnerNeverLeaveTheirScan() throws IOException {
    for (JoinKind kind : List.of(JoinKind.INNER, JoinKind.SEMI, JoinKind.RIGHT_SEMI)) {
      check(join(kind, numbers(0, 1000).scan(), numbers(10, 15).scan()), 5, 5 + 5);
    }
    check(join(JoinKind.RIGHT_ANTI, numbers(0, 1000).scan(), numbers(998, 1003).scan()), 3, 2 + 5);
  }

  @Test
  void rowsThatAreKeptOrPaddedAllLeaveTheirScan() throws IOException {
    check(join(JoinKind.LEFT, numbers(0, 1000).scan(), numbers(10, 15).scan()), 1000, 1005);
    check(join(JoinKind.ANTI, numbers(0, 1000).scan(), numbers(10, 15).scan()), 995, 1005);
  }

  @Test
  void keysReachThroughGroupsAndOtherJoins() throws IOException {
    PlanNode grouped =
        new PlanNode.Aggregate(
            numbers(0, 1000).scan(),
            KEY,
            List.of(
                new AggregateCall(
                    "count", List.of(), AggregateCall.Distinctness.ALL, -1, DataType.BIGINT)),
            List.of(
                new Column("k", DataType.BIGINT, true), new Column("n", DataType.BIGINT, false)));
    check(join(JoinKind.INNER, grouped, numbers(10, 15).scan()), 5, 5 + 5);
    PlanNode both = join(JoinKind.INNER, numbers(0, 1000).scan(), numbers(0, 500).scan());
    check(join(JoinKind.INNER, both, numbers(10, 15).scan()), 5, 5 + 5 + 5);
  }

  @Test
  void aLimitBelowTheJoinSeesAllRows() throws IOException {
    PlanNode limited = new PlanNode.Sort(numbers(0, 1000).scan(), List.of(), 0, 12);
    check(join(JoinKind.INNER, limited, numbers(10, 15).scan()), 2, 100 + 5);
  }
}
