package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.table.Catalogue;
import io.github.parquetjdbc.adapter.table.Discovery;
import io.github.parquetjdbc.adapter.table.FooterCache;
import io.github.parquetjdbc.adapter.table.ListedCatalogue;
import io.github.parquetjdbc.adapter.table.Listing;
import io.github.parquetjdbc.adapter.table.Location;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.store.LocalStore;
import io.github.parquetjdbc.reader.store.Store;
import java.io.IOException;
import java.util.List;

/**
 * The tables of a location, as they are whenever someone asks. Plans live as long as no file of the
 * location comes, goes or changes. Thread-safe.
 */
final class LocationTables {

  private final Location location;
  private final Store store = new LocalStore();
  private final Discovery discovery;
  private final FooterCache footers;
  private final ReadOptions options;
  private volatile Snapshot last;

  /** The location at one moment. */
  record Snapshot(Listing listing, Catalogue catalogue, PlanCache plans) {}

  LocationTables(Location location, ReadOptions options, FooterCache footers) {
    this.location = location;
    this.discovery = new Discovery(location, store, List.of());
    this.footers = footers;
    this.options = options;
  }

  String location() {
    return location.absoluteText();
  }

  /**
   * Lists the location; the same snapshot as before where nothing has changed.
   *
   * @throws IOException where it is gone or cannot be listed
   */
  Snapshot now() throws IOException {
    Listing listing = discovery.list();
    Snapshot known = last;
    if (known != null && known.listing().equals(listing)) {
      return known;
    }
    Catalogue catalogue =
        new ListedCatalogue(Database.DEFAULT_SCHEMA, listing, store, footers, options);
    Snapshot fresh = new Snapshot(listing, catalogue, new PlanCache(new QueryPlanner(catalogue)));
    last = fresh;
    return fresh;
  }
}
