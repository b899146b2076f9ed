package io.github.parquetjdbc.reader.codec;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import java.io.IOException;

/** Zstandard frames, by the native library. */
final class ZstdDecompressor implements Decompressor {

  @Override
  public void decompress(ByteSlice source, byte[] target, int length) throws IOException {
    long found;
    try {
      found =
          Zstd.decompressByteArray(
              target, 0, length, source.data(), source.offset(), source.length());
    } catch (ZstdException e) {
      throw source.malformed(source.offset(), "Zstandard data: " + e.getMessage());
    } catch (LinkageError e) {
      throw new UnsupportedFeatureException(
          source.position(), "Zstandard, whose native library cannot be loaded here: " + e);
    }
    if (found != length) {
      throw source.malformed(
          source.end(), "Zstandard data of " + found + " bytes where the page has " + length);
    }
  }
}
