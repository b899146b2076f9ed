package io.github.parquetjdbc.engine.spill;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * A private directory for the spill files of many queries; thread-safe. It is made when the first
 * file is, for its owner alone, and deleted when this is closed or the JVM exits. Its files vanish
 * by themselves: on POSIX systems they lose their names as soon as they are open, elsewhere the
 * system deletes them with their last handle, so that not even a killed JVM leaves them behind.
 */
public final class SpillDirectory implements AutoCloseable {

  private static final String PREFIX = "parquet-jdbc-";

  private static final Set<StandardOpenOption> OPEN_OPTIONS =
      Set.of(
          StandardOpenOption.CREATE_NEW,
          StandardOpenOption.READ,
          StandardOpenOption.WRITE,
          StandardOpenOption.DELETE_ON_CLOSE);

  /** {@code null} where nothing may be written. */
  private final Path parent;

  private final DiskLimit diskLimit;

  // All guarded by this.
  private long limit;
  private Path directory;
  private long used;
  private long files;
  private boolean closed;

  /**
   * @param parent an existing directory, in which the private one is made
   * @param limit of all files together
   */
  public SpillDirectory(Path parent, DiskLimit limit) {
    this.parent = parent;
    diskLimit = limit;
  }

  /** One that has room for nothing: operators fail where memory does not suffice. */
  public static SpillDirectory none() {
    return new SpillDirectory(null, DiskLimit.ofBytes(0));
  }

  /** Whether files may be written at all. */
  boolean isAvailable() {
    return parent != null;
  }

  /** The part of one query, which closes it. */
  public SpillSpace open(QueryContext context) {
    return new SpillSpace(this, context);
  }

  /**
   * A new file, open for reading and writing, that nobody else can open.
   *
   * @throws IOException where the file or the directory cannot be made; names {@code tempDirectory}
   */
  synchronized FileChannel newFile() throws IOException {
    if (closed) {
      throw new IllegalStateException("the spill directory is closed");
    }
    try {
      if (directory == null) {
        create();
      }
      Path file = directory.resolve(Long.toString(files++));
      return FileChannel.open(file, OPEN_OPTIONS, ownerOnly(file.getFileSystem()));
    } catch (IOException e) {
      throw new IOException(
          "no temporary file can be made in " + parent + " (see the option tempDirectory): " + e,
          e);
    }
  }

  private void create() throws IOException {
    // Owner-only by its contract, wherever the file system knows owners.
    Path made = Files.createTempDirectory(parent, PREFIX);
    made.toFile().deleteOnExit();
    limit = diskLimit.bytesOf(Files.getFileStore(made).getUsableSpace());
    directory = made;
  }

  private static FileAttribute<?>[] ownerOnly(FileSystem system) {
    return system.supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  /**
   * Takes room for {@code bytes} more.
   *
   * @throws QueryException DISK_FULL where the limit would be exceeded; nothing is taken then
   */
  synchronized void reserve(String operator, long bytes) {
    if (bytes > limit - used) {
      throw new QueryException(
          QueryError.DISK_FULL,
          operator
              + " needs "
              + bytes
              + " bytes more on disk, but "
              + used
              + " of the "
              + limit
              + " that may be used in "
              + parent
              + " are taken: raise tempDirectoryLimit or memoryLimit, or choose another"
              + " tempDirectory");
    }
    used += bytes;
  }

  synchronized void release(long bytes) {
    used -= bytes;
  }

  /** Bytes in files now. */
  public synchronized long used() {
    return used;
  }

  /** The private directory, or {@code null} while none was needed. */
  public synchronized Path directory() {
    return directory;
  }

  /** Deletes the directory; to be called after the last query has been closed. */
  @Override
  public synchronized void close() {
    closed = true;
    if (directory != null) {
      try {
        Files.deleteIfExists(directory);
      } catch (IOException e) {
        // Something else put files there; the JVM tries again when it exits.
        return;
      }
      directory = null;
    }
  }
}
