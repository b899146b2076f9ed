package io.github.parquetjdbc.engine.spill;

import io.github.parquetjdbc.engine.context.QueryContext;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;

/** The spill files of one query; thread-safe. Closing it deletes what is left of them. */
public final class SpillSpace implements AutoCloseable {

  private final SpillDirectory directory;
  private final QueryContext context;

  /** Those not closed yet; guarded by itself. */
  private final Set<SpillFile> files = new HashSet<>();

  /** Guarded by {@link #files}. */
  private boolean closed;

  SpillSpace(SpillDirectory directory, QueryContext context) {
    this.directory = directory;
    this.context = context;
  }

  /** Whether operators may spill; if not, they fail where memory does not suffice. */
  public boolean isAvailable() {
    return directory.isAvailable();
  }

  /**
   * A new, empty file.
   *
   * @param operator who wants it, for messages
   */
  public SpillFile newFile(String operator) throws IOException {
    context.checkStopped();
    SpillFile file = new SpillFile(directory.newFile(), operator, this);
    synchronized (files) {
      if (!closed) {
        files.add(file);
        return file;
      }
    }
    file.close();
    throw new IOException("the query has ended");
  }

  /** Before each block that is written or read. */
  void checkStopped() {
    context.checkStopped();
  }

  void reserve(String operator, long bytes) {
    directory.reserve(operator, bytes);
    context.metrics().addSpilledBytes(bytes);
  }

  /** A file of {@code bytes} bytes has been closed. */
  void closed(SpillFile file, long bytes) {
    directory.release(bytes);
    synchronized (files) {
      files.remove(file);
    }
  }

  @Override
  public void close() {
    SpillFile[] left;
    synchronized (files) {
      closed = true;
      left = files.toArray(new SpillFile[0]);
    }
    for (SpillFile file : left) {
      file.close();
    }
  }
}
