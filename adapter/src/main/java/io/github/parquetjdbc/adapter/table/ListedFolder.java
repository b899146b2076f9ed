package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.StoreEntry;
import java.util.List;

/**
 * A folder as the names in it tell: its files, and folders that may hold tables of their own.
 *
 * @param name the folder's
 * @param path full path
 * @param relativePath from the root, with slashes; empty for the root itself
 * @param files that are data, in the order of their rows; those of partitions among them
 * @param folders by name
 */
record ListedFolder(
    String name,
    String path,
    String relativePath,
    Shape shape,
    List<StoreEntry> files,
    List<ListedFolder> folders) {

  /** What the files of a folder are. */
  enum Shape {
    /** One table. */
    ONE_TABLE,
    /** One table if their footers can be united, as their numbered names suggest. */
    NUMBERED,
    /** One table if their footers can be united. */
    MIXED,
    /** A table each. */
    SINGLE_FILES
  }

  ListedFolder {
    files = List.copyOf(files);
    folders = List.copyOf(folders);
  }

  boolean isEmpty() {
    return files.isEmpty() && folders.stream().allMatch(ListedFolder::isEmpty);
  }
}
