package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.vector.DataType;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the columns of {@code key=value} folders are.
 *
 * @param kind of keys whose type is not declared
 * @param declared types by key, which match without regard to case
 */
public record PartitionTypes(Kind kind, Map<String, DataType> declared) {

  /** What keys are. */
  public enum Kind {
    /** No columns: the folders only hold files. */
    NONE,
    /** Columns of type VARCHAR. */
    TEXT,
    /** Columns of the type that all values are canonical for. */
    FOUND
  }

  public static final PartitionTypes DEFAULT = new PartitionTypes(Kind.FOUND, Map.of());
  public static final PartitionTypes NONE = new PartitionTypes(Kind.NONE, Map.of());

  private static final Map<String, DataType> TYPES = types();

  private static Map<String, DataType> types() {
    Map<String, DataType> types = new LinkedHashMap<>();
    PartitionType.TYPES.forEach(type -> types.put(type.id().name(), type));
    types.put("VARCHAR", DataType.VARCHAR);
    return Collections.unmodifiableMap(types);
  }

  public PartitionTypes {
    Map<String, DataType> anyCase = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    anyCase.putAll(declared);
    declared = Collections.unmodifiableMap(anyCase);
  }

  /**
   * Understands {@code auto}, {@code text}, and keys with types: {@code year INTEGER, code VARCHAR}
   * (the others are as with {@code auto}).
   *
   * @throws IllegalArgumentException with a message that says what is expected
   */
  public static PartitionTypes parse(String text) {
    String stripped = text.strip();
    if (stripped.equalsIgnoreCase("auto")) {
      return DEFAULT;
    }
    if (stripped.equalsIgnoreCase("text")) {
      return new PartitionTypes(Kind.TEXT, Map.of());
    }
    Map<String, DataType> declared = new TreeMap<>();
    for (String part : stripped.split(",", -1)) {
      String entry = part.strip();
      int space = entry.lastIndexOf(' ');
      String name = space < 0 ? "" : entry.substring(0, space).strip();
      DataType type = TYPES.get(entry.substring(space + 1).toUpperCase(Locale.ROOT));
      if (name.isEmpty() || type == null) {
        throw new IllegalArgumentException(
            "auto, text, or keys with one of the types "
                + String.join(", ", List.copyOf(TYPES.keySet())));
      }
      declared.put(name, type);
    }
    return new PartitionTypes(Kind.FOUND, declared);
  }

  /** The type of a key of these values, null ones among them. */
  DataType of(String key, List<String> values) {
    DataType type = declared.get(key);
    if (type != null) {
      return type;
    }
    return kind == Kind.TEXT ? DataType.VARCHAR : PartitionType.of(values);
  }
}
