package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.ByteRange;
import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;

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
    opened().read(position, target, offset, length);
  }

  private StoredFile opened() throws IOException {
    StoredFile file = open;
    return file == null ? open() : file;
  }

  @Override
  public StoredFile until(BooleanSupplier stopped) {
    return store.isRemote() ? new Stoppable(this, stopped) : this;
  }

  /** A view that hands the question on to the file once it is open. */
  private record Stoppable(ListedFile file, BooleanSupplier stopped) implements StoredFile {
    @Override
    public String name() {
      return file.name();
    }

    @Override
    public long size() {
      return file.size();
    }

    @Override
    public String version() {
      return file.version();
    }

    @Override
    public void read(long position, byte[] target, int offset, int length) throws IOException {
      file.opened().until(stopped).read(position, target, offset, length);
    }

    @Override
    public boolean prefetches() {
      return file.prefetches();
    }

    @Override
    public void prefetch(List<ByteRange> ranges) {
      file.prefetch(ranges);
    }

    @Override
    public void close() throws IOException {
      file.close();
    }
  }

  @Override
  public boolean prefetches() {
    return store.isRemote();
  }

  /** Whoever reads hears of it where the file cannot be opened. */
  @Override
  public void prefetch(List<ByteRange> ranges) {
    try {
      opened().prefetch(ranges);
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
