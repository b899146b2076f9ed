package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.engine.run.Workers;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;

/**
 * Makes tables of files.
 *
 * @param footers shared by all tables
 * @param reading how files are read
 * @param tables how they become tables
 * @param workers read footers of many files at a time
 */
public record TableSource(
    Store store, FooterCache footers, ReadOptions reading, TableOptions tables, Workers workers) {

  Table table(TableFiles files) {
    return new ParquetTable(files, this);
  }

  /**
   * The footer of a file as it was listed, from the cache if it is there.
   *
   * @throws IOException where it cannot be read, is malformed, or is another than listed
   */
  public ParquetFile footer(StoreEntry entry) throws IOException {
    if (UnlistedFolder.is(entry)) {
      UnlistedFolder.fail(store, entry);
    }
    return footers.footer(store, entry, reading);
  }

  /** A file as it was listed, opened by the first read; to be closed by the caller. */
  public StoredFile open(StoreEntry entry) {
    return new ListedFile(store, entry);
  }

  FooterUnion union() {
    return new SampledUnion(store, footers, reading);
  }
}
