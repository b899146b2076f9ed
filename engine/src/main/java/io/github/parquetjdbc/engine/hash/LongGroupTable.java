package io.github.parquetjdbc.engine.hash;

import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;
import java.util.Arrays;

/**
 * Groups by one column that fits a long. As long as the keys lie close together they are addresses
 * ({@link DenseKeys}); else open addressing with linear probing, at most half full, key and group
 * side by side.
 */
final class LongGroupTable implements GroupTable {

  private static final int FIRST_SLOTS = 1 << 6;

  private final DataType type;
  private final FlatView view = new FlatView();

  /** {@code null} while keys are hashed. */
  private DenseKeys dense;

  /** Slot {@code s}: key at {@code 2 s}, group + 1 at {@code 2 s + 1}, where 0 is "free". */
  private long[] slots = new long[0];

  private int shift;
  private long[] groupKeys = new long[FIRST_SLOTS / 2];
  private long[] batchKeys = new long[0];
  private int nullGroup = -1;
  private int size;

  LongGroupTable(DataType type) {
    this.type = type;
    if (type.kind() == VectorKind.DOUBLE) {
      // Their bits are far apart.
      hash(FIRST_SLOTS);
    } else {
      dense = new DenseKeys();
    }
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
    if (validity == null) {
      assignValid(from, to, groups);
    } else {
      for (int i = from; i < to; i++) {
        if (!validity.isValid(rows[i])) {
          groups[i] = groupOfNull();
        } else if (dense == null) {
          groups[i] = group(batchKeys[i - from]);
        } else {
          batchKeys[0] = batchKeys[i - from];
          assignValid(i, i + 1, groups);
        }
      }
    }
  }

  /** The keys of the batch, none of them null, from the first on. */
  private void assignValid(int from, int to, int[] groups) {
    int next = 0;
    int count = to - from;
    while (next < count && dense != null) {
      next = dense.find(batchKeys, next, count, groups, from);
      if (next < count) {
        enter(batchKeys[next]);
      }
    }
    for (int i = next; i < count; i++) {
      groups[from + i] = group(batchKeys[i]);
    }
  }

  /** A new key where keys are addresses: they may be no longer, and then it has no group yet. */
  private void enter(long key) {
    if (dense.enter(key, size, size + 1)) {
      newGroup(key);
    } else {
      dense = null;
      hash(Math.max(FIRST_SLOTS, 4 * Integer.highestOneBit(size)));
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
      hash(table.length);
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

  /**
   * @param count a power of two, more than twice the groups
   */
  private void hash(int count) {
    long[] table = new long[2 * count];
    int mask = table.length - 1;
    shift = Long.SIZE - Integer.numberOfTrailingZeros(count);
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
    return 8L * (slots.length + groupKeys.length) + (dense == null ? 0 : dense.bytes());
  }
}
