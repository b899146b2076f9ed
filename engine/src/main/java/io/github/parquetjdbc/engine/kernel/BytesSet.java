package io.github.parquetjdbc.engine.kernel;

import java.util.List;

/** A fixed set of byte strings, for IN: open addressing, at most half full. */
public final class BytesSet {

  private final byte[][] table;

  public BytesSet(List<byte[]> values) {
    table = new byte[Integer.highestOneBit(Math.max(1, values.size())) * 4][];
    for (byte[] value : values) {
      int slot = ByteStrings.hash(value, 0, value.length) & table.length - 1;
      while (table[slot] != null && !java.util.Arrays.equals(table[slot], value)) {
        slot = slot + 1 & table.length - 1;
      }
      table[slot] = value;
    }
  }

  public boolean contains(byte[] data, int offset, int length) {
    int slot = ByteStrings.hash(data, offset, length) & table.length - 1;
    while (table[slot] != null) {
      byte[] value = table[slot];
      if (ByteStrings.equal(data, offset, length, value, 0, value.length)) {
        return true;
      }
      slot = slot + 1 & table.length - 1;
    }
    return false;
  }

  public void contains(byte[] data, int[] offsets, int[] lengths, byte[] mask, int length) {
    for (int i = 0; i < length; i++) {
      mask[i] = contains(data, offsets[i], lengths[i]) ? (byte) 1 : 0;
    }
  }
}
