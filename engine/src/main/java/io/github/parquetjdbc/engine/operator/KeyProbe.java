package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.hash.JoinTable;
import io.github.parquetjdbc.engine.hash.KeyBitmap;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/**
 * Keeps the rows whose keys a join's build side has; scratch of one worker. The join itself asks
 * again, so that rows may be let through unasked: where most of them pass, the probe rests for a
 * while.
 */
final class KeyProbe {

  /** Rows after which it is judged whether asking pays. */
  private static final int TRIAL = 4 * Batch.MAX_LENGTH;

  /** Rows that are let through before it is tried again: files change in character. */
  private static final int REST = 32 * Batch.MAX_LENGTH;

  private final JoinTable.Probe probe;

  /** {@code null} where the table has none. */
  private final KeyBitmap.Probe bitmap;

  /** For each key its place in the batches asked about. */
  private final int[] columns;

  private final Vector[] keys;
  private int[] matches = new int[Batch.MAX_LENGTH];
  private int asked;
  private int passed;
  private int resting;

  KeyProbe(JoinTable table, List<Integer> columns) {
    probe = table.newProbe();
    KeyBitmap keysThere = table.bitmap();
    bitmap = keysThere == null ? null : keysThere.newProbe();
    this.columns = columns.stream().mapToInt(Integer::intValue).toArray();
    keys = new Vector[this.columns.length];
  }

  /**
   * Keeps those of {@code rows[0..count)} that may have a match, in place.
   *
   * @return how many are kept
   */
  int keep(Batch batch, int[] rows, int count) {
    if (resting > 0) {
      resting -= count;
      return count;
    }
    for (int i = 0; i < keys.length; i++) {
      keys[i] = batch.column(columns[i]);
    }
    int kept =
        bitmap == null || keys[0] instanceof DictionaryVector
            ? matching(rows, count)
            : bitmap.keep(keys[0], rows, count);
    judge(count, kept);
    return kept;
  }

  private int matching(int[] rows, int count) {
    if (matches.length < count) {
      matches = new int[count];
    }
    probe.find(keys, rows, 0, count, matches);
    return compact(matches, rows, count);
  }

  private static int compact(int[] matches, int[] rows, int count) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      rows[kept] = rows[i];
      kept += ~matches[i] >>> 31;
    }
    return kept;
  }

  private void judge(int count, int kept) {
    asked += count;
    passed += kept;
    if (asked >= TRIAL) {
      if (2 * passed > asked) {
        resting = REST;
      }
      asked = 0;
      passed = 0;
    }
  }
}
