package io.github.parquetjdbc.reader.metadata;

/** The older annotations of {@link LogicalType}, in the order of the format's codes. */
public enum ConvertedType {
  UTF8,
  MAP,
  MAP_KEY_VALUE,
  LIST,
  ENUM,
  DECIMAL,
  DATE,
  TIME_MILLIS,
  TIME_MICROS,
  TIMESTAMP_MILLIS,
  TIMESTAMP_MICROS,
  UINT_8,
  UINT_16,
  UINT_32,
  UINT_64,
  INT_8,
  INT_16,
  INT_32,
  INT_64,
  JSON,
  BSON,
  INTERVAL;

  private static final ConvertedType[] BY_CODE = values();

  /** The constant of a code of the format, or {@code null} if this version knows none. */
  static ConvertedType ofCode(int code) {
    return code >= 0 && code < BY_CODE.length ? BY_CODE[code] : null;
  }
}
