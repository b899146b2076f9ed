package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.StoreEntry;
import java.io.IOException;
import java.util.List;

/**
 * A way to lay out one table as a folder of files: plain files, partitions by {@code key=value}
 * folders, a log of versions. Formats are asked in turn, the most particular first; the first that
 * claims a folder has it. Thread-safe.
 */
public interface TableFormat {

  /** For people: {@code "plain"}. */
  String name();

  /**
   * The files of the table that the folder is, in the order of their rows.
   *
   * @param folder sees nothing outside the location
   * @return empty where the folder is no table of this format
   * @throws IOException where the folder cannot be listed
   */
  List<StoreEntry> claim(Folder folder) throws IOException;
}
