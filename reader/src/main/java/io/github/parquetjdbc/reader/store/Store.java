package io.github.parquetjdbc.reader.store;

import java.io.IOException;
import java.util.List;
import java.util.Objects;

/**
 * A place that holds files. Implementations are shared by threads; those of other modules come from
 * a {@link StoreProvider}.
 */
public interface Store {

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

  /** Whether its files are read over a network, by requests that take long. */
  default boolean isRemote() {
    return false;
  }

  /**
   * Opens a file as it was listed.
   *
   * @throws FileChangedException if it is another version by now; where only a read can tell, the
   *     first read does
   * @throws java.nio.file.NoSuchFileException if there is none of that name any more
   */
  default StoredFile open(StoreEntry entry) throws IOException {
    StoredFile file = open(entry.path());
    if (!Objects.equals(file.version(), entry.version())) {
      file.close();
      throw new FileChangedException(file.name(), "since it was listed");
    }
    return file;
  }
}
