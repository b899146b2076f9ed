package io.github.parquetjdbc.reader.store;

import java.io.IOException;
import java.util.List;
import java.util.Set;

/**
 * A place that holds files. Implementations are immutable, shared by threads, and found by {@link
 * java.util.ServiceLoader} when they are in modules of their own.
 */
public interface Store {

  /** URL schemes that the store serves, lower case, without the colon: {@code "file"}. */
  Set<String> schemes();

  /**
   * What lies directly in a directory, in the order of the names; hidden entries too.
   *
   * @param directory a full path or URL of this store
   * @throws java.nio.file.NoSuchFileException if there is none of that name
   */
  List<StoreEntry> list(String directory) throws IOException;

  /**
   * One file or directory.
   *
   * @throws java.nio.file.NoSuchFileException if there is none of that name
   */
  StoreEntry entry(String path) throws IOException;

  /**
   * The one path of a file or directory that no link is part of; the same path where the store has
   * no links.
   *
   * @throws java.nio.file.NoSuchFileException if there is none of that name
   */
  String realPath(String path) throws IOException;

  /**
   * Opens a file for reading.
   *
   * @throws java.nio.file.NoSuchFileException if there is none of that name
   */
  StoredFile open(String path) throws IOException;
}
