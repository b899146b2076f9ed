package io.github.parquetjdbc.reader.codec;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.metadata.CompressionCodec;
import java.io.IOException;

/** The table of codecs: which class undoes each. */
public final class Codecs {

  private Codecs() {}

  /**
   * A new decompressor.
   *
   * @param position the column chunk, for the message
   * @throws UnsupportedFeatureException where there is none for the codec
   */
  public static Decompressor open(CompressionCodec codec, FilePosition position)
      throws IOException {
    return switch (codec) {
      case UNCOMPRESSED -> new UncompressedCopy();
      case SNAPPY -> new SnappyDecompressor();
      case GZIP -> new GzipDecompressor();
      case ZSTD -> ZstdNative.LOADS ? new ZstdNative() : new ZstdDecompressor();
      case LZ4_RAW -> new Lz4RawDecompressor();
      case LZ4 -> new Lz4HadoopDecompressor();
      case BROTLI -> new BrotliDecompressor();
      case LZO -> new LzoDecompressor();
      case UNKNOWN -> throw new UnsupportedFeatureException(position, "compression codec " + codec);
    };
  }
}
