package io.github.parquetjdbc.reader.thrift;

/** Types of the compact protocol, in the order of their codes. */
public enum ThriftType {
  STOP,
  /** In a field header: a boolean that is true, without further bytes. */
  TRUE,
  /** In a field header: a boolean that is false; as an element type: booleans of a byte each. */
  FALSE,
  I8,
  I16,
  I32,
  I64,
  DOUBLE,
  BINARY,
  LIST,
  SET,
  MAP,
  STRUCT,
  UUID;

  private static final ThriftType[] BY_CODE = values();

  /** The type of a code, or {@code null} if there is none. */
  static ThriftType ofCode(int code) {
    return code < BY_CODE.length ? BY_CODE[code] : null;
  }

  /** Whether a field of this type can stand where one of type {@code expected} is read. */
  boolean matches(ThriftType expected) {
    return switch (expected) {
      case TRUE, FALSE -> this == TRUE || this == FALSE;
      case LIST, SET -> this == LIST || this == SET;
      default -> this == expected;
    };
  }
}
