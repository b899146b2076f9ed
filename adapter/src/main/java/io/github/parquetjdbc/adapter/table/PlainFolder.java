package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.StoreEntry;
import java.util.ArrayList;
import java.util.List;

/** A folder whose own Parquet files are one table, by name; folders in it are not looked into. */
final class PlainFolder implements TableFormat {

  @Override
  public String name() {
    return "plain";
  }

  /** Where all files are empty the table exists, and says so when it is queried. */
  @Override
  public List<StoreEntry> claim(Folder folder) {
    List<StoreEntry> empty = new ArrayList<>();
    List<StoreEntry> claimed = new ArrayList<>();
    for (StoreEntry file : folder.files()) {
      if (TableNaming.isParquet(file.name())) {
        (file.size() == 0 ? empty : claimed).add(file);
      }
    }
    if (claimed.isEmpty()) {
      return empty;
    }
    empty.forEach(file -> folder.skip(file, "is empty"));
    return claimed;
  }
}
