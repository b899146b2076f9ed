package io.github.parquetjdbc.engine.data;

import io.github.parquetjdbc.engine.context.MemoryBudget;
import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.engine.run.QueryRunner;
import io.github.parquetjdbc.engine.run.Workers;
import io.github.parquetjdbc.engine.spill.SpillDirectory;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;

/** Runs plans for tests. */
public final class Queries {

  /** One type of every kind, and those that differ within a kind. */
  public static final List<DataType> ALL_TYPES =
      List.of(
          DataType.BOOLEAN,
          DataType.INTEGER,
          DataType.BIGINT,
          DataType.DOUBLE,
          DataType.decimal(15, 2),
          DataType.decimal(30, 4),
          DataType.VARCHAR,
          DataType.UUID,
          DataType.DATE,
          DataType.timestamp(9));

  /** Lists, structs and maps, and each within another. */
  public static final List<DataType> NESTED_TYPES =
      List.of(
          DataType.list(DataType.VARCHAR, true),
          struct(DataType.BIGINT, DataType.list(DataType.list(DataType.INTEGER, true), true)),
          DataType.map(DataType.VARCHAR, struct(DataType.decimal(30, 4), DataType.BOOLEAN), true),
          DataType.list(struct(DataType.DOUBLE, DataType.VARCHAR), true));

  private Queries() {}

  private static DataType struct(DataType first, DataType second) {
    return DataType.struct(
        List.of(new DataType.Field("a", first, true), new DataType.Field("b", second, true)));
  }

  public static QueryContext context(int threads) {
    return context(threads, Long.MAX_VALUE);
  }

  public static QueryContext context(int threads, long memory) {
    return new QueryContext(
        List.of(), ZoneOffset.UTC, Instant.EPOCH, threads, new MemoryBudget(memory));
  }

  public static List<List<Object>> run(PlanNode plan, int threads) throws IOException {
    return run(plan, context(threads), PlanNode.UNLIMITED);
  }

  public static List<List<Object>> run(PlanNode plan, QueryContext context, long maxRows)
      throws IOException {
    try (Workers workers = new Workers(context.threads());
        BatchCursor cursor =
            new QueryRunner(workers, SpillDirectory.none()).run(plan, context, maxRows)) {
      return read(cursor);
    }
  }

  public static List<List<Object>> read(BatchCursor cursor) throws IOException {
    List<List<Object>> rows = new ArrayList<>();
    for (Batch batch = cursor.next(); batch != null; batch = cursor.next()) {
      if (batch.selection() != null || batch.length() == 0) {
        throw new AssertionError("a cursor gave a batch with a selection, or an empty one");
      }
      rows.addAll(Cells.rows(batch));
    }
    return rows;
  }
}
