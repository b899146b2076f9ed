package io.github.parquetjdbc.engine.function.text;

/** Patterns of SIMILAR TO as regular expressions. */
final class SimilarPattern {

  private SimilarPattern() {}

  /**
   * @param escape one character, or empty for none
   */
  static String toRegex(String pattern, String escape) {
    if (escape.length() > 1) {
      throw TextErrors.invalid("an escape of SIMILAR TO is one character, not '" + escape + "'");
    }
    StringBuilder regex = new StringBuilder();
    boolean inClass = false;
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (!escape.isEmpty() && c == escape.charAt(0)) {
        i++;
        if (i == pattern.length()) {
          throw TextErrors.invalid("stray escape in the pattern '" + pattern + "'");
        }
        literal(pattern.charAt(i), regex);
      } else if (inClass) {
        inClass = c != ']';
        regex.append("\\[&".indexOf(c) >= 0 ? "\\" : "").append(c);
      } else {
        inClass = c == '[';
        outside(c, regex);
      }
    }
    return regex.toString();
  }

  private static void outside(char c, StringBuilder regex) {
    switch (c) {
      case '%' -> regex.append(".*");
      case '_' -> regex.append('.');
      case '|', '*', '+', '?', '{', '}', '(', ')', '[' -> regex.append(c);
      default -> literal(c, regex);
    }
  }

  private static void literal(char c, StringBuilder regex) {
    if ("\\.^$|*+?{}()[]&".indexOf(c) >= 0) {
      regex.append('\\');
    }
    regex.append(c);
  }
}
