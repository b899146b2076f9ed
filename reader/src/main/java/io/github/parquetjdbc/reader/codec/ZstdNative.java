package io.github.parquetjdbc.reader.codec;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdException;
import java.io.IOException;

/** Zstandard frames, by the native library, which cannot be loaded everywhere. */
final class ZstdNative implements Decompressor {

  /**
   * Whether the library is there and loads: it has none for some machines and C libraries, and
   * needs a folder that it may write to and run code from.
   */
  static final boolean LOADS = loads();

  private static boolean loads() {
    try {
      return !Zstd.isError(0);
    } catch (LinkageError e) {
      return false;
    }
  }

  @Override
  public void decompress(ByteSlice source, byte[] target, int length) throws IOException {
    long found;
    try {
      found =
          Zstd.decompressByteArray(
              target, 0, length, source.data(), source.offset(), source.length());
    } catch (ZstdException e) {
      throw source.malformed(source.offset(), "Zstandard data: " + e.getMessage());
    }
    if (found != length) {
      throw source.malformed(
          source.end(), "Zstandard data of " + found + " bytes where the page has " + length);
    }
  }

  @Override
  public boolean canHold(ByteSlice source, int length) throws IOException {
    return length <= ZstdFrame.mostBytes(source);
  }
}
