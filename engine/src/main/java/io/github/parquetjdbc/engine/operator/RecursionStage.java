package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.hash.GroupTable;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.PlanNode.Recurrence;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.List;
import java.util.function.Function;

/**
 * A recursive query, computed round by round before its first row is given (SQL:2016, 7.17: the
 * semi-naive evaluation of PostgreSQL and others, in which a step sees the last round alone).
 */
public final class RecursionStage implements Stage {

  private final Stage seed;
  private final Function<RowStore, Stage> step;
  private final List<DataType> types;
  private final Recurrence recurrence;
  private final Execution execution;
  private final QueryContext context;
  private final MemoryLedger memory;
  private StoredRowsStage output;

  /**
   * @param step makes the stage of one round, of what the round before gave
   */
  public RecursionStage(
      Stage seed,
      Function<RowStore, Stage> step,
      PlanNode.Recursion node,
      Execution execution,
      QueryContext context) {
    this.seed = seed;
    this.step = step;
    this.types = PlanNode.types(node.columns());
    this.recurrence = node.recurrence();
    this.execution = execution;
    this.context = context;
    memory = new MemoryLedger(context, execution.spill(), "recursive query");
  }

  @Override
  public void prepare(long rowLimit) throws IOException {
    RowStore result = new RowStore(types);
    HeldMemory held = memory.entry();
    News news = recurrence == Recurrence.NEW ? new News() : null;
    RowStore round = collected(seed);
    while (true) {
      RowStore rows = news == null ? round : news.of(round);
      append(rows, result);
      held.set(result.bytes() + rows.bytes() + (news == null ? 0 : news.bytes()));
      if (rows.size() == 0 || result.size() >= rowLimit) {
        break;
      }
      context.checkStopped();
      try (Stage stage = step.apply(rows)) {
        round = collected(stage);
      }
    }
    output = new StoredRowsStage(result, context);
  }

  /** All rows of a stage; the caller answers for their memory. */
  private RowStore collected(Stage stage) throws IOException {
    stage.prepare(PlanNode.UNLIMITED);
    MemoryLedger own = new MemoryLedger(context, execution.spill(), memory.operator());
    try {
      List<CollectSink> sinks = execution.drain(stage, () -> new CollectSink(types, own.entry()));
      return CollectSink.joined(types, sinks, own.entry());
    } finally {
      own.release();
    }
  }

  private static void append(RowStore rows, RowStore target) {
    int[] numbers = RowNumbers.all(rows.size());
    for (int from = 0; from < rows.size(); from += Batch.MAX_LENGTH) {
      target.append(rows.gather(numbers, from, Math.min(Batch.MAX_LENGTH, rows.size() - from)));
    }
  }

  @Override
  public int morselCount() {
    return output.morselCount();
  }

  @Override
  public StageWorker newWorker() {
    return output.newWorker();
  }

  @Override
  public void close() {
    output = null;
    memory.release();
    seed.close();
  }

  /** Tells rows that were not there before. */
  private final class News {
    private final GroupTable known = GroupTable.of(types);
    private final int[] groups = new int[Batch.MAX_LENGTH];

    RowStore of(RowStore rows) {
      RowStore fresh = new RowStore(types);
      int[] numbers = RowNumbers.all(rows.size());
      for (int from = 0; from < rows.size(); from += Batch.MAX_LENGTH) {
        context.checkStopped();
        int count = Math.min(Batch.MAX_LENGTH, rows.size() - from);
        Batch batch = rows.gather(numbers, from, count);
        int before = known.size();
        known.assign(batch.columns(), RowNumbers.all(count), 0, count, groups);
        int[] first = new int[known.size() - before];
        int found = 0;
        for (int i = 0; i < count; i++) {
          // Groups are numbered as they are met: the next number is a row that was not known.
          if (groups[i] == before + found) {
            first[found++] = i;
          }
        }
        fresh.append(batch.columns(), first, 0, found);
      }
      return fresh;
    }

    long bytes() {
      return known.bytes();
    }
  }
}
