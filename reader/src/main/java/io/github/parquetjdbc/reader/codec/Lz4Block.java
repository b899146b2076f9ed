package io.github.parquetjdbc.reader.codec;

import io.github.parquetjdbc.vector.LittleEndian;
import java.io.IOException;

/**
 * The LZ4 block format, which has neither a header nor a length of its own.
 *
 * <pre>
 * block    := sequence*                       the last one ends after its literals
 * sequence := token(4 bits: literal length; 4 bits: match length - 4)
 *             length-bytes? literals offset(2 bytes) length-bytes?
 * length-bytes := 255* byte                   present where the four bits are 15; all added up
 * </pre>
 *
 * <p>{@link #fastSequences} takes short sequences with unconditional moves while a whole turn is
 * sure to stay inside the source and the target's slop, {@link #carefulSequence} the others.
 */
final class Lz4Block implements BlockDecoder {

  /** Source bytes a fast turn may read: token, sixteen literal bytes, offset, and a margin. */
  private static final int TURN_INPUT = 32;

  private ByteSlice slice;
  private byte[] source;
  private int in;
  private int inEnd;
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
    this.inEnd = slice.end();
    this.target = target;
    this.outStart = targetOffset;
    this.out = targetOffset;
    this.outEnd = targetOffset + maxLength;
    while (in < inEnd) {
      fastSequences();
      if (in < inEnd) {
        carefulSequence();
      }
    }
    if (out > outEnd) {
      throw slice.malformed(in, "LZ4 block of more than " + maxLength + " bytes");
    }
    return out - outStart;
  }

  private void fastSequences() throws IOException {
    byte[] src = source;
    byte[] dst = target;
    int in = this.in;
    int out = this.out;
    int inLimit = inEnd - TURN_INPUT;
    int outLimit = outEnd;
    while (in < inLimit && out < outLimit) {
      int token = src[in] & 0xff;
      int literal = token >>> 4;
      int length = (token & 15) + 4;
      if (literal == 15 || length == 19) {
        break;
      }
      LittleEndian.putLong(dst, out, LittleEndian.getLong(src, in + 1));
      LittleEndian.putLong(dst, out + 8, LittleEndian.getLong(src, in + 9));
      int offset = LittleEndian.getShort(src, in + 1 + literal) & 0xffff;
      int to = out + literal;
      int from = to - offset;
      if ((offset - 1 | from - outStart) < 0) {
        throw slice.malformed(in, "LZ4 copy from before the start");
      }
      if (offset < 8) {
        SnappyDecompressor.copyPattern(dst, from, to, length);
      } else {
        LittleEndian.putLong(dst, to, LittleEndian.getLong(dst, from));
        LittleEndian.putLong(dst, to + 8, LittleEndian.getLong(dst, from + 8));
        LittleEndian.putLong(dst, to + 16, LittleEndian.getLong(dst, from + 16));
      }
      in += 3 + literal;
      out = to + length;
    }
    this.in = in;
    this.out = out;
  }

  private void carefulSequence() throws IOException {
    int start = in;
    int token = source[in++] & 0xff;
    int literal = length(token >>> 4);
    if (literal > inEnd - in || literal > outEnd - out) {
      throw slice.malformed(start, "LZ4 literal of " + literal + " bytes goes past the end");
    }
    System.arraycopy(source, in, target, out, literal);
    in += literal;
    out += literal;
    if (in == inEnd) {
      return;
    }
    if (inEnd - in < 2) {
      throw slice.malformed(start, "LZ4 offset is cut off");
    }
    int offset = LittleEndian.getShort(source, in) & 0xffff;
    in += 2;
    int length = length(token & 15);
    if (length > outEnd - out - 4 || offset == 0 || offset > out - outStart) {
      throw slice.malformed(
          start, "LZ4 copy of " + (length + 4L) + " bytes from " + offset + " back");
    }
    copy(offset, length + 4);
    out += length + 4;
  }

  /** A long copy: whole pieces of the distance, which are sure not to overlap. */
  private void copy(int offset, int length) {
    if (offset < 8) {
      SnappyDecompressor.copyPattern(target, out - offset, out, length);
      return;
    }
    for (int done = 0; done < length; done += offset) {
      System.arraycopy(
          target, out + done - offset, target, out + done, Math.min(offset, length - done));
    }
  }

  private int length(int start) throws IOException {
    if (start < 15) {
      return start;
    }
    long length = start;
    int next;
    do {
      if (in >= inEnd) {
        throw slice.malformed(in, "LZ4 length is cut off");
      }
      next = source[in++] & 0xff;
      length += next;
    } while (next == 255);
    return (int) Math.min(length, Integer.MAX_VALUE - 8);
  }
}
