package io.github.parquetjdbc.driver.accessor;

/** Writes JSON text (RFC 8259). */
final class Json {

  private static final String HEX = "0123456789abcdef";

  private Json() {}

  /** Appends a string literal. */
  static void appendText(String text, StringBuilder json) {
    json.append('"');
    for (int i = 0; i < text.length(); i++) {
      appendEscaped(text.charAt(i), json);
    }
    json.append('"');
  }

  private static void appendEscaped(char c, StringBuilder json) {
    switch (c) {
      case '"' -> json.append("\\\"");
      case '\\' -> json.append("\\\\");
      case '\n' -> json.append("\\n");
      case '\r' -> json.append("\\r");
      case '\t' -> json.append("\\t");
      default -> {
        if (c < ' ') {
          json.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
        } else {
          json.append(c);
        }
      }
    }
  }
}
