package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.FileChangedException;
import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import java.io.IOException;

/** A folder that could not be listed, in the place of the files that a table has in it. */
final class UnlistedFolder {

  private UnlistedFolder() {}

  /** Its path ends with a slash: all its parts are folders, whose names may be keys. */
  static StoreEntry of(StoreEntry folder) {
    return new StoreEntry(
        folder.path() + "/",
        folder.name(),
        StoreEntry.Kind.DIRECTORY,
        0,
        folder.modified(),
        folder.version(),
        folder.linkTarget());
  }

  static boolean is(StoreEntry entry) {
    return entry.kind() == StoreEntry.Kind.DIRECTORY;
  }

  /**
   * Why it cannot be listed; never returns without an exception.
   *
   * @throws FileChangedException where it can be, by now
   */
  static void fail(Store store, StoreEntry folder) throws IOException {
    store.list(folder.path());
    throw new FileChangedException(folder.path(), "since it was listed");
  }
}
