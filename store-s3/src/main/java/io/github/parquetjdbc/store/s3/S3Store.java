package io.github.parquetjdbc.store.s3;

import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.reader.store.StoredFile;
import io.github.parquetjdbc.store.http.FileEnds;
import io.github.parquetjdbc.store.http.RemoteFile;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/** Objects as files, and what their keys have between slashes as folders. */
final class S3Store implements Store {

  private final S3Client client;
  private final Listings listings;
  private final FileEnds ends;

  S3Store(S3Client client) {
    this.client = client;
    listings = new Listings(client);
    ends = new FileEnds(client.transport());
  }

  @Override
  public List<StoreEntry> list(String directory) throws IOException {
    List<StoreEntry> entries = listings.list(S3Path.parse(directory));
    if (entries.isEmpty() && !S3Path.parse(directory).key().isEmpty()) {
      throw new NoSuchFileException(directory);
    }
    return entries;
  }

  @Override
  public boolean isRemote() {
    return true;
  }

  @Override
  public String realPath(String path) {
    return path;
  }

  /** An object is asked for first where the name says so; it may also be that both are there. */
  @Override
  public StoreEntry entry(String path) throws IOException {
    S3Path place = S3Path.parse(path);
    if (place.key().isEmpty()) {
      listings.exists(place);
      return folder(place);
    }
    if (looksLikeFile(place.key())) {
      try {
        return ends.entry(place.text(), ranges(place));
      } catch (NoSuchFileException e) {
        if (listings.exists(place)) {
          return folder(place);
        }
        throw e;
      }
    }
    return listings.exists(place) ? folder(place) : ends.entry(place.text(), ranges(place));
  }

  private static boolean looksLikeFile(String key) {
    String name = key.substring(key.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
    return name.matches(".*\\.(parquet|parq|pq|par)([._-].*)?");
  }

  private static StoreEntry folder(S3Path path) {
    String name = path.key().isEmpty() ? path.bucket() : path.key();
    return new StoreEntry(
        path.text(),
        name.substring(name.lastIndexOf('/') + 1),
        StoreEntry.Kind.DIRECTORY,
        0,
        Instant.EPOCH,
        null,
        null);
  }

  @Override
  public StoredFile open(String path) throws IOException {
    S3Path place = S3Path.parse(path);
    return ends.open(ends.entry(place.text(), ranges(place)), ranges(place));
  }

  @Override
  public StoredFile open(StoreEntry entry) throws IOException {
    return ends.open(entry, ranges(S3Path.parse(entry.path())));
  }

  private RemoteFile.Ranges ranges(S3Path path) {
    return (headers, expected) -> client.get(path, headers, expected);
  }
}
