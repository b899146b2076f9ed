package io.github.parquetjdbc.engine.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.data.MemoryTable;
import io.github.parquetjdbc.engine.data.Queries;
import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.spill.SpillDirectory;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows come in order, no more than wanted are made, and nothing is left open. */
@Timeout(60)
class StreamingTest {

  private static final MemoryTable.Shape MANY = new MemoryTable.Shape(20, 6, 500, 50, 0.2);

  private static MemoryTable table(long seed) {
    return MemoryTable.random(Queries.ALL_TYPES, MANY, new Random(seed));
  }

  private static void assertAllClosed(MemoryTable table) {
    assertEquals(0, table.openMorsels(), "open morsels");
    assertEquals(0, table.openSources(), "open sources");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void rowsOfAllKindsComeInFileOrder(int threads) throws IOException {
    for (long seed = 0; seed < 5; seed++) {
      MemoryTable table = table(seed);
      assertEquals(table.rows(), Queries.run(table.scan(), threads), "seed " + seed);
      assertAllClosed(table);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1,0,10",
    "1,5,3000",
    "8,0,0",
    "8,0,1",
    "8,700,1300",
    "8,3,30000",
    "8,100000,5",
    "2,0,1000000"
  })
  void limitAndOffsetKeepTheOrder(int threads, int offset, long limit) throws IOException {
    MemoryTable table = table(7);
    List<List<Object>> rows = table.rows();
    int from = Math.min(offset, rows.size());
    int to = (int) Math.min(rows.size(), from + limit);
    PlanNode plan = new PlanNode.Sort(table.scan(), List.of(), offset, limit);
    assertEquals(rows.subList(from, to), Queries.run(plan, threads));
    assertAllClosed(table);
  }

  @Test
  void maxRowsStopsReading() throws IOException {
    MemoryTable table = table(3);
    List<List<Object>> rows = Queries.run(table.scan(), Queries.context(8), 5);
    assertEquals(table.rows().subList(0, 5), rows);
    assertTrue(table.openedMorsels() <= 3, "opened " + table.openedMorsels());
    assertTrue(table.pulledBatches() <= 2, "pulled " + table.pulledBatches());
  }

  @Test
  void producersOfACursorThatIsNotReadLeaveTheirThreadsAtABound() throws Exception {
    int bytes = 8 * 2048 * batchesPulledAfterTheFirstRow(0);
    assertTrue(bytes < 2 * (32L << 20), "ran ahead by up to " + bytes + " bytes");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 100, 10_000})
  void producersRunAheadByNoMoreThanTheRowsThatAreFetchedAtATime(int fetchRows) throws Exception {
    int batches = batchesPulledAfterTheFirstRow(fetchRows);
    // The consumer's own, one that each of two producers had begun, and one in its hands.
    int most = 1 + 2 * 2 + (fetchRows + 2047) / 2048;
    assertTrue(batches <= most, batches + " batches");
  }

  private static int batchesPulledAfterTheFirstRow(int fetchRows) throws Exception {
    MemoryTable wide = new MemoryTable(List.of(DataType.BIGINT));
    List<Batch> part =
        Collections.nCopies(
            30, Batch.of(2048, new LongVector(DataType.BIGINT, new long[2048], 2048, null)));
    for (int i = 0; i < 400; i++) {
      wide.addMorsel(part);
    }
    try (Workers workers = new Workers(2)) {
      QueryContext context = Queries.context(2);
      context.setFetchRows(fetchRows);
      BatchCursor cursor =
          new QueryRunner(workers, SpillDirectory.none())
              .run(wide.scan(), context, PlanNode.UNLIMITED);
      cursor.next();
      // Both threads are free for other work only once both producers have left them.
      CyclicBarrier free = new CyclicBarrier(3);
      workers.execute(() -> await(free));
      workers.execute(() -> await(free));
      await(free);
      int pulled = wide.pulledBatches();
      cursor.close();
      assertAllClosed(wide);
      return pulled;
    }
  }

  @Test
  void projectionAndUnionKeepTheOrder() throws IOException {
    MemoryTable first = table(11);
    MemoryTable second = table(12);
    PlanNode swapped =
        new PlanNode.Project(second.scan(), columnReferences(second), second.columns());
    PlanNode union = new PlanNode.UnionAll(List.of(first.scan(), swapped), first.columns());
    List<List<Object>> expected = new ArrayList<>(first.rows());
    expected.addAll(second.rows());
    assertEquals(expected, Queries.run(union, 8));
    assertAllClosed(first);
    assertAllClosed(second);
  }

  private static List<Expression> columnReferences(MemoryTable table) {
    List<Expression> expressions = new ArrayList<>();
    for (int i = 0; i < table.types().size(); i++) {
      expressions.add(new Expression.Column(i, table.types().get(i)));
    }
    return expressions;
  }

  @Test
  void valuesAreRows() throws IOException {
    List<Column> columns =
        List.of(new Column("a", DataType.INTEGER, true), new Column("b", DataType.DOUBLE, true));
    PlanNode values =
        new PlanNode.Values(
            columns,
            List.of(
                List.of(
                    new Expression.Literal(1, DataType.INTEGER),
                    new Expression.Literal(2.5, DataType.DOUBLE)),
                List.of(
                    new Expression.Literal(null, DataType.INTEGER),
                    new Expression.Literal(-1.0, DataType.DOUBLE))));
    List<List<Object>> rows = Queries.run(values, 2);
    assertEquals(List.of(1, 2.5), rows.get(0));
    assertNull(rows.get(1).get(0));
    assertEquals(2, rows.size());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 8})
  void theFirstFailureInRowOrderSurfacesUnchangedAfterTheRowsBeforeIt(int threads)
      throws IOException {
    MemoryTable table = table(21);
    IOException failure = new IOException("morsel 9 cannot be read");
    table.hook(
        morsel -> {
          if (morsel == 9) {
            throw failure;
          }
        });
    try (Workers workers = new Workers(threads);
        BatchCursor cursor =
            new QueryRunner(workers, SpillDirectory.none())
                .run(table.scan(), Queries.context(threads), PlanNode.UNLIMITED)) {
      assertSame(failure, assertThrows(IOException.class, () -> Queries.read(cursor)));
    }
    assertAllClosed(table);
  }

  @Test
  void aFullHeapEndsTheQueryAsAQueryException() throws IOException {
    MemoryTable table = table(22);
    table.hook(
        morsel -> {
          throw new OutOfMemoryError("Java heap space");
        });
    QueryException e = assertThrows(QueryException.class, () -> Queries.run(table.scan(), 4));
    assertEquals(QueryError.OUT_OF_MEMORY, e.error());
    assertAllClosed(table);
  }

  @Test
  void cancelWakesAConsumerThatWaitsForAProducer() throws Exception {
    MemoryTable table = table(23);
    CountDownLatch reached = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    table.hook(
        morsel -> {
          if (morsel > 0) {
            reached.countDown();
            await(release);
          }
        });
    QueryContext context = Queries.context(2);
    Thread canceller =
        new Thread(
            () -> {
              await(reached);
              context.cancel();
              release.countDown();
            });
    canceller.start();
    QueryException e =
        assertThrows(
            QueryException.class, () -> Queries.run(table.scan(), context, PlanNode.UNLIMITED));
    assertEquals(QueryError.CANCELLED, e.error());
    canceller.join();
    assertAllClosed(table);
  }

  @Test
  void aDeadlineEndsAQueryThatWouldGoOnForever() throws IOException {
    MemoryTable table = table(24);
    QueryContext context = Queries.context(2);
    context.setDeadline(System.nanoTime() + 20_000_000);
    MemoryTable.Hook wait = morsel -> context.checkStopped();
    table.hook(
        morsel -> {
          while (true) {
            wait.beforeBatch(morsel);
            Thread.onSpinWait();
          }
        });
    QueryException e =
        assertThrows(
            QueryException.class, () -> Queries.run(table.scan(), context, PlanNode.UNLIMITED));
    assertEquals(QueryError.TIMED_OUT, e.error());
    assertAllClosed(table);
  }

  private static void await(CyclicBarrier barrier) {
    try {
      barrier.await(30, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await(30, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aPoolWithoutFreeThreadsDoesNotBlockAQuery() throws Exception {
    MemoryTable table = table(25);
    CountDownLatch release = new CountDownLatch(1);
    try (Workers workers = new Workers(1)) {
      workers.execute(() -> await(release));
      try (BatchCursor cursor =
          new QueryRunner(workers, SpillDirectory.none())
              .run(table.scan(), Queries.context(4), PlanNode.UNLIMITED)) {
        assertEquals(table.rows(), Queries.read(cursor));
      }
      release.countDown();
    }
    assertAllClosed(table);
  }
}
