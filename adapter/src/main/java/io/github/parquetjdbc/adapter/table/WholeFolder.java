package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.StoreEntry;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
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
        Folder partition = opened(folder, child, parquet);
        if (partition != null) {
          walk(partition, depth + 1, parquet, others);
        }
      }
    }
  }

  /**
   * A partition that may not be looked into stands for its files, so that only queries that want
   * its rows fail; one that was removed meanwhile is as good as never there.
   *
   * @return {@code null} in either case
   */
  private static Folder opened(Folder folder, StoreEntry child, List<StoreEntry> files)
      throws IOException {
    try {
      return folder.open(child);
    } catch (NoSuchFileException e) {
      return null;
    } catch (FileSystemException e) {
      files.add(UnlistedFolder.of(child));
      return null;
    }
  }

  /** Where all files are empty they stay: the table exists, and says so when it is queried. */
  static List<StoreEntry> withoutEmpty(Folder folder, List<StoreEntry> files) {
    List<StoreEntry> filled = new ArrayList<>();
    List<StoreEntry> empty = new ArrayList<>();
    for (StoreEntry file : files) {
      boolean isEmpty = file.kind() == StoreEntry.Kind.FILE && file.size() == 0;
      (isEmpty ? empty : filled).add(file);
    }
    if (filled.isEmpty()) {
      return empty;
    }
    empty.forEach(file -> folder.skip(file, "is empty"));
    return filled;
  }
}
