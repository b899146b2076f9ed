package io.github.parquetjdbc.engine.collect;

import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.sort.RowComparison;

/** MODE: the value that most rows have, of several the least; nulls do not count. */
record MostFrequent() implements PickedRows {

  private static final SortKey KEY =
      new SortKey(0, SortKey.Direction.ASCENDING, SortKey.NullOrder.LAST);

  @Override
  public int pick(CollectedRows rows, int group) {
    RowComparison comparison = new RowComparison(rows.arguments()[0], KEY);
    int best = -1;
    int most = 0;
    int first = rows.start(group);
    for (int i = first; i < rows.end(group); i++) {
      if (rows.isNull(0, i)) {
        first = i + 1;
        continue;
      }
      if (i > first && comparison.compare(rows.order()[i - 1], rows.order()[i]) != 0) {
        first = i;
      }
      if (i - first + 1 > most) {
        most = i - first + 1;
        best = first;
      }
    }
    return best;
  }
}
