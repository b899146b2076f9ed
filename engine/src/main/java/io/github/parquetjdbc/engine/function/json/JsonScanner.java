package io.github.parquetjdbc.engine.function.json;

/**
 * Walks over one JSON text. Positions are those of characters; -1 says that it is no JSON there.
 */
final class JsonScanner {

  private static final int MAX_DEPTH = 1000;

  private final String text;

  JsonScanner(String text) {
    this.text = text;
  }

  /** Where the first value starts. */
  int start() {
    return space(0);
  }

  /** Whether the text is one value and nothing else. */
  boolean isWhole() {
    int end = skip(start(), 0);
    return end >= 0 && space(end) == text.length();
  }

  private int space(int at) {
    int next = at;
    while (next < text.length() && " \t\r\n".indexOf(text.charAt(next)) >= 0) {
      next++;
    }
    return next;
  }

  private char at(int position) {
    return position >= 0 && position < text.length() ? text.charAt(position) : '\0';
  }

  boolean isObject(int value) {
    return at(value) == '{';
  }

  boolean isArray(int value) {
    return at(value) == '[';
  }

  boolean isString(int value) {
    return at(value) == '"';
  }

  boolean isNull(int value) {
    return text.startsWith("null", Math.max(0, value));
  }

  /** The end of the value that starts there. */
  int end(int value) {
    return skip(value, 0);
  }

  private int skip(int value, int depth) {
    if (depth > MAX_DEPTH) {
      return -1;
    }
    return switch (at(value)) {
      case '{' -> skipMembers(value, depth);
      case '[' -> skipElements(value, depth);
      case '"' -> string(value);
      case 't' -> word(value, "true");
      case 'f' -> word(value, "false");
      case 'n' -> word(value, "null");
      default -> number(value);
    };
  }

  private int word(int at, String word) {
    return text.startsWith(word, at) ? at + word.length() : -1;
  }

  private int skipMembers(int object, int depth) {
    int next = space(object + 1);
    if (at(next) == '}') {
      return next + 1;
    }
    while (true) {
      int value = memberValue(next);
      int end = value < 0 ? -1 : skip(value, depth + 1);
      if (end < 0) {
        return -1;
      }
      next = space(end);
      if (at(next) == '}') {
        return next + 1;
      }
      if (at(next) != ',') {
        return -1;
      }
      next = space(next + 1);
    }
  }

  /** Where the value of the member that starts there starts. */
  private int memberValue(int name) {
    int end = at(name) == '"' ? string(name) : -1;
    int colon = end < 0 ? -1 : space(end);
    return at(colon) == ':' ? space(colon + 1) : -1;
  }

  private int skipElements(int array, int depth) {
    int next = space(array + 1);
    if (at(next) == ']') {
      return next + 1;
    }
    while (true) {
      int end = skip(next, depth + 1);
      if (end < 0) {
        return -1;
      }
      next = space(end);
      if (at(next) == ']') {
        return next + 1;
      }
      if (at(next) != ',') {
        return -1;
      }
      next = space(next + 1);
    }
  }

  private int string(int quote) {
    int next = quote + 1;
    while (next < text.length()) {
      char c = text.charAt(next);
      if (c == '"') {
        return next + 1;
      }
      if (c < ' ') {
        return -1;
      }
      if (c == '\\') {
        next = escape(next);
        if (next < 0) {
          return -1;
        }
      } else {
        next++;
      }
    }
    return -1;
  }

  private int escape(int backslash) {
    if (at(backslash + 1) != 'u') {
      return "\"\\/bfnrt".indexOf(at(backslash + 1)) >= 0 ? backslash + 2 : -1;
    }
    for (int i = 2; i < 6; i++) {
      if (Character.digit(at(backslash + i), 16) < 0) {
        return -1;
      }
    }
    return backslash + 6;
  }

  private int number(int start) {
    int next = at(start) == '-' ? start + 1 : start;
    int whole = digits(next);
    if (whole == next || at(next) == '0' && whole > next + 1) {
      return -1;
    }
    next = whole;
    if (at(next) == '.') {
      int fraction = digits(next + 1);
      if (fraction == next + 1) {
        return -1;
      }
      next = fraction;
    }
    if (at(next) == 'e' || at(next) == 'E') {
      int sign = at(next + 1) == '+' || at(next + 1) == '-' ? next + 2 : next + 1;
      int exponent = digits(sign);
      return exponent == sign ? -1 : exponent;
    }
    return next;
  }

  private int digits(int from) {
    int next = from;
    while (at(next) >= '0' && at(next) <= '9') {
      next++;
    }
    return next;
  }

  /** The value of a member, the last of that name; -1 where there is none. */
  int member(int object, String name) {
    int found = -1;
    int next = space(object + 1);
    while (at(next) == '"') {
      int value = memberValue(next);
      int end = value < 0 ? -1 : skip(value, 0);
      if (end < 0) {
        return -1;
      }
      if (unescaped(next).equals(name)) {
        found = value;
      }
      int comma = space(end);
      next = at(comma) == ',' ? space(comma + 1) : comma;
    }
    return found;
  }

  /** Element {@code index} of an array, from 0; -1 where there is none. */
  int element(int array, int index) {
    int next = space(array + 1);
    if (at(next) == ']') {
      return -1;
    }
    for (int i = 0; i < index; i++) {
      int end = skip(next, 0);
      int comma = end < 0 ? -1 : space(end);
      if (at(comma) != ',') {
        return -1;
      }
      next = space(comma + 1);
    }
    return next;
  }

  int length(int array) {
    int count = 0;
    int next = space(array + 1);
    if (at(next) == ']') {
      return 0;
    }
    while (true) {
      int end = skip(next, 0);
      int comma = end < 0 ? -1 : space(end);
      if (comma < 0) {
        return -1;
      }
      count++;
      if (at(comma) != ',') {
        return count;
      }
      next = space(comma + 1);
    }
  }

  /** The value as it is written. */
  String raw(int value) {
    return text.substring(value, end(value));
  }

  /** What a string says. */
  String unescaped(int quote) {
    int end = string(quote) - 1;
    if (text.indexOf('\\', quote) < 0 || text.indexOf('\\', quote) > end) {
      return text.substring(quote + 1, end);
    }
    StringBuilder result = new StringBuilder();
    for (int i = quote + 1; i < end; i++) {
      char c = text.charAt(i);
      if (c != '\\') {
        result.append(c);
        continue;
      }
      i++;
      switch (text.charAt(i)) {
        case 'b' -> result.append('\b');
        case 'f' -> result.append('\f');
        case 'n' -> result.append('\n');
        case 'r' -> result.append('\r');
        case 't' -> result.append('\t');
        case 'u' -> {
          result.append((char) Integer.parseInt(text.substring(i + 1, i + 5), 16));
          i += 4;
        }
        default -> result.append(text.charAt(i));
      }
    }
    return result.toString();
  }
}
