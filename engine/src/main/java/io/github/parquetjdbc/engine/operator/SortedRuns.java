package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.sort.MergeSource;
import io.github.parquetjdbc.engine.spill.SpillFile;
import io.github.parquetjdbc.engine.spill.SpillSpace;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Sorted rows on disk: runs, written by any workers, each sorted, with a row's place in the input
 * as a last column; merged as they are read, a block of each in memory.
 */
final class SortedRuns {

  /** What a block is to hold, roughly. */
  private static final int BLOCK_BYTES = 1 << 17;

  /** What a block in a merge takes, with its keys and bytes. */
  private static final long MERGE_BYTES = 3L * BLOCK_BYTES;

  private static final int LEAST_FAN_IN = 4;
  private static final int GREATEST_FAN_IN = 128;

  private final List<DataType> types;
  private final List<SortKey> keys;
  private final String operator;
  private final SpillSpace spill;
  private final QueryContext context;

  /** Guarded by itself. */
  private final Deque<SpillFile> runs = new ArrayDeque<>();

  /** Rows of a block, by the widest rows so far; guarded by {@link #runs}. */
  private int blockRows = Batch.MAX_LENGTH;

  /**
   * @param types of the rows
   */
  SortedRuns(
      List<DataType> types,
      List<SortKey> keys,
      String operator,
      SpillSpace spill,
      QueryContext context) {
    this.types = new ArrayList<>(types);
    this.types.add(DataType.BIGINT);
    this.keys = keys;
    this.operator = operator;
    this.spill = spill;
    this.context = context;
  }

  boolean isEmpty() {
    synchronized (runs) {
      return runs.isEmpty();
    }
  }

  /** Writes rows as one run. */
  void add(List<PlacedRows> parts) throws IOException {
    long bytes = 0;
    long rows = 0;
    for (PlacedRows part : parts) {
      bytes += part.store().bytes();
      rows += part.store().size();
    }
    if (rows == 0) {
      return;
    }
    int block = narrowBlocks(bytes / rows);
    List<BatchSource> sources = new ArrayList<>();
    for (PlacedRows part : parts) {
      sources.add(part.sorted(keys, block, context));
    }
    SpillFile run = spill.newFile(operator);
    write(sources, block, run);
    synchronized (runs) {
      runs.add(run);
    }
  }

  private int narrowBlocks(long rowBytes) {
    int rows = (int) Math.max(1, Math.min(Batch.MAX_LENGTH, BLOCK_BYTES / Math.max(1, rowBytes)));
    synchronized (runs) {
      blockRows = Math.min(blockRows, rows);
      return blockRows;
    }
  }

  private void write(List<BatchSource> sources, int block, SpillFile run) throws IOException {
    try (BatchSource merged =
        sources.size() == 1 ? sources.get(0) : new MergeSource(sources, types, keys, block)) {
      for (Batch batch = merged.next(); batch != null; batch = merged.next()) {
        run.append(batch);
      }
    }
  }

  /**
   * All rows in order, equal ones in that of their places; once, when all runs are there. The files
   * are deleted as they end.
   */
  BatchSource merged() throws IOException {
    int fanIn = fanIn();
    while (runs.size() > fanIn) {
      // The fewest runs that leave as many as can be merged at once.
      int count = Math.min(fanIn, runs.size() - fanIn + 1);
      SpillFile run = spill.newFile(operator);
      write(sources(count), blockRows, run);
      runs.add(run);
    }
    return new WithoutPlaces(new MergeSource(sources(runs.size()), types, keys, blockRows));
  }

  private int fanIn() {
    long blocks = context.memory().limit() / 4 / MERGE_BYTES;
    return (int) Math.max(LEAST_FAN_IN, Math.min(GREATEST_FAN_IN, blocks));
  }

  private List<BatchSource> sources(int count) {
    List<BatchSource> sources = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      sources.add(runs.poll().consume(types));
    }
    return sources;
  }

  /** Deletes the runs that nobody has begun to read. */
  void close() {
    synchronized (runs) {
      runs.forEach(SpillFile::close);
      runs.clear();
    }
  }

  private record WithoutPlaces(BatchSource source) implements BatchSource {
    @Override
    public Batch next() throws IOException {
      Batch batch = source.next();
      return batch == null
          ? null
          : Batch.of(batch.length(), Arrays.copyOf(batch.columns(), batch.columns().length - 1));
    }

    @Override
    public void close() {
      source.close();
    }
  }
}
