package io.github.parquetjdbc.engine.function.json;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import java.util.ArrayList;
import java.util.List;

/** A path of members and elements: {@code $.a."b c"[0]}. A mode before it makes no difference. */
final class JsonPath {

  /** A name ({@code String}) or a number from 0 ({@code Integer}). */
  private final List<Object> steps = new ArrayList<>();

  private final String text;

  private JsonPath(String text) {
    this.text = text;
  }

  /**
   * @throws QueryException INVALID_ARGUMENT for what is no path, and for filters and wildcards
   */
  static JsonPath parse(String text) {
    JsonPath path = new JsonPath(text);
    String stripped = text.strip();
    for (String mode : List.of("lax ", "strict ")) {
      stripped = stripped.startsWith(mode) ? stripped.substring(mode.length()).strip() : stripped;
    }
    if (!stripped.startsWith("$")) {
      throw path.invalid();
    }
    int next = 1;
    while (next < stripped.length()) {
      next = path.step(stripped, next);
    }
    return path;
  }

  private int step(String path, int at) {
    char c = path.charAt(at);
    if (c == '[') {
      int end = path.indexOf(']', at);
      String number = end < 0 ? "" : path.substring(at + 1, end).strip();
      if (!number.matches("\\d{1,9}")) {
        throw invalid();
      }
      steps.add(Integer.valueOf(number));
      return end + 1;
    }
    if (c != '.' || at + 1 == path.length()) {
      throw invalid();
    }
    if (path.charAt(at + 1) == '"') {
      int end = path.indexOf('"', at + 2);
      if (end < 0) {
        throw invalid();
      }
      steps.add(path.substring(at + 2, end));
      return end + 1;
    }
    int end = at + 1;
    while (end < path.length() && ".[".indexOf(path.charAt(end)) < 0) {
      end++;
    }
    String name = path.substring(at + 1, end);
    if (!name.matches("[\\p{L}\\p{N}_$ -]+")) {
      throw invalid();
    }
    steps.add(name);
    return end;
  }

  private QueryException invalid() {
    return new QueryException(
        QueryError.INVALID_ARGUMENT,
        "'" + text + "' is no JSON path of names and subscripts, such as $.a[0]");
  }

  /** Where the value that the path leads to starts; -1 where there is none. */
  int find(JsonScanner json) {
    int value = json.start();
    for (Object step : steps) {
      if (value < 0) {
        return -1;
      }
      if (step instanceof String name) {
        value = json.isObject(value) ? json.member(value, name) : -1;
      } else {
        value = json.isArray(value) ? json.element(value, (Integer) step) : -1;
      }
    }
    return value;
  }
}
