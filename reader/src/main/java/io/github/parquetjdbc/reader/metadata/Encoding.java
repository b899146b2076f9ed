package io.github.parquetjdbc.reader.metadata;

/** How the values or levels of a page are encoded (Encodings.md). */
public enum Encoding {
  PLAIN(0),
  /** The older name of RLE_DICTIONARY, and of PLAIN in a dictionary page. */
  PLAIN_DICTIONARY(2),
  RLE(3),
  /** Levels only, most significant bit first. */
  BIT_PACKED(4),
  DELTA_BINARY_PACKED(5),
  DELTA_LENGTH_BYTE_ARRAY(6),
  DELTA_BYTE_ARRAY(7),
  RLE_DICTIONARY(8),
  BYTE_STREAM_SPLIT(9),
  /** One that this version does not know; reading what uses it is refused. */
  UNKNOWN(-1);

  private final int code;

  Encoding(int code) {
    this.code = code;
  }

  static Encoding ofCode(int code) {
    for (Encoding constant : values()) {
      if (constant.code == code) {
        return constant;
      }
    }
    return UNKNOWN;
  }
}
