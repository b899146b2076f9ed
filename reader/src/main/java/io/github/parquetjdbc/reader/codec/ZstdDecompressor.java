package io.github.parquetjdbc.reader.codec;

import java.io.IOException;

/**
 * Zstandard frames (RFC 8878), for where the native library does not load. The whole page is the
 * window, so no other memory depends on what a frame says. Dictionaries, which Parquet does not
 * have, are refused; the checksum after a frame is not looked at.
 */
final class ZstdDecompressor implements Decompressor {

  private final ZstdBlock block = new ZstdBlock();

  @Override
  public void decompress(ByteSlice source, byte[] target, int length) throws IOException {
    int in = source.offset();
    int out = 0;
    while (in < source.end()) {
      ZstdFrame frame = ZstdFrame.at(source, in);
      in = frame.firstBlock();
      if (!frame.isSkippable()) {
        int frameStart = out;
        block.startFrame(target, out, length, frame.maxBlock());
        boolean last;
        do {
          int header = ZstdFrame.blockHeader(source, in);
          last = (header & 1) != 0;
          int size = header >>> 3;
          in += ZstdFrame.BLOCK_HEADER;
          in = oneBlock(source, header >>> 1 & 3, in, size, frame.maxBlock());
        } while (!last);
        out = block.out();
        if (frame.contentSize() >= 0 && frame.contentSize() != out - frameStart) {
          throw source.malformed(
              in,
              "Zstandard frame of " + (out - frameStart) + " bytes, not " + frame.contentSize());
        }
      }
      in += frame.trailer();
      if (in > source.end()) {
        throw source.malformed(source.end(), "Zstandard frame is cut off");
      }
    }
    if (out != length) {
      throw source.malformed(
          source.end(), "Zstandard data of " + out + " bytes where the page has " + length);
    }
  }

  private int oneBlock(ByteSlice source, int type, int in, int size, int maxBlock)
      throws IOException {
    int stored = type == ZstdFrame.RUN ? 1 : size;
    if (size > maxBlock || stored > source.end() - in) {
      throw source.malformed(in, "Zstandard block of " + size + " bytes");
    }
    ByteSlice body = source.part(in, in + stored);
    switch (type) {
      case ZstdFrame.RAW -> block.raw(body);
      case ZstdFrame.RUN -> block.run(body, size);
      case ZstdFrame.COMPRESSED -> block.compressed(body);
      default -> throw source.malformed(in, "Zstandard block of unknown type");
    }
    return in + stored;
  }

  @Override
  public boolean canHold(ByteSlice source, int length) throws IOException {
    return length <= ZstdFrame.mostBytes(source);
  }
}
