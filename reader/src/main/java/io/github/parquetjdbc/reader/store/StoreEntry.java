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
 * @param version of a file, the text that {@link StoredFile#version()} gives once it is open
 * @param linkTarget where a symbolic link leads in the end, all links resolved; {@code null} for
 *     what is no link, and for one that leads nowhere
 */
public record StoreEntry(
    String path,
    String name,
    Kind kind,
    long size,
    Instant modified,
    String version,
    String linkTarget) {

  /** Kinds of entries. */
  public enum Kind {
    FILE,
    DIRECTORY,
    /** Neither file nor directory, or a link that leads nowhere. */
    OTHER
  }
}
