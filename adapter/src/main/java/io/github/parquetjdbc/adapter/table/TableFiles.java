package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.StoreEntry;
import java.util.List;

/**
 * A table as files.
 *
 * @param files in the order of their rows; at least one
 * @param folder path of the folder that the table is, below which {@code key=value} folders are
 *     columns; {@code null} where it is no folder
 */
public record TableFiles(String name, List<StoreEntry> files, String folder) {
  public TableFiles {
    files = List.copyOf(files);
  }
}
