package io.github.parquetjdbc.reader.codec;

import java.io.IOException;

/** UNCOMPRESSED, for who needs the page elsewhere than where it was read. */
final class UncompressedCopy implements Decompressor {

  @Override
  public void decompress(ByteSlice source, byte[] target, int length) throws IOException {
    if (source.length() != length) {
      throw source.malformed(
          source.offset(), source.length() + " bytes where the page has " + length);
    }
    System.arraycopy(source.data(), source.offset(), target, 0, length);
  }

  @Override
  public boolean canHold(ByteSlice source, int length) {
    return length <= source.length();
  }
}
