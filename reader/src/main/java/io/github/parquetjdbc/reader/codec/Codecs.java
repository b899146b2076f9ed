package io.github.parquetjdbc.reader.codec;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.metadata.CompressionCodec;
import java.io.IOException;

/** The table of codecs: which class undoes each, and how far each can shrink bytes. */
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
      case ZSTD -> new ZstdDecompressor();
      case LZ4_RAW -> new Lz4RawDecompressor();
      case LZ4 -> new Lz4HadoopDecompressor();
      case BROTLI, LZO, UNKNOWN ->
          throw new UnsupportedFeatureException(position, "compression codec " + codec);
    };
  }

  /**
   * The most bytes that {@code compressed} bytes can stand for, so that a page's claimed size is
   * doubted before memory is taken for it: the format's densest element, over and over.
   */
  public static long maxUncompressed(CompressionCodec codec, int compressed) {
    return switch (codec) {
      case UNCOMPRESSED -> compressed;
      // A 3-byte copy of 64 bytes.
      case SNAPPY -> 22L * compressed;
      // A length byte of 255.
      case LZ4, LZ4_RAW -> 255L * compressed;
      // Two bits for a match of 258 bytes.
      case GZIP -> 1032L * compressed;
      // A 4-byte run-length block of 128 KiB.
      case ZSTD -> 32768L * compressed;
      case BROTLI, LZO, UNKNOWN -> 0;
    };
  }
}
