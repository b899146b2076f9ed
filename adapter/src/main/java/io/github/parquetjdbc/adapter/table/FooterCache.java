package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import java.io.IOException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Footers that were read, by the version of their file; those not used for longest go first.
 * Thread-safe: two threads may read one footer at the same time, which does no harm.
 */
public final class FooterCache {

  /** Decoded schemas take a few times the bytes of a footer, whose bytes are kept too. */
  private static final int GROWTH = 4;

  private static final int FIXED_COST = 2_048;

  private final int maxEntries;
  private final long maxBytes;
  private final Map<Key, ParquetFile> footers = new LinkedHashMap<>(16, 0.75f, true);
  private long bytes;

  private record Key(String path, String version, ReadOptions options) {}

  /**
   * @param maxBytes of memory, roughly
   */
  public FooterCache(int maxEntries, long maxBytes) {
    this.maxEntries = maxEntries;
    this.maxBytes = maxBytes;
  }

  /**
   * The file of a listing with its footer, closed.
   *
   * @throws IOException where it cannot be read, is malformed, or is another than listed
   */
  ParquetFile footer(Store store, StoreEntry entry, ReadOptions options) throws IOException {
    Key key = new Key(entry.path(), entry.version(), options);
    ParquetFile known = find(key);
    if (known != null) {
      return known;
    }
    try (ListedFile file = new ListedFile(store, entry)) {
      ParquetFile read = ParquetFile.open(file, options);
      if (entry.version() != null) {
        keep(key, read);
      }
      return read;
    }
  }

  private ParquetFile find(Key key) {
    synchronized (footers) {
      return footers.get(key);
    }
  }

  private void keep(Key key, ParquetFile file) {
    synchronized (footers) {
      ParquetFile before = footers.put(key, file);
      bytes += cost(file) - (before == null ? 0 : cost(before));
      Iterator<ParquetFile> oldest = footers.values().iterator();
      while (bytes > maxBytes || footers.size() > maxEntries) {
        bytes -= cost(oldest.next());
        oldest.remove();
      }
    }
  }

  private static long cost(ParquetFile file) {
    return FIXED_COST + (long) GROWTH * file.metadata().byteSize();
  }
}
