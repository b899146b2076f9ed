package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.system.SystemCatalogue;
import io.github.parquetjdbc.adapter.table.Catalogue;
import io.github.parquetjdbc.adapter.table.Discovery;
import io.github.parquetjdbc.adapter.table.FooterCache;
import io.github.parquetjdbc.adapter.table.ListedCatalogue;
import io.github.parquetjdbc.adapter.table.Listing;
import io.github.parquetjdbc.adapter.table.Location;
import io.github.parquetjdbc.adapter.table.TableOptions;
import io.github.parquetjdbc.adapter.table.TableSource;
import io.github.parquetjdbc.engine.run.Workers;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.store.Store;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The tables of a location, as they are whenever someone asks. Plans live as long as no file of the
 * location comes, goes or changes. Thread-safe.
 */
final class LocationTables {

  /** Looking at a remote location costs requests, of which one statement may make several. */
  private static final long REMOTE_REFRESH_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final Location location;
  private final Discovery discovery;
  private final TableSource source;
  private volatile Snapshot last;
  private volatile boolean expired;

  /**
   * The location at one moment.
   *
   * @param time when it was looked at, by {@link System#nanoTime}
   */
  record Snapshot(
      Listing listing, ListedCatalogue files, Catalogue catalogue, PlanCache plans, long time) {

    Snapshot at(long newTime) {
      return new Snapshot(listing, files, catalogue, plans, newTime);
    }
  }

  LocationTables(
      Location location,
      Store store,
      ReadOptions reading,
      TableOptions tables,
      FooterCache footers,
      Workers workers) {
    this.location = location;
    this.discovery = new Discovery(location, store, List.of(), tables);
    this.source = new TableSource(store, footers, reading, tables, workers);
  }

  /** Whether looking at it takes requests, which may stall. */
  boolean isRemote() {
    return !location.isLocal();
  }

  String location() {
    return location.absoluteText();
  }

  private long refreshNanos() {
    long asked = source.tables().refresh().toNanos();
    return location.isLocal() ? asked : Math.max(REMOTE_REFRESH_NANOS, asked);
  }

  /** Lets the next call list the location, however short a time ago that was done. */
  void expire() {
    expired = true;
  }

  /**
   * Lists the location, unless that was done just now; the same snapshot as before where nothing
   * has changed.
   *
   * @throws IOException where it is gone or cannot be listed
   */
  Snapshot now() throws IOException {
    Snapshot known = last;
    long time = System.nanoTime();
    if (known != null && !expired && time - known.time() < refreshNanos()) {
      return known;
    }
    expired = false;
    Listing listing = discovery.list();
    if (known != null && known.listing().equals(listing) && known.files().hasCurrentPaths()) {
      last = known.at(time);
      return known;
    }
    ListedCatalogue files =
        new ListedCatalogue(Database.DEFAULT_SCHEMA, listing, discovery, source);
    Catalogue catalogue = new SystemCatalogue(files, source);
    PlanCache plans = new PlanCache(new QueryPlanner(catalogue));
    Snapshot fresh = new Snapshot(listing, files, catalogue, plans, time);
    last = fresh;
    return fresh;
  }
}
