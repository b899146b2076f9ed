package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.reader.store.StoredFile;

/**
 * A file of a table.
 *
 * @param footer closed: its bytes are to be read through {@link #bytes}
 */
record TableFile(Store store, StoreEntry entry, ParquetFile footer, FileColumns columns) {

  /** The bytes, opened by the first read; to be closed by the caller. */
  StoredFile bytes() {
    return new ListedFile(store, entry);
  }
}
