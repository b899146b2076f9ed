package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;

/**
 * A file of a table.
 *
 * @param footer closed: its bytes are to be read through {@link #bytes}; {@code null} where it
 *     could not be read
 * @param failure why it could not, or {@code null}
 */
record TableFile(
    Store store, StoreEntry entry, ParquetFile footer, FileColumns columns, IOException failure) {

  TableFile withColumns(FileColumns others) {
    return new TableFile(store, entry, footer, others, failure);
  }

  /** As the footer says; 0 where it could not be read. */
  long rowCount() {
    return footer == null ? 0 : footer.rowCount();
  }

  /** The bytes, opened by the first read; to be closed by the caller. */
  StoredFile bytes() {
    return new ListedFile(store, entry);
  }
}
