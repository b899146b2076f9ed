package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.hash.JoinTable;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.VectorCopy;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Vector;

/** Marks the build rows that one worker's probe rows match. */
final class MarkSink implements Sink {

  private final BuildSide build;
  private final QueryContext context;
  private final ProbeKeys keys;

  /** {@code null} where keys are the only condition. */
  private final RowFilter condition;

  private final PairExpander pairs;
  private final int[] probeRows = new int[Batch.MAX_LENGTH];
  private final int[] buildRows = new int[Batch.MAX_LENGTH];
  private final int[] kept = new int[Batch.MAX_LENGTH];
  private final long[] marks;

  MarkSink(PlanNode.Join node, BuildSide build, RowFilter condition, QueryContext context) {
    this.build = build;
    this.condition = condition;
    this.context = context;
    keys = new ProbeKeys(node.leftKeys(), build.table());
    pairs = new PairExpander(build.table(), PairExpander.Unmatched.SKIPPED);
    marks = new long[words(build.rows().size())];
  }

  /** Words that have a bit for each of {@code rows}. */
  static int words(int rows) {
    return (rows + 63) >>> 6;
  }

  /** A bit for each build row, set where it has a match. */
  long[] marks() {
    return marks;
  }

  private boolean isMarked(int row) {
    return (marks[row >>> 6] >>> row & 1) != 0;
  }

  private void mark(int row) {
    marks[row >>> 6] |= 1L << row;
  }

  @Override
  public void begin(int morsel) {}

  @Override
  public void accept(Batch batch) {
    int[] matches = keys.find(batch);
    if (condition == null) {
      markAll(matches, batch.rowCount());
    } else {
      markTrue(batch, matches);
    }
  }

  /** Rows of one key are marked together, so that one mark says it of all. */
  private void markAll(int[] matches, int count) {
    JoinTable table = build.table();
    for (int i = 0; i < count; i++) {
      int position = matches[i];
      while (position >= 0 && !isMarked(table.row(position))) {
        mark(table.row(position));
        position = table.next(position);
      }
    }
  }

  private void markTrue(Batch batch, int[] matches) {
    pairs.start(matches, batch.rowCount());
    for (int found = pairs.fill(); found > 0; found = pairs.fill()) {
      // One batch may have very many pairs.
      context.checkStopped();
      int count = unmarked(RowNumbers.of(batch), found);
      if (count > 0) {
        int matching = condition.select(pairBatch(batch, count), kept);
        for (int i = 0; i < matching; i++) {
          mark(buildRows[kept[i]]);
        }
      }
    }
  }

  /** Lists the pairs whose build rows are not marked yet. */
  private int unmarked(int[] rows, int found) {
    int count = 0;
    for (int i = 0; i < found; i++) {
      int row = pairs.buildRows()[i];
      if (!isMarked(row)) {
        probeRows[count] = rows[pairs.probeIndexes()[i]];
        buildRows[count++] = row;
      }
    }
    return count;
  }

  private Batch pairBatch(Batch batch, int count) {
    Vector[] left = new Vector[batch.columns().length];
    for (int i = 0; i < left.length; i++) {
      left[i] = VectorCopy.gather(batch.column(i), probeRows, count);
    }
    Vector[] right = build.rows().gather(buildRows, 0, count).columns();
    return new Batch(UniqueJoinTransform.joined(left, right), count, null);
  }

  @Override
  public void end(int morsel) {}
}
