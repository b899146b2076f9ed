package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.table.Location;
import io.github.parquetjdbc.reader.store.LocalStore;
import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreOptions;
import io.github.parquetjdbc.reader.store.StoreProvider;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** The store that a location is in. */
final class Stores {

  private Stores() {}

  /**
   * @throws IOException where there is no store of its scheme, or the options make no sense
   */
  static Store of(Location location, StoreOptions options) throws IOException {
    if (location.isLocal()) {
      return new LocalStore();
    }
    List<String> known = new ArrayList<>(List.of("file"));
    // Beside our own classes, not those of whoever happens to run the thread.
    for (StoreProvider provider :
        ServiceLoader.load(StoreProvider.class, StoreProvider.class.getClassLoader())) {
      if (provider.schemes().contains(location.scheme())) {
        return provider.open(location.path(), location.query(), options);
      }
      known.addAll(provider.schemes());
    }
    throw new IOException(
        "no location: those of the scheme \""
            + location.scheme()
            + "\" are not known; there are "
            + String.join(", ", known.stream().sorted().toList()));
  }
}
