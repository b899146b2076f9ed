package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.hash.JoinTable;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/** Looks up the build rows of probe batches; scratch of one worker. */
final class ProbeKeys {

  private final List<Integer> columns;
  private final JoinTable.Probe probe;
  private final Vector[] keys;
  private int[] matches = new int[Batch.MAX_LENGTH];

  ProbeKeys(List<Integer> columns, JoinTable table) {
    this.columns = columns;
    probe = table.newProbe();
    keys = new Vector[columns.size()];
  }

  /** The first position, or -1, of each row that counts, in their order; until the next call. */
  int[] find(Batch batch) {
    int count = batch.rowCount();
    if (matches.length < count) {
      matches = new int[count];
    }
    for (int i = 0; i < keys.length; i++) {
      keys[i] = batch.column(columns.get(i));
    }
    probe.find(keys, RowNumbers.of(batch), 0, count, matches);
    return matches;
  }
}
