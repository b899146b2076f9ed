package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.JoinKind;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.VectorCopy;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Selection;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/**
 * The general join: lists pairs that match by key, keeps those for which the condition is true, and
 * ends each input batch with what its kind makes of the probe rows that had no such pair.
 */
final class PairJoinTransform implements Transform {

  private final JoinKind kind;
  private final BuildSide build;
  private final QueryContext context;
  private final ProbeKeys keys;

  /** {@code null} where keys are the only condition. */
  private final RowFilter condition;

  private final PairExpander pairs;
  private final int[] probeRows = new int[Batch.MAX_LENGTH];
  private final int[] kept = new int[Batch.MAX_LENGTH];

  /** Of each probe row, by index, whether a pair was kept. */
  private boolean[] matched = new boolean[Batch.MAX_LENGTH];

  /** The batch in work, or {@code null}. */
  private Batch input;

  PairJoinTransform(
      PlanNode.Join node, BuildSide build, RowFilter condition, QueryContext context) {
    kind = node.kind();
    this.build = build;
    this.condition = condition;
    this.context = context;
    keys = new ProbeKeys(node.leftKeys(), build.table());
    boolean padsAtOnce = kind == JoinKind.LEFT && condition == null;
    pairs =
        new PairExpander(
            build.table(),
            padsAtOnce ? PairExpander.Unmatched.PAIRED : PairExpander.Unmatched.SKIPPED);
  }

  @Override
  public void accept(Batch batch) {
    input = batch;
    int count = batch.rowCount();
    pairs.start(keys.find(batch), count);
    if (matched.length < count) {
      matched = new boolean[count];
    }
    Arrays.fill(matched, 0, count, false);
  }

  @Override
  public Batch next() {
    if (input == null) {
      return null;
    }
    for (int count = pairs.fill(); count > 0; count = pairs.fill()) {
      // One input batch may have very many pairs, and none that is kept.
      context.checkStopped();
      Batch batch = pairBatch(count);
      if (condition != null) {
        batch = keepTrue(batch);
      }
      if (batch.rowCount() > 0 && (kind == JoinKind.INNER || kind == JoinKind.LEFT)) {
        return batch;
      }
    }
    Batch last = unmatchedRows();
    input = null;
    return last;
  }

  private Batch pairBatch(int count) {
    int[] rows = RowNumbers.of(input);
    int[] indexes = pairs.probeIndexes();
    for (int i = 0; i < count; i++) {
      probeRows[i] = rows[indexes[i]];
    }
    Vector[] left = new Vector[input.columns().length];
    for (int i = 0; i < left.length; i++) {
      left[i] = VectorCopy.gather(input.column(i), probeRows, count);
    }
    Vector[] right =
        kind == JoinKind.LEFT && condition == null
            ? build.rows().gatherPadded(pairs.buildRows(), count)
            : build.rows().gather(pairs.buildRows(), 0, count).columns();
    return new Batch(UniqueJoinTransform.joined(left, right), count, null);
  }

  private Batch keepTrue(Batch batch) {
    int count = condition.select(batch, kept);
    for (int i = 0; i < count; i++) {
      matched[pairs.probeIndexes()[kept[i]]] = true;
    }
    return count == batch.length()
        ? batch
        : batch.withSelection(new Selection(Arrays.copyOf(kept, count), count));
  }

  /** What is left to say about the input's rows after its pairs; {@code null} for nothing. */
  private Batch unmatchedRows() {
    boolean wantsMatched = kind == JoinKind.SEMI;
    if (kind == JoinKind.INNER || kind == JoinKind.LEFT && condition == null) {
      return null;
    }
    int[] rows = RowNumbers.of(input);
    int[] selected = new int[input.rowCount()];
    int count = 0;
    for (int i = 0; i < selected.length; i++) {
      if (matched[i] == wantsMatched) {
        selected[count++] = rows[i];
      }
    }
    Batch rest = input.withSelection(new Selection(selected, count));
    return kind == JoinKind.LEFT && count > 0 ? padded(rest) : rest;
  }

  private Batch padded(Batch rest) {
    Batch left = VectorCopy.compact(rest);
    int[] none = new int[left.length()];
    Arrays.fill(none, -1);
    Vector[] right = build.rows().gatherPadded(none, left.length());
    return new Batch(UniqueJoinTransform.joined(left.columns(), right), left.length(), null);
  }

  @Override
  public void reset() {
    input = null;
  }
}
