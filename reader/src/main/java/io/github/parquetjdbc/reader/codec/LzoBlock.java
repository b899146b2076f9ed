package io.github.parquetjdbc.reader.codec;

import java.io.IOException;

/**
 * An LZO1X block (as the Linux kernel's {@code Documentation/staging/lzo.rst} describes it).
 *
 * <pre>
 * block       := first-literals? instruction* end
 * first-literals := byte(17 + length: 18..255) literals
 * instruction := 0000LLLL length-bytes? literals         after no literals: 3 + L of them
 *              | 0000DDSS byte                           after 1..3 literals: 2 bytes, near
 *              | 0000DDSS byte                           after 4 or more: 3 bytes, 2 KiB away
 *              | 0001HLLL length-bytes? 14 bits D, SS    2 + L bytes from 16 to 48 KiB away
 *              | 001LLLLL length-bytes? 14 bits D, SS    2 + L bytes from up to 16 KiB away
 *              | 01LDDDSS byte | 1LLDDDSS byte           3 to 8 bytes from up to 2 KiB away
 * length-bytes := 0* byte                                where L is 0; each 0 adds 255
 * end         := 0001HLLL with a distance of exactly 16 KiB
 * </pre>
 *
 * <p>SS literals, 0 to 3, follow each copy.
 */
final class LzoBlock implements BlockDecoder {

  private static final int FAR = 1 << 14;
  private static final int SHORT_FAR = 2049;

  /** Literals before the next instruction where there were four or more. */
  private static final int MANY = 4;

  private ByteSlice slice;
  private byte[] source;
  private int in;
  private byte[] target;
  private int outStart;
  private int out;
  private int outEnd;

  @Override
  public int decompress(ByteSlice slice, byte[] target, int targetOffset, int maxLength)
      throws IOException {
    this.slice = slice;
    this.source = slice.data();
    this.in = slice.offset();
    this.target = target;
    this.outStart = targetOffset;
    this.out = targetOffset;
    this.outEnd = targetOffset + maxLength;
    int before = firstLiterals();
    while (true) {
      int start = in;
      int code = next();
      if (code < 16) {
        before = nearOrLiterals(code, before, start);
        continue;
      }
      int length;
      int distance;
      int literals;
      if (code >= 64) {
        length = code < 128 ? 3 + (code >>> 5 & 1) : 5 + (code >>> 5 & 3);
        distance = (next() << 3) + (code >>> 2 & 7) + 1;
        literals = code & 3;
      } else {
        boolean far = code < 32;
        length = 2 + (far ? length(code & 7, 7) : length(code & 31, 31));
        int pair = next() | next() << 8;
        distance = far ? FAR + ((code & 8) << 11) + (pair >>> 2) : (pair >>> 2) + 1;
        literals = pair & 3;
        if (far && distance == FAR) {
          return finish(start);
        }
      }
      copy(start, distance, length);
      literals(start, literals);
      before = literals;
    }
  }

  private int firstLiterals() throws IOException {
    int start = in;
    int code = next();
    if (code <= 17) {
      in--;
      return 0;
    }
    literals(start, code - 17);
    return Math.min(MANY, code - 17);
  }

  /** An instruction below 16, whose meaning depends on how many literals came before. */
  private int nearOrLiterals(int code, int before, int start) throws IOException {
    if (before == 0) {
      literals(start, 3 + length(code, 15));
      return MANY;
    }
    int distance = (next() << 2) + (code >>> 2);
    if (before == MANY) {
      copy(start, distance + SHORT_FAR, 3);
    } else {
      copy(start, distance + 1, 2);
    }
    literals(start, code & 3);
    return code & 3;
  }

  private int length(int bits, int base) throws IOException {
    if (bits != 0) {
      return bits;
    }
    long length = base;
    int next = next();
    while (next == 0) {
      length += 255;
      next = next();
    }
    return (int) Math.min(length + next, Integer.MAX_VALUE - 8);
  }

  private int next() throws IOException {
    if (in >= slice.end()) {
      throw slice.malformed(in, "LZO block is cut off");
    }
    return source[in++] & 0xff;
  }

  private void literals(int start, int length) throws IOException {
    if (length > slice.end() - in || length > outEnd - out) {
      throw slice.malformed(start, "LZO literal of " + length + " bytes goes past the end");
    }
    System.arraycopy(source, in, target, out, length);
    in += length;
    out += length;
  }

  private void copy(int start, int distance, int length) throws IOException {
    if (distance > out - outStart || length > outEnd - out) {
      throw slice.malformed(start, "LZO copy of " + length + " bytes from " + distance + " back");
    }
    SnappyDecompressor.copyPattern(target, out - distance, out, length);
    out += length;
  }

  private int finish(int start) throws IOException {
    if (in != slice.end()) {
      throw slice.malformed(start, "LZO block ends before its last byte");
    }
    return out - outStart;
  }
}
