package io.github.parquetjdbc.engine.hash;

import io.github.parquetjdbc.engine.rows.BytesStore;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;
import java.util.List;

/**
 * Groups by any columns, encoded as byte strings: open addressing with linear probing, at most half
 * full; a slot has half of the hash beside the group, so that most strings are compared only where
 * they are equal.
 */
final class EncodedGroupTable implements GroupTable {

  private static final int FIRST_SLOTS = 1 << 6;
  private static final long GROUP_MASK = 0xffff_ffffL;

  private final List<DataType> types;
  private final KeyEncoder encoder;
  private final BytesStore keys = new BytesStore(DataType.VARBINARY);

  /** Upper half: upper half of the hash; lower half: group + 1, where 0 is "free". */
  private long[] slots = new long[FIRST_SLOTS];

  /** The hash of each group. */
  private long[] hashes = new long[FIRST_SLOTS / 2];

  private int size;

  EncodedGroupTable(List<DataType> types) {
    this.types = List.copyOf(types);
    encoder = new KeyEncoder(types);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public void assign(Vector[] columns, int[] rows, int from, int to, int[] groups) {
    encoder.encode(columns, rows, from, to);
    for (int i = from; i < to; i++) {
      int group = find(i - from);
      groups[i] = group >= 0 ? group : add(i - from);
    }
  }

  /** Finds the groups of rows, -1 where there is none. */
  void lookUp(KeyEncoder lookUpKeys, int count, int[] groups) {
    for (int i = 0; i < count; i++) {
      groups[i] = find(lookUpKeys, i);
    }
  }

  private int find(int row) {
    return find(encoder, row);
  }

  private int find(KeyEncoder source, int row) {
    long hash = source.hash(row);
    int mask = slots.length - 1;
    int slot = (int) hash & mask;
    while (slots[slot] != 0) {
      long entry = slots[slot];
      int group = (int) (entry & GROUP_MASK) - 1;
      if ((entry ^ hash) >>> 32 == 0 && isKey(source, row, group)) {
        return group;
      }
      slot = slot + 1 & mask;
    }
    return -1;
  }

  private boolean isKey(KeyEncoder source, int row, int group) {
    int length = source.length(row);
    if (keys.length(group) != length) {
      return false;
    }
    int offset = source.offset(row);
    int start = keys.offset(group);
    return Arrays.equals(
        source.data(), offset, offset + length, keys.page(group), start, start + length);
  }

  private int add(int row) {
    GroupTable.checkSize(size);
    if (2 * (size + 1) > slots.length) {
      rehash();
    }
    if (size == hashes.length) {
      hashes = Arrays.copyOf(hashes, 2 * size);
    }
    hashes[size] = encoder.hash(row);
    keys.append(encoder.data(), encoder.offset(row), encoder.length(row));
    put(slots, hashes[size], size);
    return size++;
  }

  private static void put(long[] table, long hash, int group) {
    int mask = table.length - 1;
    int slot = (int) hash & mask;
    while (table[slot] != 0) {
      slot = slot + 1 & mask;
    }
    table[slot] = hash & ~GROUP_MASK | group + 1;
  }

  private void rehash() {
    long[] table = new long[2 * slots.length];
    for (int group = 0; group < size; group++) {
      put(table, hashes[group], group);
    }
    slots = table;
  }

  @Override
  public Vector[] keys(int from, int count) {
    return KeyDecoder.decode(types, keys, from, count);
  }

  @Override
  public long bytes() {
    return 8L * (slots.length + hashes.length) + keys.bytes();
  }
}
