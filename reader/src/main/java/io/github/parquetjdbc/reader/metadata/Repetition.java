package io.github.parquetjdbc.reader.metadata;

/** How often a field occurs in its parent, in the order of the format's codes. */
public enum Repetition {
  REQUIRED,
  OPTIONAL,
  REPEATED;

  private static final Repetition[] BY_CODE = values();

  /** The constant of a code of the format, or {@code null} if this version knows none. */
  static Repetition ofCode(int code) {
    return code >= 0 && code < BY_CODE.length ? BY_CODE[code] : null;
  }
}
