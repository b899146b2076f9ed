package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The columns that a table has from its files' paths: one a key of {@code key=value} folders, in
 * the order in which keys first occur. Keys that differ in case only are one; of a key that a path
 * has twice the innermost value counts; files whose path lacks a key have null.
 *
 * @param columns of the types that {@link PartitionTypes} gives them
 * @param values for each file, by the column's name, in the form of literals; null values among
 *     them
 */
record PartitionKeys(List<Column> columns, List<Map<String, Object>> values) {

  private static final String NULL = "__HIVE_DEFAULT_PARTITION__";

  /**
   * @param folder path of the table's folder, or {@code null} where it has none
   * @throws UnsupportedFeatureException where a value is none of its key's declared type
   */
  static PartitionKeys of(String folder, List<StoreEntry> files, PartitionTypes types)
      throws UnsupportedFeatureException {
    if (types.kind() == PartitionTypes.Kind.NONE) {
      return of(null, files, PartitionTypes.DEFAULT);
    }
    Map<String, List<String>> texts = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < files.size(); i++) {
      for (String part : folders(folder, files.get(i))) {
        int equals = part.indexOf('=');
        if (equals > 0) {
          String key = PercentText.decoded(part.substring(0, equals));
          String value = part.substring(equals + 1);
          if (!texts.containsKey(key)) {
            names.add(key);
            texts.put(key, nulls(files.size()));
          }
          texts.get(key).set(i, value.equals(NULL) ? null : PercentText.decoded(value));
        }
      }
    }
    List<Column> columns = new ArrayList<>();
    List<Map<String, Object>> values = new ArrayList<>();
    files.forEach(file -> values.add(new TreeMap<>()));
    for (String name : names) {
      List<String> all = texts.get(name);
      DataType type = types.of(name, all);
      columns.add(new Column(name, type, all.contains(null)));
      for (int i = 0; i < all.size(); i++) {
        Object value = PartitionType.value(all.get(i), type);
        if (value == null && all.get(i) != null) {
          throw new UnsupportedFeatureException(
              FilePosition.of(files.get(i).path()).withColumn(name),
              "the value \"" + all.get(i) + "\" in its path is no " + type);
        }
        values.get(i).put(name, value);
      }
    }
    return new PartitionKeys(columns, values);
  }

  /** Whether a folder's name is a key and a value. */
  static boolean isPartition(String folderName) {
    return folderName.indexOf('=') > 0;
  }

  private static List<String> nulls(int count) {
    List<String> nulls = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      nulls.add(null);
    }
    return nulls;
  }

  /** Names of the folders between the table's and the file. */
  private static List<String> folders(String folder, StoreEntry file) {
    if (folder == null || !file.path().startsWith(folder)) {
      return List.of();
    }
    String[] parts = file.path().substring(folder.length()).split("[/\\\\]", -1);
    return List.of(parts).subList(0, parts.length - 1);
  }
}
