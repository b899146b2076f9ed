package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.Database;
import io.github.parquetjdbc.adapter.DatabaseOptions;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/**
 * Databases in use, one a location and options, shared by their connections and closed with the
 * last of them. Thread-safe.
 */
final class SharedDatabases {

  /** Opens a database. */
  interface Opener {
    Database open(String location, DatabaseOptions options) throws IOException;
  }

  private record Key(String location, DatabaseOptions options) {}

  private static final class Entry {
    private final Database database;
    private int leases = 1;

    Entry(Database database) {
      this.database = database;
    }
  }

  /** A database for one holder; to be closed by it, once or more often. */
  final class Lease implements AutoCloseable {
    private final Key key;
    private final Database database;
    private boolean closed;

    private Lease(Key key, Database database) {
      this.key = key;
      this.database = database;
    }

    Database database() {
      return database;
    }

    @Override
    public void close() {
      synchronized (entries) {
        if (!closed) {
          closed = true;
          release(key);
        }
      }
    }
  }

  private final Opener opener;
  private final Map<Key, Entry> entries = new HashMap<>();

  SharedDatabases(Opener opener) {
    this.opener = opener;
  }

  Lease lease(String location, DatabaseOptions options) throws IOException {
    Key key = new Key(location, options);
    synchronized (entries) {
      Entry entry = entries.get(key);
      if (entry == null) {
        entry = new Entry(opener.open(location, options));
        entries.put(key, entry);
      } else {
        entry.leases++;
      }
      return new Lease(key, entry.database);
    }
  }

  private void release(Key key) {
    Entry entry = entries.get(key);
    entry.leases--;
    if (entry.leases == 0) {
      entries.remove(key);
      entry.database.close();
    }
  }
}
