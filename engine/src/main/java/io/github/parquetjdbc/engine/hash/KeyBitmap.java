package io.github.parquetjdbc.engine.hash;

import io.github.parquetjdbc.engine.rows.ColumnStore;
import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Vector;

/**
 * Which keys a join's build side has, a bit a key from the least to the greatest: a hundredth of
 * the memory of a table, so that it stays in a core's cache, and read in order where a fact table
 * is stored in the order of its key. Complete when made; then shared by workers.
 */
public final class KeyBitmap {

  /** Up to so many bytes, whatever the table takes. */
  private static final long CHEAP_BYTES = 1 << 20;

  private final long least;
  private final long spread;
  private final long[] words;

  private KeyBitmap(long least, long spread) {
    this.least = least;
    this.spread = spread;
    words = new long[(int) (spread >>> 6) + 1];
  }

  /**
   * Bytes of the bitmap of keys that lie so far apart, or 0 where there had better be none.
   *
   * @param spread greatest key less the least, unsigned
   * @param tableBytes what the table of the same keys takes
   */
  static long bytes(long spread, long tableBytes) {
    long most = Math.min(Math.max(CHEAP_BYTES, tableBytes / 2), 1L << 30);
    return Long.compareUnsigned(spread, 8 * most) < 0 ? spread / 8 + 8 : 0;
  }

  static KeyBitmap of(ColumnStore store, long[] keys, long least, long spread) {
    KeyBitmap bitmap = new KeyBitmap(least, spread);
    for (int row = 0; row < store.size(); row++) {
      if (!store.isNull(row)) {
        long index = keys[row] - least;
        bitmap.words[(int) (index >>> 6)] |= 1L << index;
      }
    }
    return bitmap;
  }

  public Probe newProbe() {
    return new Probe();
  }

  /** One worker's scratch space for asking. */
  public final class Probe {
    private final FlatView view = new FlatView();
    private long[] keys = new long[Batch.MAX_LENGTH];

    private Probe() {}

    /**
     * Keeps those of {@code rows[0..count)} whose keys are there, in place; null is not.
     *
     * @return how many are kept
     */
    public int keep(Vector column, int[] rows, int count) {
      int valid =
          column.validity() == null ? count : RowNumbers.valid(column, rows, 0, count, rows);
      if (keys.length < valid) {
        keys = new long[valid];
      }
      view.set(column, rows, 0, valid);
      LongKeys.load(view, keys);
      return keep(words, least, spread, keys, rows, valid);
    }

    private static int keep(
        long[] words, long least, long spread, long[] keys, int[] rows, int count) {
      int kept = 0;
      for (int i = 0; i < count; i++) {
        long index = keys[i] - least;
        // All ones where the index is negative or too large; it may have wrapped around to either.
        long outside = (index | spread - index) >> 63;
        long word = words[(int) (index >>> 6 & ~outside)];
        rows[kept] = rows[i];
        kept += (int) (word >>> index & ~outside & 1);
      }
      return kept;
    }
  }
}
