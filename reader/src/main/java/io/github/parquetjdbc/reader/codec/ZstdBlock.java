package io.github.parquetjdbc.reader.codec;

import io.github.parquetjdbc.vector.LittleEndian;
import java.io.IOException;
import java.util.Arrays;

/**
 * The blocks of a Zstandard frame (RFC 8878, section 3.1.1.2), one after the other.
 *
 * <pre>
 * compressed := literals sequence-count(1..3 bytes) (modes(1 byte) table{0,3} bits)?
 * sequence   := offset, match length and literal length, each a code and more bits
 * </pre>
 */
final class ZstdBlock {

  private static final int SHORT = 16;

  private final ZstdLiterals literals = new ZstdLiterals();
  private final ZstdBits stream = new ZstdBits();
  private final ZstdFse lengthTable = new ZstdFse(9, ZstdCodes.MAX_LITERAL_CODE);
  private final ZstdFse offsetTable = new ZstdFse(8, ZstdCodes.MAX_OFFSET_CODE);
  private final ZstdFse matchTable = new ZstdFse(9, ZstdCodes.MAX_MATCH_CODE);

  private byte[] target;
  private int frameStart;
  private int out;
  private int outEnd;
  private int maxBlock;

  /** Offsets of the latest copies. */
  private int recent1;

  private int recent2;
  private int recent3;

  /** The frame's bytes go into the target from {@code offset} and not beyond {@code end}. */
  void startFrame(byte[] target, int offset, int end, int maxBlock) {
    this.target = target;
    this.frameStart = offset;
    this.out = offset;
    this.outEnd = end;
    this.maxBlock = maxBlock;
    recent1 = 1;
    recent2 = 4;
    recent3 = 8;
    literals.startFrame();
    lengthTable.forget();
    offsetTable.forget();
    matchTable.forget();
  }

  /** Where the next block's bytes go. */
  int out() {
    return out;
  }

  /** A block of bytes as they are. */
  void raw(ByteSlice body) throws IOException {
    checkRoom(body, body.length());
    System.arraycopy(body.data(), body.offset(), target, out, body.length());
    out += body.length();
  }

  /** A block of one byte repeated. */
  void run(ByteSlice body, int length) throws IOException {
    checkRoom(body, length);
    Arrays.fill(target, out, out + length, body.data()[body.offset()]);
    out += length;
  }

  private void checkRoom(ByteSlice body, int length) throws IOException {
    if (length > outEnd - out) {
      throw body.malformed(body.offset(), "Zstandard block goes past the page");
    }
  }

  /** A block of literals and copies. */
  void compressed(ByteSlice body) throws IOException {
    int blockStart = out;
    int in = literals.read(body);
    int count = body.end() > in ? body.data()[in++] & 0xff : -1;
    if (count == 255) {
      count = 0x7f00 + (LittleEndian.getShort(body.data(), in) & 0xffff);
      in += 2;
    } else if (count >= 128) {
      count = (count - 128 << 8) + (body.data()[in++] & 0xff);
    }
    if (count < 0 || in > body.end() || count == 0 && in != body.end()) {
      throw body.malformed(in, "Zstandard sequences are cut off");
    }
    int literal = literals.offset();
    if (count > 0) {
      literal = sequences(body, in, count, literal);
    }
    int rest = literals.offset() + literals.length() - literal;
    checkRoom(body, rest);
    System.arraycopy(literals.data(), literal, target, out, rest);
    out += rest;
    if (out - blockStart > maxBlock) {
      throw body.malformed(body.offset(), "Zstandard block of " + (out - blockStart) + " bytes");
    }
  }

  private int sequences(ByteSlice body, int start, int count, int firstLiteral) throws IOException {
    int in = start + 1;
    if (in > body.end() || (body.data()[start] & 3) != 0) {
      throw body.malformed(start, "Zstandard sequences are cut off");
    }
    int modes = body.data()[start];
    in = ZstdCodes.LITERAL.readTable(lengthTable, modes >>> 6 & 3, body.from(in));
    in = ZstdCodes.OFFSET.readTable(offsetTable, modes >>> 4 & 3, body.from(in));
    in = ZstdCodes.MATCH.readTable(matchTable, modes >>> 2 & 3, body.from(in));
    stream.start(body.from(in));
    int lengthState = stream.read(lengthTable.log());
    int offsetState = stream.read(offsetTable.log());
    int matchState = stream.read(matchTable.log());
    int literal = firstLiteral;
    int literalEnd = firstLiteral + literals.length();
    for (int i = 0; i < count; i++) {
      int offsetCode = offsetTable.symbol(offsetState);
      int offsetValue = (int) ((1L << offsetCode) + stream.read(offsetCode));
      int match = ZstdCodes.MATCH.value(matchTable.symbol(matchState), stream);
      int length = ZstdCodes.LITERAL.value(lengthTable.symbol(lengthState), stream);
      if (i < count - 1) {
        lengthState = lengthTable.nextState(lengthState, stream);
        matchState = matchTable.nextState(matchState, stream);
        offsetState = offsetTable.nextState(offsetState, stream);
      }
      if (stream.left() < 0 || length > literalEnd - literal || length > outEnd - out) {
        throw body.malformed(in, "Zstandard sequence goes past the end");
      }
      copyLiterals(literal, length);
      literal += length;
      out += length;
      int offset = offset(offsetValue, length);
      if (offset <= 0 || offset > out - frameStart || match > outEnd - out) {
        throw body.malformed(in, "Zstandard copy of " + match + " bytes from " + offset + " back");
      }
      copyMatch(offset, match);
      out += match;
    }
    if (stream.left() != 0) {
      throw body.malformed(in, "Zstandard sequences do not end with their bits");
    }
    return literal;
  }

  /**
   * The offset meant; negative, or zero, where there is none such.
   *
   * @param value of 2^31 and more is negative
   */
  private int offset(int value, int literalLength) {
    if (value < 0 || value > 3) {
      shift(value - 3);
      return recent1;
    }
    int index = value + (literalLength == 0 ? 1 : 0);
    switch (index) {
      case 1 -> {}
      case 2 -> {
        int offset = recent2;
        recent2 = recent1;
        recent1 = offset;
      }
      case 3 -> shift(recent3);
      default -> shift(recent1 - 1);
    }
    return recent1;
  }

  private void shift(int offset) {
    recent3 = recent2;
    recent2 = recent1;
    recent1 = offset;
  }

  /** Short ones by two moves that may go into the slop of either array. */
  private void copyLiterals(int literal, int length) {
    byte[] source = literals.data();
    if (length <= SHORT) {
      LittleEndian.putLong(target, out, LittleEndian.getLong(source, literal));
      LittleEndian.putLong(target, out + 8, LittleEndian.getLong(source, literal + 8));
    } else {
      System.arraycopy(source, literal, target, out, length);
    }
  }

  private void copyMatch(int offset, int length) {
    int from = out - offset;
    if (offset < 8) {
      SnappyDecompressor.copyPattern(target, from, out, length);
    } else if (offset >= length && length > SHORT) {
      System.arraycopy(target, from, target, out, length);
    } else {
      for (int done = 0; done < length; done += 8) {
        LittleEndian.putLong(target, out + done, LittleEndian.getLong(target, from + done));
      }
    }
  }
}
