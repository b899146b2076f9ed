package io.github.parquetjdbc.testdata.form;

/** JSON string literals. */
public final class JsonText {
  private JsonText() {}

  /** Appends the quoted text, or {@code null}. */
  public static void append(StringBuilder target, String text) {
    if (text == null) {
      target.append("null");
      return;
    }
    target.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        target.append('\\').append(c);
      } else if (c < ' ') {
        target.append(String.format("\\u%04x", (int) c));
      } else {
        target.append(c);
      }
    }
    target.append('"');
  }
}
