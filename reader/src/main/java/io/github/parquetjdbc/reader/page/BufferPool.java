package io.github.parquetjdbc.reader.page;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import java.util.ArrayList;
import java.util.List;

/**
 * Byte arrays that pages and file bytes pass through, kept for the next chunk: large arrays made
 * anew for each page would keep the garbage collector busy. Confined to one task at a time.
 */
public final class BufferPool {

  /** Arrays come in multiples of this. */
  private static final int GRAIN = 1 << 16;

  private final List<byte[]> free = new ArrayList<>();

  /** An array of at least {@code size} bytes and slop, with anything in it. */
  public byte[] take(int size) {
    int best = -1;
    for (int i = 0; i < free.size(); i++) {
      int length = free.get(i).length;
      if (length - ByteSlice.SLOP >= size && (best < 0 || length < free.get(best).length)) {
        best = i;
      }
    }
    if (best >= 0) {
      return free.remove(best);
    }
    long rounded = ((long) size + ByteSlice.SLOP + GRAIN - 1) / GRAIN * GRAIN;
    return new byte[(int) Math.min(rounded, Integer.MAX_VALUE - 8)];
  }

  /** Takes an array back; nobody may use it any more. */
  public void giveBack(byte[] buffer) {
    free.add(buffer);
  }
}
