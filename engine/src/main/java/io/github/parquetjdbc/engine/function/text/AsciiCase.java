package io.github.parquetjdbc.engine.function.text;

/** Upper and lower case of ASCII text, byte by byte. */
final class AsciiCase {

  private static final int CASE_BIT = 'a' - 'A';

  private AsciiCase() {}

  static void lower(byte[] from, int fromOffset, byte[] to, int toOffset, int length) {
    for (int i = 0; i < length; i++) {
      byte b = from[fromOffset + i];
      to[toOffset + i] = (byte) (b >= 'A' & b <= 'Z' ? b + CASE_BIT : b);
    }
  }

  static void upper(byte[] from, int fromOffset, byte[] to, int toOffset, int length) {
    for (int i = 0; i < length; i++) {
      byte b = from[fromOffset + i];
      to[toOffset + i] = (byte) (b >= 'a' & b <= 'z' ? b - CASE_BIT : b);
    }
  }
}
