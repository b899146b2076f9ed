package io.github.parquetjdbc.reader.codec;

import io.github.parquetjdbc.vector.LittleEndian;
import java.io.IOException;

/**
 * The raw Snappy format.
 *
 * <pre>
 * stream  := ULEB128(uncompressed length) element*
 * element := literal | copy
 * literal := tag(6 bits: length-1, or 60..63 for 1..4 length bytes; 00) bytes
 * copy    := tag(3 bits: offset high; 3 bits: length-4; 01) offset-low            4..11 bytes
 *          | tag(6 bits: length-1; 10) offset (2 bytes)                           1..64 bytes
 *          | tag(6 bits: length-1; 11) offset (4 bytes)                           1..64 bytes
 * </pre>
 *
 * <p>Every access is an ordinary, checked array access. {@link #fastElements} runs while a whole
 * turn is sure to stay within the source and the target's slop, {@link #carefulElement} takes what
 * is left and what is rare.
 */
final class SnappyDecompressor implements Decompressor {

  /** The densest element: a 3-byte copy of this many bytes. */
  private static final int DENSEST = 64;

  /** Source bytes a turn may read: a tag, sixteen literal bytes or eight tag bytes after it. */
  private static final int TURN_INPUT = 32;

  /** The longest literal that one 16-byte copy moves. */
  private static final int SHORT_LITERAL = 16;

  private byte[] source;
  private int in;
  private int inEnd;
  private byte[] target;
  private int out;
  private int outEnd;

  @Override
  public void decompress(ByteSlice slice, byte[] target, int length) throws IOException {
    this.source = slice.data();
    this.in = slice.offset();
    this.inEnd = slice.end();
    this.target = target;
    this.out = 0;
    this.outEnd = length;
    long declared = declaredLength(slice);
    if (declared != length) {
      throw slice.malformed(
          slice.offset(), "Snappy data of " + declared + " bytes where the page has " + length);
    }
    while (in < inEnd) {
      fastElements(slice);
      if (in < inEnd) {
        carefulElement(slice);
      }
    }
    if (out != outEnd) {
      throw slice.malformed(in, "Snappy data ends after " + out + " of " + length + " bytes");
    }
  }

  private long declaredLength(ByteSlice slice) throws IOException {
    long value = 0;
    for (int shift = 0; shift < 35 && in < inEnd; shift += 7) {
      byte next = source[in++];
      value |= (long) (next & 0x7f) << shift;
      if (next >= 0) {
        return value;
      }
    }
    throw slice.malformed(in, "Snappy length is cut off");
  }

  /**
   * Turns of an optional short literal and the copy after it. What kind of element comes next is as
   * good as random in numeric data, so lengths and steps are computed with masks; a branch would be
   * mispredicted every other turn. Both moves copy 16 bytes whatever the length, into the slop if
   * need be. Stops at the end and before an element it does not know.
   */
  private void fastElements(ByteSlice slice) throws IOException {
    byte[] src = source;
    byte[] dst = target;
    int in = this.in;
    int out = this.out;
    int inLimit = inEnd - TURN_INPUT;
    int outLimit = outEnd;
    while (in < inLimit && out < outLimit) {
      long word = LittleEndian.getLong(src, in);
      int tag = (int) word & 0xff;
      int literalMask = ((tag & 3) - 1) >> 31;
      int literal = ((tag >>> 2) + 1) & literalMask;
      if (literal > SHORT_LITERAL) {
        if (literal > 60 || literal > inLimit - in || literal > outLimit - out) {
          break;
        }
        System.arraycopy(src, in + 1, dst, out, literal);
        in += 1 + literal;
        out += literal;
        continue;
      }
      LittleEndian.putLong(dst, out, LittleEndian.getLong(src, in + 1));
      LittleEndian.putLong(dst, out + 8, LittleEndian.getLong(src, in + 9));
      int step = literal - literalMask;
      in += step;
      out += literal;
      long copy = step <= 5 ? word >>> (step << 3) : LittleEndian.getLong(src, in);
      int type = (int) copy & 3;
      if (type == 0) {
        continue;
      }
      if (type == 3) {
        break;
      }
      int longForm = -(type >>> 1);
      int length =
          (((int) copy >>> 2 & 7) + 4) & ~longForm | (((int) copy >>> 2 & 63) + 1) & longForm;
      int offset =
          (((int) copy >>> 8 & 0xff) | ((int) copy << 3 & 0x700)) & ~longForm
              | ((int) copy >>> 8 & 0xffff) & longForm;
      if ((offset - 1 | out - offset) < 0) {
        throw slice.malformed(in, "Snappy copy from before the start");
      }
      in += 1 + type;
      if (offset < 8) {
        copyPattern(dst, out - offset, out, length);
      } else {
        int from = out - offset;
        LittleEndian.putLong(dst, out, LittleEndian.getLong(dst, from));
        LittleEndian.putLong(dst, out + 8, LittleEndian.getLong(dst, from + 8));
        for (int done = 16; done < length; done += 16) {
          LittleEndian.putLong(dst, out + done, LittleEndian.getLong(dst, from + done));
          LittleEndian.putLong(dst, out + done + 8, LittleEndian.getLong(dst, from + done + 8));
        }
      }
      out += length;
    }
    this.in = in;
    this.out = out;
  }

  /** A copy that overlaps itself closely: the bytes repeat with a period below eight. */
  static void copyPattern(byte[] bytes, int from, int to, int length) {
    for (int i = 0; i < length; i++) {
      bytes[to + i] = bytes[from + i];
    }
  }

  /** One element of any kind, everything checked. */
  private void carefulElement(ByteSlice slice) throws IOException {
    int start = in;
    int tag = source[in++] & 0xff;
    int length = (tag >>> 2) + 1;
    switch (tag & 3) {
      case 0 -> {
        if (length > 60) {
          long longLength = unsigned(slice, length - 60) + 1;
          if (longLength > inEnd - in) {
            throw slice.malformed(start, "Snappy literal of " + longLength + " bytes is cut off");
          }
          length = (int) longLength;
        }
        literal(slice, start, length);
      }
      case 1 -> {
        long offset = unsigned(slice, 1) | (tag & 0xe0) << 3;
        copy(slice, start, (length - 1 & 7) + 4, offset);
      }
      case 2 -> copy(slice, start, length, unsigned(slice, 2));
      default -> copy(slice, start, length, unsigned(slice, 4));
    }
  }

  private long unsigned(ByteSlice slice, int bytes) throws IOException {
    if (bytes > inEnd - in) {
      throw slice.malformed(in, "Snappy element is cut off");
    }
    long value = 0;
    for (int i = 0; i < bytes; i++) {
      value |= (source[in++] & 0xffL) << (8 * i);
    }
    return value;
  }

  private void literal(ByteSlice slice, int start, int length) throws IOException {
    if (length > inEnd - in || length > outEnd - out) {
      throw slice.malformed(start, "Snappy literal of " + length + " bytes goes past the end");
    }
    System.arraycopy(source, in, target, out, length);
    in += length;
    out += length;
  }

  private void copy(ByteSlice slice, int start, int length, long offset) throws IOException {
    if (offset < 1 || offset > out || length > outEnd - out) {
      throw slice.malformed(start, "Snappy copy of " + length + " bytes from " + offset + " back");
    }
    copyPattern(target, out - (int) offset, out, length);
    out += length;
  }

  @Override
  public boolean canHold(ByteSlice source, int length) {
    return length <= (long) DENSEST * source.length() / 3;
  }
}
