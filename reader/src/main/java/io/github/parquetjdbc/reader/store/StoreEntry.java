package io.github.parquetjdbc.reader.store;

import java.time.Instant;

/**
 * A file or directory of a store.
 *
 * @param path full path or URL, to be given back to the store
 * @param name last part of the path
 * @param kind what it is; symbolic links are followed
 * @param size bytes of a file, else 0
 * @param modified time of the last change
 */
public record StoreEntry(String path, String name, Kind kind, long size, Instant modified) {

  /** Kinds of entries. */
  public enum Kind {
    FILE,
    DIRECTORY,
    /** Neither file nor directory, or a link that leads nowhere. */
    OTHER
  }
}
