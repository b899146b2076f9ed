package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.table.FooterCache;
import io.github.parquetjdbc.adapter.table.Location;
import io.github.parquetjdbc.adapter.table.TableOptions;
import io.github.parquetjdbc.engine.run.Workers;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.store.StoreOptions;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Opens databases and keeps what they share: footers once read, plans once made. Whoever opens
 * databases (a JDBC driver) holds one instance for as long as it lives; thread-safe.
 */
public final class Databases {

  private static final int MAX_FOOTERS = 100_000;
  private static final int MIN_FOOTER_THREADS = 8;

  /** Locations whose tables and plans are remembered when no database of theirs is open. */
  private static final int MAX_LOCATIONS = 16;

  /** Caches by their sizes, usually one. */
  private final Map<Long, FooterCache> footers = new HashMap<>();

  /** Read footers: as waiting for stores is most of it, more than processors. */
  private final Workers workers =
      new Workers(Math.max(MIN_FOOTER_THREADS, Runtime.getRuntime().availableProcessors()));

  private final Map<Key, LocationTables> locations = new LinkedHashMap<>(16, 0.75f, true);

  private final Activity activity = new Activity();
  private final AtomicBoolean warm = new AtomicBoolean();

  private record Key(
      Location location, StoreOptions stores, ReadOptions reading, TableOptions tables) {}

  /**
   * Opens a location. It is listed, but no file is opened: that is for the queries that need them.
   *
   * @param location a directory, a file, a glob, a {@code file:} URL of one of these, a URL that a
   *     store module knows, or the empty string or {@code mem:} for a database without tables; a
   *     relative path is resolved now
   * @return to be closed by the caller; cheap where the location is known already
   * @throws java.nio.file.NoSuchFileException where there is nothing at the location
   * @throws IOException where the location is not well-formed or cannot be looked at
   */
  public Database open(String location, DatabaseOptions options) throws IOException {
    LocationTables tables = tables(parse(location), options);
    tables.now();
    if (options.warmUp() && warm.compareAndSet(false, true)) {
      WarmUp.start(activity);
    }
    return new LocatedDatabase(tables, options, activity);
  }

  /** A location's tables, for those who need no query of ours. */
  LocationTables located(String location, DatabaseOptions options) throws IOException {
    return tables(parse(location), options);
  }

  private static Location parse(String location) throws IOException {
    try {
      return Location.parse(location);
    } catch (IllegalArgumentException e) {
      throw new IOException("no location: " + e.getMessage(), e);
    }
  }

  private LocationTables tables(Location location, DatabaseOptions options) throws IOException {
    Key key = new Key(location, options.stores(), options.reading(), options.tables());
    synchronized (locations) {
      LocationTables tables = locations.get(key);
      if (tables == null) {
        tables =
            new LocationTables(
                location,
                Stores.of(location, options.stores()),
                key.reading(),
                key.tables(),
                footers(key.tables()),
                workers);
        locations.put(key, tables);
      }
      if (locations.size() > MAX_LOCATIONS) {
        locations.remove(locations.keySet().iterator().next());
      }
      return tables;
    }
  }

  private FooterCache footers(TableOptions options) {
    return footers.computeIfAbsent(
        options.footerCacheSize(), bytes -> new FooterCache(MAX_FOOTERS, bytes));
  }
}
