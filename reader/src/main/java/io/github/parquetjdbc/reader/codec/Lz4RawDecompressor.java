package io.github.parquetjdbc.reader.codec;

import java.io.IOException;

/** LZ4_RAW: a page is one LZ4 block. */
final class Lz4RawDecompressor implements Decompressor {

  /** A length byte of 255. */
  private static final long DENSEST = 255;

  private final Lz4Block block = new Lz4Block();

  @Override
  public void decompress(ByteSlice source, byte[] target, int length) throws IOException {
    int found = block.decompress(source, target, 0, length);
    if (found != length) {
      throw source.malformed(
          source.end(), "LZ4 block of " + found + " bytes where the page has " + length);
    }
  }

  @Override
  public boolean canHold(ByteSlice source, int length) {
    return length <= DENSEST * source.length();
  }
}
