package io.github.parquetjdbc.engine.hash;

import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/**
 * Groups by one column that fits a long: open addressing with linear probing, at most half full,
 * key and group side by side.
 */
final class LongGroupTable implements GroupTable {

  private static final int FIRST_SLOTS = 1 << 6;

  private final DataType type;
  private final FlatView view = new FlatView();

  /** Slot {@code s}: key at {@code 2 s}, group + 1 at {@code 2 s + 1}, where 0 is "free". */
  private long[] slots = new long[2 * FIRST_SLOTS];

  private int shift = Long.SIZE - Integer.numberOfTrailingZeros(FIRST_SLOTS);
  private long[] groupKeys = new long[FIRST_SLOTS / 2];
  private long[] batchKeys = new long[0];
  private int nullGroup = -1;
  private int size;

  LongGroupTable(DataType type) {
    this.type = type;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public void assign(Vector[] keys, int[] rows, int from, int to, int[] groups) {
    Vector column = keys[0];
    if (batchKeys.length < to - from) {
      batchKeys = new long[to - from];
    }
    view.set(column, rows, from, to);
    LongKeys.load(view, batchKeys);
    Validity validity = column.validity();
    for (int i = from; i < to; i++) {
      groups[i] =
          validity == null || validity.isValid(rows[i])
              ? group(batchKeys[i - from])
              : groupOfNull();
    }
  }

  private int group(long key) {
    long[] table = slots;
    int mask = table.length - 1;
    int slot = (int) (LongKeys.hash(key) >>> shift) << 1;
    while (table[slot + 1] != 0) {
      if (table[slot] == key) {
        return (int) table[slot + 1] - 1;
      }
      slot = slot + 2 & mask;
    }
    int group = newGroup(key);
    table[slot] = key;
    table[slot + 1] = group + 1;
    if (4 * size > table.length) {
      rehash();
    }
    return group;
  }

  private int groupOfNull() {
    if (nullGroup < 0) {
      nullGroup = newGroup(0);
    }
    return nullGroup;
  }

  private int newGroup(long key) {
    GroupTable.checkSize(size);
    if (size == groupKeys.length) {
      groupKeys = Arrays.copyOf(groupKeys, 2 * size);
    }
    groupKeys[size] = key;
    return size++;
  }

  private void rehash() {
    long[] table = new long[2 * slots.length];
    int mask = table.length - 1;
    shift--;
    for (int group = 0; group < size; group++) {
      if (group != nullGroup) {
        int slot = (int) (LongKeys.hash(groupKeys[group]) >>> shift) << 1;
        while (table[slot + 1] != 0) {
          slot = slot + 2 & mask;
        }
        table[slot] = groupKeys[group];
        table[slot + 1] = group + 1;
      }
    }
    slots = table;
  }

  @Override
  public Vector[] keys(int from, int count) {
    Validity validity = null;
    if (nullGroup >= from && nullGroup < from + count) {
      validity = Validity.allValid(count);
      validity.setNull(nullGroup - from);
    }
    return new Vector[] {LongKeys.vector(type, groupKeys, from, count, validity)};
  }

  @Override
  public long bytes() {
    return 8L * (slots.length + groupKeys.length);
  }
}
