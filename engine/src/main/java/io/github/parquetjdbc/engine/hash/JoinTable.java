package io.github.parquetjdbc.engine.hash;

import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/**
 * Finds the rows of a join's build side by their keys. Complete when made; then shared by workers.
 */
public interface JoinTable {

  /** One worker's scratch space for looking rows up. */
  interface Probe {

    /**
     * Finds the first match of each of {@code rows[from..to)}.
     *
     * @param keys the probe side's key columns
     * @param matches receives the position of the match, or -1, of {@code rows[from + i]} at {@code
     *     i}
     */
    void find(Vector[] keys, int[] rows, int from, int to, int[] matches);
  }

  /**
   * Enters the rows of {@code build}.
   *
   * @param keys columns of {@code build}; none means that every row matches every other
   * @param nullSafe for each key whether null equals null; if not, null matches nothing
   * @param stop called every few thousand rows; what it throws ends the work
   */
  static JoinTable of(RowStore build, List<Integer> keys, List<Boolean> nullSafe, Runnable stop) {
    if (keys.isEmpty()) {
      return new EveryRow(build.size());
    }
    boolean single = keys.size() == 1 && !nullSafe.get(0);
    if (single && LongKeys.fits(build.column(keys.get(0)).type().kind())) {
      return LongJoinTable.of(build, keys.get(0), stop);
    }
    return new EncodedJoinTable(build, keys, nullSafe, stop);
  }

  Probe newProbe();

  /** The keys that are there, or {@code null} where they are too many or too far apart. */
  default KeyBitmap bitmap() {
    return null;
  }

  /**
   * Whether no two build rows have one key, so that nothing has a second match; positions are rows
   * then.
   */
  boolean isUnique();

  /** The build row at a position. */
  int row(int position);

  /** The position of the next build row of the same key, or -1. */
  int next(int position);

  /** Bytes held besides the rows, roughly, a bitmap that is made when asked for included. */
  long bytes();
}
