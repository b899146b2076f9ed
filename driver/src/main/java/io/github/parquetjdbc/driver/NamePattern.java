package io.github.parquetjdbc.driver;

import java.util.List;
import java.util.function.Function;

/**
 * A pattern of a metadata call: {@code %} stands for any text, {@code _} for any character, a
 * backslash makes the next character stand for itself. A pattern that is the name of something
 * means just that: clients pass names without escaping the underscores in them.
 *
 * @param text {@code null} matches everything
 */
record NamePattern(String text) {

  private static final char ESCAPE = '\\';

  /** Whether the caller has one thing in mind rather than all there are. */
  boolean isName(String name) {
    return name.equals(text) || name.equals(unescaped());
  }

  <T> List<T> select(List<T> items, Function<T, String> name) {
    if (text == null) {
      return items;
    }
    List<T> named = items.stream().filter(item -> isName(name.apply(item))).toList();
    return named.isEmpty()
        ? items.stream().filter(item -> matches(name.apply(item))).toList()
        : named;
  }

  /** In time of the product of the lengths, at worst. */
  boolean matches(String name) {
    if (text == null) {
      return true;
    }
    int p = 0;
    int n = 0;
    int afterPercent = -1;
    int retry = 0;
    while (n < name.length()) {
      if (p < text.length() && text.charAt(p) == '%') {
        p++;
        afterPercent = p;
        retry = n;
      } else if (p < text.length() && matchesOne(p, name.charAt(n))) {
        p += width(p);
        n++;
      } else if (afterPercent >= 0) {
        p = afterPercent;
        retry++;
        n = retry;
      } else {
        return false;
      }
    }
    while (p < text.length() && text.charAt(p) == '%') {
      p++;
    }
    return p == text.length();
  }

  private boolean isEscape(int p) {
    return text.charAt(p) == ESCAPE && p + 1 < text.length();
  }

  private int width(int p) {
    return isEscape(p) ? 2 : 1;
  }

  private boolean matchesOne(int p, char c) {
    return isEscape(p) ? text.charAt(p + 1) == c : text.charAt(p) == '_' || text.charAt(p) == c;
  }

  private String unescaped() {
    if (text == null || text.indexOf(ESCAPE) < 0) {
      return text;
    }
    StringBuilder result = new StringBuilder();
    for (int p = 0; p < text.length(); p += width(p)) {
      result.append(text.charAt(isEscape(p) ? p + 1 : p));
    }
    return result.toString();
  }
}
