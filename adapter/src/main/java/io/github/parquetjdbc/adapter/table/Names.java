package io.github.parquetjdbc.adapter.table;

import java.util.Map;

/** Names as statements spell them: exact first, else without regard to case if only one is. */
final class Names {

  private Names() {}

  /** {@code null} where there is none, or several but for their case. */
  static <T> T find(Map<String, T> named, String name) {
    T exact = named.get(name);
    if (exact != null) {
      return exact;
    }
    T found = null;
    for (Map.Entry<String, T> entry : named.entrySet()) {
      if (entry.getKey().equalsIgnoreCase(name)) {
        if (found != null) {
          return null;
        }
        found = entry.getValue();
      }
    }
    return found;
  }
}
