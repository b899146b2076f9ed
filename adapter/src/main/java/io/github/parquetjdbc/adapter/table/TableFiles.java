package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.StoreEntry;
import java.util.List;

/**
 * A table as files.
 *
 * @param files in the order of their rows; at least one
 */
public record TableFiles(String name, List<StoreEntry> files) {
  public TableFiles {
    files = List.copyOf(files);
  }
}
