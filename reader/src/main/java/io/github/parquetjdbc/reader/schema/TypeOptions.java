package io.github.parquetjdbc.reader.schema;

/** What to make of the types that files leave open. */
public record TypeOptions(Binary binary, Int96 int96) {

  /** What files say, and nothing more. */
  public static final TypeOptions DEFAULT =
      new TypeOptions(Binary.AS_VARBINARY, Int96.AS_TIMESTAMP);

  /** What a BYTE_ARRAY without annotation is. */
  public enum Binary {
    AS_VARBINARY,
    /** Text: for writers that did not annotate it. */
    AS_VARCHAR
  }

  /** What an INT96 is. */
  public enum Int96 {
    /** A time on a wall clock. */
    AS_TIMESTAMP,
    /** An instant. */
    AS_INSTANT
  }
}
