package io.github.parquetjdbc.store.s3;

import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreOptions;
import io.github.parquetjdbc.reader.store.StoreProvider;
import io.github.parquetjdbc.store.http.HttpTransport;
import java.io.IOException;
import java.util.Set;

/** Serves {@code s3:}, and {@code s3a:}, as some call the same. */
public final class S3StoreProvider implements StoreProvider {

  @Override
  public Set<String> schemes() {
    return Set.of("s3", "s3a");
  }

  @Override
  public Store open(String location, String query, StoreOptions options) throws IOException {
    S3Path.parse(location);
    S3Settings settings = S3Settings.of(options);
    Environment environment = Environment.ofProcess();
    CredentialsChain credentials = new CredentialsChain(settings, environment);
    return new S3Store(
        new S3Client(settings, new HttpTransport(settings.http()), credentials, environment));
  }
}
