package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.plan.JoinKind;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.VectorCopy;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Selection;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;
import java.util.List;

/**
 * Inner and left join where a row has one match at most and keys are the only condition. Probe
 * columns pass through as they are, with a selection, unless few of their rows are left.
 */
final class UniqueJoinTransform extends RowTransform {

  private final JoinKind kind;
  private final BuildSide build;
  private final ProbeKeys keys;

  // Reused from batch to batch: fresh arrays cost more in page faults than the loop that fills
  // them.
  private int[] kept = new int[0];
  private int[] sources = new int[0];

  UniqueJoinTransform(JoinKind kind, List<Integer> columns, BuildSide build) {
    this.kind = kind;
    this.build = build;
    keys = new ProbeKeys(columns, build.table());
  }

  @Override
  Batch transform(Batch input) {
    int[] matches = keys.find(input);
    return kind == JoinKind.LEFT ? padded(input, matches) : matching(input, matches);
  }

  private Batch padded(Batch input, int[] matches) {
    int[] sources = new int[input.length()];
    Arrays.fill(sources, -1);
    int[] rows = RowNumbers.of(input);
    for (int i = 0; i < input.rowCount(); i++) {
      sources[rows[i]] = matches[i];
    }
    Vector[] right = build.rows().gatherPadded(sources, input.length());
    return new Batch(joined(input.columns(), right), input.length(), input.selection());
  }

  private Batch matching(Batch input, int[] matches) {
    int[] rows = RowNumbers.of(input);
    int length = input.rowCount();
    if (kept.length < length) {
      kept = new int[length];
      sources = new int[length];
    }
    int count = matching(rows, matches, length, kept, sources);
    if (count == 0) {
      return input.withSelection(new Selection(kept, 0));
    }
    // Rows that do not count get the first build row, which nested columns make too dear to copy.
    return 2 * count < input.length() || build.rows().hasNestedColumns()
        ? compacted(input, count)
        : selected(input, count);
  }

  private static int matching(int[] rows, int[] matches, int length, int[] kept, int[] sources) {
    int count = 0;
    for (int i = 0; i < length; i++) {
      kept[count] = rows[i];
      sources[count] = matches[i];
      count += ~matches[i] >>> 31;
    }
    return count;
  }

  private Batch compacted(Batch input, int count) {
    Batch left = VectorCopy.compact(input.withSelection(new Selection(kept, count)));
    Batch right = build.rows().gather(sources, 0, count);
    return new Batch(joined(left.columns(), right.columns()), count, null);
  }

  private Batch selected(Batch input, int count) {
    int[] sourceOfRow = new int[input.length()];
    for (int i = 0; i < count; i++) {
      sourceOfRow[kept[i]] = sources[i];
    }
    Batch right = build.rows().gather(sourceOfRow, 0, input.length());
    Selection selection = count == input.length() ? null : new Selection(kept, count);
    return new Batch(joined(input.columns(), right.columns()), input.length(), selection);
  }

  static Vector[] joined(Vector[] left, Vector[] right) {
    Vector[] columns = Arrays.copyOf(left, left.length + right.length);
    System.arraycopy(right, 0, columns, left.length, right.length);
    return columns;
  }
}
