package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.PlanNode.Sampling;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.Selection;
import java.io.IOException;
import java.util.SplittableRandom;

/**
 * TABLESAMPLE. Numbers are drawn for each morsel apart, so that a seed draws the same rows however
 * many threads there are.
 */
public final class SampleStage implements Stage {

  private final Stage input;
  private final Sampling sampling;
  private final double share;
  private final long seed;

  public SampleStage(Stage input, PlanNode.Sample node) {
    this.input = input;
    sampling = node.sampling();
    share = node.share();
    seed = node.seed() == null ? new SplittableRandom().nextLong() : node.seed();
  }

  /** How many rows must be read for a limit, chance decides. */
  @Override
  public void prepare(long rowLimit) throws IOException {
    input.prepare(PlanNode.UNLIMITED);
  }

  @Override
  public int morselCount() {
    return input.morselCount();
  }

  @Override
  public StageWorker newWorker() {
    StageWorker worker = input.newWorker();
    return morsel -> {
      // Generators of neighbouring seeds give neighbouring numbers: the first one's are spread.
      long own = new SplittableRandom(seed + morsel).nextLong();
      SplittableRandom random = new SplittableRandom(own);
      BatchSource source = worker.open(morsel);
      return sampling == Sampling.SYSTEM
          ? new Blocks(source, share, random)
          : new Rows(source, share, random);
    };
  }

  @Override
  public void close() {
    input.close();
  }

  /** Leaves rows out of batches, by numbers drawn for a morsel. */
  private abstract static class Drawn implements BatchSource {
    private final BatchSource source;

    Drawn(BatchSource source) {
      this.source = source;
    }

    /** Keeps of the next {@code count} rows those that are drawn; returns how many. */
    abstract int draw(int[] rows, int count, int[] drawn);

    @Override
    public final Batch next() throws IOException {
      Batch batch = source.next();
      while (batch != null) {
        int[] drawn = new int[batch.rowCount()];
        int count = draw(RowNumbers.of(batch), batch.rowCount(), drawn);
        if (count > 0) {
          return batch.withSelection(new Selection(drawn, count));
        }
        batch = source.next();
      }
      return null;
    }

    @Override
    public final void close() {
      source.close();
    }
  }

  /** How batches are cut depends on the columns that are read: blocks do not. */
  private static final class Blocks extends Drawn {
    private static final int BLOCK_ROWS = 1024;

    private final double share;
    private final SplittableRandom random;
    private int left;
    private boolean taken;

    Blocks(BatchSource source, double share, SplittableRandom random) {
      super(source);
      this.share = share;
      this.random = random;
    }

    @Override
    int draw(int[] rows, int count, int[] drawn) {
      int kept = 0;
      int next = 0;
      while (next < count) {
        if (left == 0) {
          left = BLOCK_ROWS;
          taken = random.nextDouble() < share;
        }
        int length = Math.min(left, count - next);
        if (taken) {
          System.arraycopy(rows, next, drawn, kept, length);
          kept += length;
        }
        next += length;
        left -= length;
      }
      return kept;
    }
  }

  /** Draws how far it is to the next row that is taken: a geometrically distributed number. */
  private static final class Rows extends Drawn {
    private final double logOfOthers;
    private final SplittableRandom random;

    /** Rows that are passed over before the next one is taken. */
    private long passed;

    Rows(BatchSource source, double share, SplittableRandom random) {
      super(source);
      this.random = random;
      logOfOthers = Math.log1p(-share);
      passed = gap();
    }

    private long gap() {
      return (long) (Math.log(1 - random.nextDouble()) / logOfOthers);
    }

    @Override
    int draw(int[] rows, int count, int[] drawn) {
      int kept = 0;
      while (passed < count) {
        drawn[kept++] = rows[(int) passed];
        passed += 1 + gap();
      }
      passed -= count;
      return kept;
    }
  }
}
