package io.github.parquetjdbc.reader.codec;

import io.github.parquetjdbc.vector.LittleEndian;
import java.io.IOException;

/**
 * The header of a Zstandard frame (RFC 8878, section 3.1.1).
 *
 * <pre>
 * frame := magic descriptor(1) window(0..1) dictionary-id(0..4) content-size(0..8)
 *          block* checksum(0 or 4)
 * block := header(3 bytes: last(1 bit) type(2 bits) size(21 bits)) body
 * </pre>
 *
 * @param firstBlock where the blocks start; where the next frame starts, if it is to be skipped
 * @param maxBlock bytes that a block can stand for at most
 * @param contentSize bytes that the frame stands for, or -1 if it does not say
 * @param trailer bytes after the last block
 */
record ZstdFrame(boolean isSkippable, int firstBlock, int maxBlock, long contentSize, int trailer) {

  static final int BLOCK_HEADER = 3;
  static final int RAW = 0;
  static final int RUN = 1;
  static final int COMPRESSED = 2;

  private static final int MAGIC = 0xFD2FB528;
  private static final int SKIPPABLE = 0x184D2A50;
  private static final int MAX_BLOCK = 1 << 17;

  /**
   * Reads a header.
   *
   * @param in where in the source's array
   */
  static ZstdFrame at(ByteSlice source, int in) throws IOException {
    check(source, in, 5);
    int magic = LittleEndian.getInt(source.data(), in);
    if ((magic & ~15) == SKIPPABLE) {
      check(source, in, 8);
      long length = LittleEndian.getInt(source.data(), in + 4) & 0xffff_ffffL;
      if (length > source.end() - in - 8) {
        throw source.malformed(in, "Zstandard frame is cut off");
      }
      return new ZstdFrame(true, in + 8 + (int) length, 0, -1, 0);
    }
    if (magic != MAGIC) {
      throw source.malformed(in, "no Zstandard frame");
    }
    return header(source, in + 4);
  }

  private static ZstdFrame header(ByteSlice source, int start) throws IOException {
    byte[] data = source.data();
    int descriptor = data[start];
    boolean single = (descriptor & 0x20) != 0;
    if ((descriptor & 8) != 0) {
      throw source.malformed(start, "Zstandard frame with a reserved bit");
    }
    int sizeBytes = (1 << (descriptor >>> 6 & 3)) & (single ? 15 : 14);
    int idBytes = 1 << (descriptor & 3) >>> 1;
    check(source, start, 1 + (single ? 0 : 1) + idBytes + sizeBytes);
    int at = start + 1;
    long window = Long.MAX_VALUE;
    if (!single) {
      int exponent = 10 + (data[at] >>> 3 & 31);
      window = (1L << exponent) + ((1L << exponent) >>> 3) * (data[at] & 7);
      at++;
    }
    if (number(data, at, idBytes) != 0) {
      throw source.malformed(at, "Zstandard frame with a dictionary");
    }
    at += idBytes;
    long content = sizeBytes == 0 ? -1 : number(data, at, sizeBytes) + (sizeBytes == 2 ? 256 : 0);
    if (content < -1) {
      throw source.malformed(at, "Zstandard frame of more than 2^63 bytes");
    }
    at += sizeBytes;
    int maxBlock = (int) Math.min(MAX_BLOCK, single ? content : window);
    return new ZstdFrame(false, at, maxBlock, content, (descriptor & 4) == 0 ? 0 : 4);
  }

  private static long number(byte[] data, int at, int bytes) {
    long value = LittleEndian.getLong(data, at);
    return bytes == 8 ? value : value & (1L << 8 * bytes) - 1;
  }

  private static void check(ByteSlice source, int at, int needed) throws IOException {
    if (needed > source.end() - at) {
      throw source.malformed(at, "Zstandard frame is cut off");
    }
  }

  /** The header of a block: whether it is the last, its type and its size. */
  static int blockHeader(ByteSlice source, int in) throws IOException {
    check(source, in, BLOCK_HEADER);
    return LittleEndian.getInt(source.data(), in) & 0xff_ffff;
  }

  /**
   * The most bytes that the frames can stand for, by the headers of their blocks: exact for blocks
   * that are stored or one byte repeated, a block's greatest size for compressed ones.
   *
   * @throws IOException where the blocks do not end with the source
   */
  static long mostBytes(ByteSlice source) throws IOException {
    long most = 0;
    int in = source.offset();
    while (in < source.end()) {
      ZstdFrame frame = at(source, in);
      in = frame.firstBlock;
      long blocks = 0;
      boolean last = frame.isSkippable;
      while (!last) {
        int header = blockHeader(source, in);
        last = (header & 1) != 0;
        int type = header >>> 1 & 3;
        int size = header >>> 3;
        int stored = type == RUN ? 1 : size;
        check(source, in + BLOCK_HEADER, stored);
        blocks += type == COMPRESSED ? frame.maxBlock : Math.min(size, frame.maxBlock);
        in += BLOCK_HEADER + stored;
      }
      most += frame.contentSize < 0 ? blocks : Math.min(blocks, frame.contentSize);
      in += frame.trailer;
    }
    return most;
  }
}
