package io.github.parquetjdbc.store.http;

import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreOptions;
import io.github.parquetjdbc.reader.store.StoreProvider;
import java.io.IOException;
import java.util.Set;

/** Serves {@code https:} and {@code http:}. */
public final class HttpStoreProvider implements StoreProvider {

  @Override
  public Set<String> schemes() {
    return Set.of("https", "http");
  }

  @Override
  public Store open(String location, String query, StoreOptions options) throws IOException {
    return new HttpStore(new HttpTransport(HttpSettings.of(options)), location, query);
  }
}
