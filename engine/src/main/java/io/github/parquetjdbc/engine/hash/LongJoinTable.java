package io.github.parquetjdbc.engine.hash;

import io.github.parquetjdbc.engine.rows.ColumnStore;
import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.engine.rows.LongStore;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Vector;

/**
 * Build rows by one key that fits a long. Where the keys lie close together they are addresses
 * themselves; else open addressing with linear probing, at most half full, key and position side by
 * side. Where keys are not unique, rows are listed key by key, ascending, so that those of one key
 * lie side by side.
 */
final class LongJoinTable implements JoinTable {

  /** Keys may be spread over so many times their number to be addresses, whatever their number. */
  private static final long MAX_SPREAD = 4;

  /**
   * Up to this many addresses (32 MB) keys may be spread wider. A fact table is mostly stored in
   * the order of its key, and then addresses are visited in order, where hashes would be all over
   * the table; clearing the addresses costs about a millisecond.
   */
  private static final long CHEAP_SPREAD = 1 << 23;

  /** The same bound as {@link #MAX_SPREAD} for spreads below {@link #CHEAP_SPREAD}. */
  private static final long MAX_CHEAP_SPREAD = 64;

  /** Spreads below this are always dense enough. */
  private static final long SMALL_SPREAD = 1 << 12;

  private final ColumnStore store;

  /** One key a row, and maybe more behind. */
  private final long[] keys;

  /** First position + 1 of key {@code least + i}; {@code null} where keys are hashed. */
  private int[] direct;

  private long least;

  /** Greatest key less the least, unsigned. */
  private long spread;

  /** Slot {@code s}: key at {@code 2 s}, first position + 1 at {@code 2 s + 1}. */
  private long[] slots;

  private int shift;

  /** The row of each position; {@code null} where keys are unique, and positions are rows. */
  private KeyOrder order;

  private KeyBitmap bitmap;

  private LongJoinTable(ColumnStore store) {
    this.store = store;
    keys = keys(store);
  }

  static LongJoinTable of(RowStore build, int column, Runnable stop) {
    ColumnStore store = build.column(column);
    LongJoinTable table = new LongJoinTable(store);
    table.layOut();
    if (!table.enterUnique(stop)) {
      table.enterInOrder(stop);
    }
    return table;
  }

  private static long[] keys(ColumnStore store) {
    if (store instanceof LongStore longs) {
      return longs.values();
    }
    long[] keys = new long[store.size()];
    long[] chunk = new long[Batch.MAX_LENGTH];
    int[] rows = new int[Batch.MAX_LENGTH];
    FlatView view = new FlatView();
    for (int from = 0; from < keys.length; from += Batch.MAX_LENGTH) {
      int count = Math.min(Batch.MAX_LENGTH, keys.length - from);
      for (int i = 0; i < count; i++) {
        rows[i] = from + i;
      }
      view.set(store.gather(rows, 0, count), RowNumbers.all(count), 0, count);
      LongKeys.load(view, chunk);
      System.arraycopy(chunk, 0, keys, from, count);
    }
    return keys;
  }

  private void layOut() {
    long greatest = Long.MIN_VALUE;
    least = Long.MAX_VALUE;
    for (int row = 0; row < store.size(); row++) {
      if (!store.isNull(row)) {
        least = Math.min(least, keys[row]);
        greatest = Math.max(greatest, keys[row]);
      }
    }
    // Unsigned: the distance of two longs may exceed a long.
    spread = greatest - least;
    long cheap = Math.min(CHEAP_SPREAD, MAX_CHEAP_SPREAD * store.size());
    long allowed = Math.max(Math.max(SMALL_SPREAD, cheap), MAX_SPREAD * store.size());
    if (least <= greatest
        && Long.compareUnsigned(spread, Math.min(allowed, Integer.MAX_VALUE - 16)) < 0) {
      direct = new int[(int) spread + 1];
    } else {
      int bits = Math.max(4, 33 - Integer.numberOfLeadingZeros(Math.max(1, store.size())));
      bits = Math.min(bits, 29);
      slots = new long[2 << bits];
      shift = Long.SIZE - bits;
    }
  }

  /** Stops at a key that is there already, with {@code false}. */
  private boolean enterUnique(Runnable stop) {
    for (int row = 0; row < store.size(); row++) {
      if (row % Batch.MAX_LENGTH == 0) {
        stop.run();
      }
      if (!store.isNull(row)) {
        int place = place(keys[row]);
        if (entry(place) != 0) {
          return false;
        }
        setEntry(place, row + 1);
      }
    }
    return true;
  }

  /** Counts the rows of each key first, so that they get positions side by side. */
  private void enterInOrder(Runnable stop) {
    int places = direct == null ? slots.length / 2 : direct.length;
    for (int place = 0; place < places; place++) {
      setEntry(place, 0);
    }
    int rows = 0;
    for (int row = 0; row < store.size(); row++) {
      if (row % Batch.MAX_LENGTH == 0) {
        stop.run();
      }
      if (!store.isNull(row)) {
        int place = place(keys[row]);
        setEntry(place, entry(place) + 1);
        rows++;
      }
    }
    order = new KeyOrder(rows);
    int end = 0;
    for (int place = 0; place < places; place++) {
      if (entry(place) > 0) {
        end += entry(place);
        order.endKey(end);
        setEntry(place, end + 1);
      }
    }
    for (int row = store.size() - 1; row >= 0; row--) {
      if (row % Batch.MAX_LENGTH == 0) {
        stop.run();
      }
      if (!store.isNull(row)) {
        int place = place(keys[row]);
        int position = entry(place) - 2;
        order.put(position, row);
        setEntry(place, position + 1);
      }
    }
  }

  /** Where the key has its entry; a free slot becomes the key's. */
  private int place(long key) {
    if (direct != null) {
      return (int) (key - least);
    }
    int slot = slot(key);
    slots[slot] = key;
    return slot >>> 1;
  }

  private int entry(int place) {
    return direct == null ? (int) slots[2 * place + 1] : direct[place];
  }

  private void setEntry(int place, int value) {
    if (direct == null) {
      slots[2 * place + 1] = value;
    } else {
      direct[place] = value;
    }
  }

  /** The key's slot, or the free one where it would be. */
  private int slot(long key) {
    int mask = slots.length - 1;
    int slot = (int) (LongKeys.hash(key) >>> shift) << 1;
    while (slots[slot + 1] != 0 && slots[slot] != key) {
      slot = slot + 2 & mask;
    }
    return slot;
  }

  @Override
  public Probe newProbe() {
    return new DictionaryProbe(new LongProbe());
  }

  @Override
  public synchronized KeyBitmap bitmap() {
    if (bitmap == null && bitmapBytes() > 0) {
      bitmap = KeyBitmap.of(store, keys, least, spread);
    }
    return bitmap;
  }

  private long bitmapBytes() {
    return store.size() == 0 ? 0 : KeyBitmap.bytes(spread, tableBytes());
  }

  private long tableBytes() {
    return direct == null ? 8L * slots.length : 4L * direct.length;
  }

  @Override
  public boolean isUnique() {
    return order == null;
  }

  @Override
  public int row(int position) {
    return order == null ? position : order.row(position);
  }

  @Override
  public int next(int position) {
    return order == null ? -1 : order.next(position);
  }

  @Override
  public long bytes() {
    return tableBytes() + bitmapBytes() + (order == null ? 0 : order.bytes());
  }

  private final class LongProbe implements Probe {
    private final FlatView view = new FlatView();
    private long[] keys = new long[Batch.MAX_LENGTH];
    private int[] starts = new int[Batch.MAX_LENGTH];

    @Override
    public void find(Vector[] columns, int[] rows, int from, int to, int[] matches) {
      int count = to - from;
      if (keys.length < count) {
        keys = new long[count];
        starts = new int[count];
      }
      view.set(columns[0], rows, from, to);
      LongKeys.load(view, keys);
      if (direct != null) {
        findDirect(direct, least, keys, count, matches);
      } else {
        findHashed(count, matches);
      }
      if (columns[0].validity() != null) {
        for (int i = 0; i < count; i++) {
          matches[i] = columns[0].isNull(rows[from + i]) ? -1 : matches[i];
        }
      }
    }

    private static void findDirect(
        int[] direct, long least, long[] keys, int count, int[] matches) {
      for (int i = 0; i < count; i++) {
        long index = keys[i] - least;
        boolean inside = index >= 0 && index < direct.length && keys[i] >= least;
        matches[i] = inside ? direct[(int) index] - 1 : -1;
      }
    }

    /** All hashes first, so that the loads of many rows are under way at once. */
    private void findHashed(int count, int[] matches) {
      long[] table = slots;
      int mask = table.length - 1;
      for (int i = 0; i < count; i++) {
        starts[i] = (int) (LongKeys.hash(keys[i]) >>> shift) << 1;
      }
      for (int i = 0; i < count; i++) {
        long key = keys[i];
        int slot = starts[i];
        while (table[slot + 1] != 0 && table[slot] != key) {
          slot = slot + 2 & mask;
        }
        matches[i] = (int) table[slot + 1] - 1;
      }
    }
  }
}
