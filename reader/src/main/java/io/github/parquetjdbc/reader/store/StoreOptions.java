package io.github.parquetjdbc.reader.store;

import java.util.Map;
import java.util.TreeMap;

/**
 * What users say of stores, by names such as {@code s3.region}. Values may be secrets: they are not
 * shown.
 *
 * @param values by full names
 */
public record StoreOptions(Map<String, String> values) {

  public static final StoreOptions NONE = new StoreOptions(Map.of());

  public StoreOptions {
    values = Map.copyOf(values);
  }

  /** The value, or {@code null} where nothing was said. */
  public String get(String name) {
    return values.get(name);
  }

  /** What was said of names that start so, by the rest of the name. */
  public Map<String, String> startingWith(String prefix) {
    Map<String, String> found = new TreeMap<>();
    for (Map.Entry<String, String> entry : values.entrySet()) {
      if (entry.getKey().startsWith(prefix)) {
        found.put(entry.getKey().substring(prefix.length()), entry.getValue());
      }
    }
    return found;
  }

  @Override
  public String toString() {
    return values.keySet().toString();
  }
}
