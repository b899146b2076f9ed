package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.plan.PlanNode;
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
    return morsel ->
        new SlicedSource(execution.ordered(input, inputLimit), offset, PlanNode.UNLIMITED);
  }

  @Override
  public void close() {
    input.close();
  }
}
