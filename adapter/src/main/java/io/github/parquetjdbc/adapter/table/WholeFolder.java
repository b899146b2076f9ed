package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.StoreEntry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A folder as one table: its files and those of the {@code key=value} folders in it, at any depth.
 * Other folders in it are not looked into.
 */
final class WholeFolder {

  /** Deeper folders than this are no partitions but a mistake. */
  private static final int MAX_DEPTH = 64;

  private WholeFolder() {}

  static boolean isPartitioned(Folder folder) {
    return folder.folders().stream().anyMatch(child -> PartitionKeys.isPartition(child.name()));
  }

  /**
   * In the order of names, folder by folder. Files named as Parquet files are taken, or where there
   * is none, whatever there is: some systems write files without extension.
   */
  static List<StoreEntry> files(Folder folder) throws IOException {
    List<StoreEntry> parquet = new ArrayList<>();
    List<StoreEntry> others = new ArrayList<>();
    walk(folder, 0, parquet, others);
    return withoutEmpty(folder, parquet.isEmpty() ? others : parquet);
  }

  private static void walk(
      Folder folder, int depth, List<StoreEntry> parquet, List<StoreEntry> others)
      throws IOException {
    for (StoreEntry file : folder.files()) {
      (TableNaming.isParquet(file.name()) ? parquet : others).add(file);
    }
    for (StoreEntry child : folder.folders()) {
      if (!PartitionKeys.isPartition(child.name())) {
        folder.skip(child, "is no partition of the table around it");
      } else if (depth == MAX_DEPTH) {
        folder.skip(child, "is more than " + MAX_DEPTH + " partitions deep");
      } else {
        walk(folder.open(child), depth + 1, parquet, others);
      }
    }
  }

  /** Where all files are empty they stay: the table exists, and says so when it is queried. */
  static List<StoreEntry> withoutEmpty(Folder folder, List<StoreEntry> files) {
    List<StoreEntry> filled = new ArrayList<>();
    List<StoreEntry> empty = new ArrayList<>();
    for (StoreEntry file : files) {
      (file.size() == 0 ? empty : filled).add(file);
    }
    if (filled.isEmpty()) {
      return empty;
    }
    empty.forEach(file -> folder.skip(file, "is empty"));
    return filled;
  }
}
