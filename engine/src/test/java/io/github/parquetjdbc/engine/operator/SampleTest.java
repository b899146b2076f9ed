package io.github.parquetjdbc.engine.operator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.engine.data.Cells;
import io.github.parquetjdbc.engine.data.MemoryTable;
import io.github.parquetjdbc.engine.data.Queries;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.PlanNode.Sampling;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rows drawn at random. */
class SampleTest {

  private static final int MORSELS = 50;
  private static final int MORSEL_ROWS = 4000;

  /** The numbers from 0, in batches of so many. */
  private static PlanNode numbers(int batchRows) {
    MemoryTable table = new MemoryTable(List.of(DataType.BIGINT));
    for (int morsel = 0; morsel < MORSELS; morsel++) {
      List<Batch> batches = new ArrayList<>();
      for (int from = 0; from < MORSEL_ROWS; from += batchRows) {
        long first = (long) morsel * MORSEL_ROWS + from;
        long end = first + Math.min(batchRows, MORSEL_ROWS - from);
        List<Object> cells = new ArrayList<>(LongStream.range(first, end).boxed().toList());
        batches.add(Batch.of(cells.size(), Cells.vector(DataType.BIGINT, cells)));
      }
      table.addMorsel(batches);
    }
    return table.scan();
  }

  private static List<Long> drawn(
      int batchRows, Sampling sampling, double share, Integer seed, int threads)
      throws IOException {
    PlanNode plan = new PlanNode.Sample(numbers(batchRows), sampling, share, seed);
    return Queries.run(plan, threads).stream().map(row -> (Long) row.get(0)).toList();
  }

  @ParameterizedTest
  @EnumSource(Sampling.class)
  void aSeedDrawsTheSameRowsWhateverBatchesAndThreadsThereAre(Sampling sampling)
      throws IOException {
    List<Long> once = drawn(2000, sampling, 0.3, 7, 1);
    assertEquals(once, drawn(2000, sampling, 0.3, 7, 4));
    assertEquals(once, drawn(333, sampling, 0.3, 7, 2));
    assertNotEquals(once, drawn(2000, sampling, 0.3, 8, 1));
  }

  @ParameterizedTest
  @EnumSource(Sampling.class)
  void withoutASeedOtherRowsAreDrawnEachTime(Sampling sampling) throws IOException {
    assertNotEquals(drawn(2000, sampling, 0.5, null, 1), drawn(2000, sampling, 0.5, null, 1));
  }

  /** Six standard deviations of the number of rows, or of blocks, are never met in practice. */
  @Test
  void theShareIsMet() throws IOException {
    int all = MORSELS * MORSEL_ROWS;
    for (double share : new double[] {0.0005, 0.01, 0.3, 0.97}) {
      assertClose(all * share, 1, drawn(2000, Sampling.BERNOULLI, share, 3, 2).size(), share);
    }
    for (double share : new double[] {0.1, 0.5, 0.9}) {
      assertClose(all * share, 1024, drawn(2000, Sampling.SYSTEM, share, 3, 2).size(), share);
    }
  }

  private static void assertClose(double expected, int block, int actual, double share) {
    double deviation = Math.sqrt(expected / block * (1 - share)) * block;
    assertTrue(Math.abs(actual - expected) < 6 * deviation, actual + " rows of " + expected);
  }

  @Test
  void rowsAreDrawnOneByOneByBernoulliAndInBlocksBySystem() throws IOException {
    assertTrue(neighbours(drawn(2000, Sampling.BERNOULLI, 0.1, 3, 1)) < 0.15);
    assertTrue(neighbours(drawn(2000, Sampling.SYSTEM, 0.1, 3, 1)) > 0.99);
  }

  /** The share of rows whose next row was drawn too. */
  private static double neighbours(List<Long> rows) {
    int found = 0;
    for (int i = 1; i < rows.size(); i++) {
      found += rows.get(i) == rows.get(i - 1) + 1 ? 1 : 0;
    }
    return (double) found / rows.size();
  }
}
