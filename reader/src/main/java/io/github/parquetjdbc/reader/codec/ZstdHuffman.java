package io.github.parquetjdbc.reader.codec;

import io.github.parquetjdbc.vector.LittleEndian;
import java.io.IOException;
import java.util.Arrays;

/** The Huffman code of Zstandard literals (RFC 8878, section 4.2). */
final class ZstdHuffman {

  private static final int MAX_BITS = 11;
  private static final int MAX_SYMBOLS = 256;
  private static final int WEIGHT_LOG = 6;
  private static final int MAX_WEIGHT = 12;
  private static final int STREAMS = 4;
  private static final int JUMP_TABLE = 6;

  private final ZstdFse weightTable = new ZstdFse(WEIGHT_LOG, MAX_WEIGHT);
  private final ZstdBits stream = new ZstdBits();
  private final byte[] weights = new byte[MAX_SYMBOLS];

  /** For each of the next {@link #maxBits} bits: a symbol, and the bits of its code above it. */
  private final short[] table = new short[1 << MAX_BITS];

  private int maxBits;

  void forget() {
    maxBits = 0;
  }

  boolean isDefined() {
    return maxBits > 0;
  }

  /**
   * Reads the code.
   *
   * @return where its description ends in the slice's array
   */
  int read(ByteSlice slice) throws IOException {
    if (slice.length() == 0) {
      throw corrupt(slice);
    }
    maxBits = 0;
    int header = slice.data()[slice.offset()] & 0xff;
    int start = slice.offset() + 1;
    int end = start + (header < 128 ? header : header - 126 >>> 1);
    if (end > slice.end()) {
      throw corrupt(slice);
    }
    int count = header < 128 ? compressed(slice.part(start, end)) : header - 127;
    if (header >= 128) {
      for (int i = 0; i < count; i++) {
        weights[i] = (byte) (slice.data()[start + (i >>> 1)] >>> ((i & 1) == 0 ? 4 : 0) & 15);
      }
    }
    build(slice, count);
    return end;
  }

  /** Weights by two states that take turns; the one that finds too few bits is the last but one. */
  private int compressed(ByteSlice slice) throws IOException {
    stream.start(slice.from(weightTable.read(slice)));
    int log = weightTable.log();
    int state = stream.read(log);
    int other = stream.read(log);
    int count = 0;
    if (stream.left() < 0) {
      throw corrupt(slice);
    }
    while (true) {
      // The last weight follows from the others.
      if (count >= MAX_SYMBOLS - 2) {
        throw corrupt(slice);
      }
      weights[count++] = (byte) weightTable.symbol(state);
      int following = weightTable.nextState(state, stream);
      if (stream.left() < 0) {
        weights[count++] = (byte) weightTable.symbol(other);
        return count;
      }
      state = other;
      other = following;
    }
  }

  private void build(ByteSlice slice, int count) throws IOException {
    int sum = 0;
    int longest = 0;
    for (int i = 0; i < count; i++) {
      if (weights[i] > MAX_WEIGHT) {
        throw corrupt(slice);
      }
      sum += 1 << weights[i] >>> 1;
      longest += weights[i] == 1 ? 1 : 0;
    }
    int bits = 32 - Integer.numberOfLeadingZeros(sum);
    int left = (1 << bits) - sum;
    if (sum == 0 || bits > MAX_BITS || Integer.bitCount(left) != 1) {
      throw corrupt(slice);
    }
    int last = 32 - Integer.numberOfLeadingZeros(left);
    longest += last == 1 ? 1 : 0;
    if (longest < 2 || (longest & 1) != 0) {
      throw corrupt(slice);
    }
    weights[count] = (byte) last;
    int at = 0;
    for (int weight = 1; weight <= bits; weight++) {
      int entries = 1 << weight - 1;
      for (int symbol = 0; symbol <= count; symbol++) {
        if (weights[symbol] == weight) {
          short entry = (short) (symbol | bits + 1 - weight << 8);
          Arrays.fill(table, at, at + entries, entry);
          at += entries;
        }
      }
    }
    maxBits = bits;
  }

  private static IOException corrupt(ByteSlice slice) {
    return slice.malformed(slice.offset(), "Zstandard Huffman code is corrupt");
  }

  /** Decodes literals that are one stream. */
  void oneStream(ByteSlice slice, byte[] target, int from, int to) throws IOException {
    stream.start(slice);
    int bits = maxBits;
    for (int i = from; i < to; i++) {
      int entry = table[stream.peek(bits)];
      target[i] = (byte) entry;
      stream.skip(entry >>> 8);
    }
    if (stream.left() != 0) {
      throw slice.malformed(slice.offset(), "Zstandard literals do not end with their bits");
    }
  }

  /** Decodes literals that are four streams, behind the sizes of the first three. */
  void fourStreams(ByteSlice slice, byte[] target, int length) throws IOException {
    int part = (length + STREAMS - 1) / STREAMS;
    if (slice.length() < JUMP_TABLE || part * (STREAMS - 1) > length) {
      throw slice.malformed(slice.offset(), "Zstandard literals are cut off");
    }
    int in = slice.offset() + JUMP_TABLE;
    for (int i = 0; i < STREAMS; i++) {
      int size =
          i == STREAMS - 1
              ? slice.end() - in
              : LittleEndian.getShort(slice.data(), slice.offset() + 2 * i) & 0xffff;
      if (size > slice.end() - in) {
        throw slice.malformed(in, "Zstandard literals are cut off");
      }
      int to = i == STREAMS - 1 ? length : (i + 1) * part;
      oneStream(slice.part(in, in + size), target, i * part, to);
      in += size;
    }
  }
}
