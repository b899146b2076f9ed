package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.StoreEntry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A folder that holds {@code key=value} folders: its files and theirs, at any depth, are one table.
 * Other folders in it are not looked into.
 */
final class PartitionedFolder implements TableFormat {

  /** Deeper folders than this are no partitions but a mistake. */
  private static final int MAX_DEPTH = 64;

  @Override
  public String name() {
    return "partitioned";
  }

  @Override
  public List<StoreEntry> claim(Folder folder) throws IOException {
    if (!isPartitioned(folder)) {
      return List.of();
    }
    List<StoreEntry> parquet = new ArrayList<>();
    List<StoreEntry> others = new ArrayList<>();
    walk(folder, 0, parquet, others);
    // Some systems write files without extension.
    return parquet.isEmpty() ? others : parquet;
  }

  static boolean isPartitioned(Folder folder) {
    return folder.folders().stream().anyMatch(child -> PartitionKeys.isPartition(child.name()));
  }

  private static void walk(
      Folder folder, int depth, List<StoreEntry> parquet, List<StoreEntry> others)
      throws IOException {
    for (StoreEntry file : folder.files()) {
      if (file.size() == 0) {
        folder.skip(file, "is empty");
      } else {
        (TableNaming.isParquet(file.name()) ? parquet : others).add(file);
      }
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
}
