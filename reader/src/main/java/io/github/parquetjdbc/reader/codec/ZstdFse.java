package io.github.parquetjdbc.reader.codec;

import io.github.parquetjdbc.vector.LittleEndian;
import java.io.IOException;

/**
 * A decoding table of finite state entropy codes (RFC 8878, section 4.1): for each state its
 * symbol, and how the next state is made.
 */
final class ZstdFse {

  private static final int MIN_LOG = 5;

  private final int maxLog;
  private final int maxSymbol;
  private final short[] counts;
  private final int[] next;
  private final byte[] symbols;
  private final byte[] bits;
  private final short[] bases;
  private int log;

  /** {@code false} until there is something to repeat. */
  private boolean defined;

  /**
   * @param maxLog of how many states there are at most
   * @param maxSymbol the greatest symbol
   */
  ZstdFse(int maxLog, int maxSymbol) {
    this.maxLog = maxLog;
    this.maxSymbol = maxSymbol;
    this.counts = new short[maxSymbol + 1];
    this.next = new int[maxSymbol + 1];
    this.symbols = new byte[1 << maxLog];
    this.bits = new byte[1 << maxLog];
    this.bases = new short[1 << maxLog];
  }

  boolean isDefined() {
    return defined;
  }

  void forget() {
    defined = false;
  }

  /** Bits of a state. */
  int log() {
    return log;
  }

  int symbol(int state) {
    return symbols[state];
  }

  int nextState(int state, ZstdBits stream) {
    return bases[state] + stream.read(bits[state]);
  }

  /** One symbol that is always the same. */
  void single(int symbol) {
    log = 0;
    symbols[0] = (byte) symbol;
    bits[0] = 0;
    bases[0] = 0;
    defined = true;
  }

  /**
   * The table for how often symbols come, -1 for less than once.
   *
   * @param distribution adds up to the number of states
   */
  void define(byte[] distribution, int newLog) {
    for (int i = 0; i < distribution.length; i++) {
      counts[i] = distribution[i];
    }
    log = newLog;
    build(distribution.length);
  }

  /**
   * Reads how often symbols come.
   *
   * @return where the description ends in the slice's array
   */
  int read(ByteSlice slice) throws IOException {
    byte[] data = slice.data();
    int start = slice.offset();
    long endBit = 8L * slice.length();
    if (slice.length() == 0) {
      throw corrupt(slice);
    }
    log = (data[start] & 15) + MIN_LOG;
    if (log > maxLog) {
      throw slice.malformed(start, "Zstandard table of 2^" + log + " states");
    }
    int at = 4;
    int left = 1 << log;
    int symbol = 0;
    while (left > 0) {
      if (symbol > maxSymbol || at > endBit) {
        throw corrupt(slice);
      }
      int width = 32 - Integer.numberOfLeadingZeros(left + 1);
      int low = (1 << width - 1) - 1;
      int threshold = (1 << width) - 2 - left;
      int value = LittleEndian.getInt(data, start + (at >>> 3)) >>> (at & 7) & (1 << width) - 1;
      if ((value & low) < threshold) {
        value &= low;
        at += width - 1;
      } else {
        value -= value > low ? threshold : 0;
        at += width;
      }
      int count = value - 1;
      left -= Math.abs(count);
      counts[symbol++] = (short) count;
      if (count == 0) {
        int zeros;
        do {
          zeros = data[start + (at >>> 3)] >>> (at & 7) & 3;
          if ((at & 7) == 7) {
            zeros = (data[start + (at >>> 3)] >>> 7 & 1) | (data[start + (at >>> 3) + 1] & 1) << 1;
          }
          at += 2;
          if (symbol + zeros > maxSymbol + 1 || at > endBit) {
            throw corrupt(slice);
          }
          for (int i = 0; i < zeros; i++) {
            counts[symbol++] = 0;
          }
        } while (zeros == 3);
      }
    }
    if (left != 0 || at > endBit) {
      throw corrupt(slice);
    }
    build(symbol);
    return start + (at + 7 >>> 3);
  }

  private static IOException corrupt(ByteSlice slice) {
    return slice.malformed(slice.offset(), "Zstandard table is corrupt");
  }

  private void build(int symbolCount) {
    int size = 1 << log;
    int high = size;
    for (int symbol = 0; symbol < symbolCount; symbol++) {
      next[symbol] = Math.abs(counts[symbol]);
      if (counts[symbol] < 0) {
        symbols[--high] = (byte) symbol;
      }
    }
    int step = (size >>> 1) + (size >>> 3) + 3;
    int position = 0;
    for (int symbol = 0; symbol < symbolCount; symbol++) {
      for (int i = 0; i < counts[symbol]; i++) {
        symbols[position] = (byte) symbol;
        do {
          position = position + step & size - 1;
        } while (position >= high);
      }
    }
    for (int state = 0; state < size; state++) {
      int number = next[symbols[state]]++;
      int width = log - (31 - Integer.numberOfLeadingZeros(number));
      bits[state] = (byte) width;
      bases[state] = (short) ((number << width) - size);
    }
    defined = true;
  }
}
