package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.ByteRange;
import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;
import java.util.List;

/**
 * A file as it was listed: opened by the first read, which fails if the file is another by then.
 * Thread-safe.
 */
final class ListedFile implements StoredFile {

  private final Store store;
  private final StoreEntry entry;
  private final Object lock = new Object();
  private volatile StoredFile open;
  private boolean closed;

  ListedFile(Store store, StoreEntry entry) {
    this.store = store;
    this.entry = entry;
  }

  @Override
  public String name() {
    return entry.path();
  }

  @Override
  public long size() {
    return entry.size();
  }

  @Override
  public String version() {
    return entry.version();
  }

  @Override
  public void read(long position, byte[] target, int offset, int length) throws IOException {
    StoredFile file = open;
    if (file == null) {
      file = open();
    }
    file.read(position, target, offset, length);
  }

  @Override
  public boolean prefetches() {
    return store.isRemote();
  }

  /** Whoever reads hears of it where the file cannot be opened. */
  @Override
  public void prefetch(List<ByteRange> ranges) {
    try {
      StoredFile file = open;
      (file == null ? open() : file).prefetch(ranges);
    } catch (IOException e) {
      // The read that comes will fail in the same way.
      return;
    }
  }

  private StoredFile open() throws IOException {
    synchronized (lock) {
      if (closed) {
        throw new IOException("file " + name() + ": read after it was closed");
      }
      if (open == null) {
        open = store.open(entry);
      }
      return open;
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      closed = true;
      if (open != null) {
        open.close();
      }
    }
  }
}
