package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.plan.JoinKind;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Selection;
import java.util.List;

/** Semi and anti join by keys alone: a selection of the probe rows with, or without, a match. */
final class MatchTransform extends RowTransform {

  private final ProbeKeys keys;

  /** 0 selects rows with a match, -1 those without, by the sign of what was found. */
  private final int flip;

  MatchTransform(JoinKind kind, List<Integer> columns, BuildSide build) {
    keys = new ProbeKeys(columns, build.table());
    flip = kind == JoinKind.SEMI ? 0 : -1;
  }

  @Override
  Batch transform(Batch input) {
    int[] matches = keys.find(input);
    int[] rows = RowNumbers.of(input);
    int count = input.rowCount();
    int[] selected = new int[count];
    int kept = 0;
    for (int i = 0; i < count; i++) {
      selected[kept] = rows[i];
      kept += ~(matches[i] ^ flip) >>> 31;
    }
    return kept == count ? input : input.withSelection(new Selection(selected, kept));
  }
}
