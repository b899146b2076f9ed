package io.github.parquetjdbc.adapter.table;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Text in which bytes of UTF-8 may be written as a percent sign and two hexadecimal digits. */
final class PercentText {

  private PercentText() {}

  /** Decodes once; a percent sign that no two digits follow stands for itself. */
  static String decoded(String text) {
    if (text.indexOf('%') < 0) {
      return text;
    }
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream decoded = new ByteArrayOutputStream(bytes.length);
    for (int i = 0; i < bytes.length; i++) {
      int value = bytes[i] == '%' && i + 2 < bytes.length ? hex(bytes[i + 1], bytes[i + 2]) : -1;
      decoded.write(value < 0 ? bytes[i] : value);
      i += value < 0 ? 0 : 2;
    }
    return decoded.toString(StandardCharsets.UTF_8);
  }

  private static int hex(byte high, byte low) {
    int upper = Character.digit(high, 16);
    int lower = Character.digit(low, 16);
    return upper < 0 || lower < 0 ? -1 : upper << 4 | lower;
  }
}
