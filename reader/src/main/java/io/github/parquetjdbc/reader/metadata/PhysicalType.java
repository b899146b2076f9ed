package io.github.parquetjdbc.reader.metadata;

/** How values are stored, in the order of the format's codes. */
public enum PhysicalType {
  BOOLEAN,
  INT32,
  INT64,
  INT96,
  FLOAT,
  DOUBLE,
  BYTE_ARRAY,
  FIXED_LEN_BYTE_ARRAY;

  private static final PhysicalType[] BY_CODE = values();

  /** The constant of a code of the format, or {@code null} if this version knows none. */
  static PhysicalType ofCode(int code) {
    return code >= 0 && code < BY_CODE.length ? BY_CODE[code] : null;
  }
}
