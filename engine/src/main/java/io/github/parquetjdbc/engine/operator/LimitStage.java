package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.rows.VectorCopy;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.Selection;
import java.io.IOException;

/** Leaves out the first rows and ends after so many; one morsel, since order decides. */
public final class LimitStage implements Stage {

  private final Stage input;
  private final Execution execution;
  private final long offset;
  private final long limit;

  /** Rows of the input that are needed. */
  private long inputLimit;

  public LimitStage(Stage input, Execution execution, long offset, long limit) {
    this.input = input;
    this.execution = execution;
    this.offset = offset;
    this.limit = limit;
  }

  @Override
  public void prepare(long rowLimit) throws IOException {
    inputLimit = sum(offset, Math.min(limit, rowLimit));
    input.prepare(inputLimit);
  }

  /** {@code offset + limit}, where the sum may be "unlimited". */
  static long sum(long offset, long limit) {
    return limit > PlanNode.UNLIMITED - offset ? PlanNode.UNLIMITED : offset + limit;
  }

  @Override
  public int morselCount() {
    return inputLimit == offset ? 0 : 1;
  }

  @Override
  public StageWorker newWorker() {
    return morsel -> new SkippingSource(execution.ordered(input, inputLimit), offset);
  }

  @Override
  public void close() {
    input.close();
  }

  private static final class SkippingSource implements BatchSource {
    private final BatchSource source;
    private long toSkip;

    SkippingSource(BatchSource source, long toSkip) {
      this.source = source;
      this.toSkip = toSkip;
    }

    @Override
    public Batch next() throws IOException {
      Batch batch = source.next();
      while (batch != null && batch.length() <= toSkip) {
        toSkip -= batch.length();
        batch = source.next();
      }
      if (batch == null || toSkip == 0) {
        return batch;
      }
      Batch rest = withoutFirst(batch, (int) toSkip);
      toSkip = 0;
      return rest;
    }

    private static Batch withoutFirst(Batch batch, int rows) {
      int[] kept = new int[batch.length() - rows];
      for (int i = 0; i < kept.length; i++) {
        kept[i] = rows + i;
      }
      return VectorCopy.compact(batch.withSelection(new Selection(kept, kept.length)));
    }

    @Override
    public void close() {
      source.close();
    }
  }
}
