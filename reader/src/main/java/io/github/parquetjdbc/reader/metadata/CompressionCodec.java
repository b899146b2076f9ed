package io.github.parquetjdbc.reader.metadata;

/** How the bytes of pages are compressed (Compression.md). */
public enum CompressionCodec {
  UNCOMPRESSED(0),
  SNAPPY(1),
  GZIP(2),
  LZO(3),
  BROTLI(4),
  /** Deprecated: LZ4 in a framing of Hadoop's. */
  LZ4(5),
  ZSTD(6),
  LZ4_RAW(7),
  /** One that this version does not know; reading what uses it is refused. */
  UNKNOWN(-1);

  private final int code;

  CompressionCodec(int code) {
    this.code = code;
  }

  static CompressionCodec ofCode(int code) {
    for (CompressionCodec constant : values()) {
      if (constant.code == code) {
        return constant;
      }
    }
    return UNKNOWN;
  }
}
