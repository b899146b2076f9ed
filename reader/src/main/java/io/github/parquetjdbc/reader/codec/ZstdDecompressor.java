package io.github.parquetjdbc.reader.codec;

import com.github.luben.zstd.Zstd;
import java.io.IOException;

/** Zstandard frames, by the native library. */
final class ZstdDecompressor implements Decompressor {

  @Override
  public void decompress(ByteSlice source, byte[] target, int length) throws IOException {
    long found =
        Zstd.decompressByteArray(
            target, 0, length, source.data(), source.offset(), source.length());
    if (Zstd.isError(found)) {
      throw source.malformed(source.offset(), "Zstandard data: " + Zstd.getErrorName(found));
    }
    if (found != length) {
      throw source.malformed(
          source.end(), "Zstandard data of " + found + " bytes where the page has " + length);
    }
  }
}
