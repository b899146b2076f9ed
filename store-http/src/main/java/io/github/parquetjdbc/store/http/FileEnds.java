package io.github.parquetjdbc.store.http;

import io.github.parquetjdbc.reader.store.StoreAccessException;
import io.github.parquetjdbc.reader.store.StoreAccessException.Kind;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Finds out about single files by asking for their ends, which are what is read first of them, and
 * keeps the ends of a few. Thread-safe.
 */
public final class FileEnds {

  private static final int KEPT = 16;

  private final Map<String, Seen> seen =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Seen> eldest) {
          return size() > KEPT;
        }
      };

  private final Fetches fetches;

  /**
   * @param transport that the files' ranges go by
   */
  public FileEnds(HttpTransport transport) {
    fetches = transport.fetches();
  }

  private record Seen(StoreEntry entry, FileVersion version, Tail tail) {}

  /**
   * The file as it is now; what has not changed is not sent again.
   *
   * @throws java.nio.file.NoSuchFileException if there is none
   */
  public StoreEntry entry(String path, RemoteFile.Ranges ranges) throws IOException {
    Seen before;
    synchronized (seen) {
      before = seen.get(path);
    }
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Range", "bytes=-" + Tail.LENGTH);
    if (before != null && before.version().etag() != null) {
      headers.put("If-None-Match", before.version().etag());
    }
    Answer answer = ranges.get(headers, -1);
    if (answer.status() == 304 && before != null) {
      return before.entry();
    }
    Seen now = seen(path, answer);
    synchronized (seen) {
      seen.put(path, now);
    }
    return now.entry();
  }

  private static Seen seen(String path, Answer answer) throws IOException {
    long size;
    long start = 0;
    switch (answer.status()) {
      case 200 -> size = answer.body().length;
      case 206 -> {
        ContentRange range = ContentRange.of(answer, path);
        size = range.size();
        start = range.first();
      }
      // An empty file has no last bytes.
      case 416 -> size = 0;
      default ->
          throw new StoreAccessException(
              Kind.PROTOCOL, path + ": the server answers with status " + answer.status(), null);
    }
    FileVersion version = new FileVersion(size, answer.header("etag"));
    StoreEntry entry =
        new StoreEntry(
            path,
            path.substring(path.lastIndexOf('/') + 1),
            StoreEntry.Kind.FILE,
            size,
            modified(answer),
            version.text(),
            null);
    byte[] end = size == 0 ? new byte[0] : answer.body();
    return new Seen(entry, version, new Tail(end, start));
  }

  private static Instant modified(Answer answer) {
    String header = answer.header("last-modified");
    try {
      return header == null
          ? Instant.EPOCH
          : Instant.from(DateTimeFormatter.RFC_1123_DATE_TIME.parse(header));
    } catch (DateTimeException e) {
      return Instant.EPOCH;
    }
  }

  /** Opens a file as it was found here or in a listing; reads find out whether it still is so. */
  public StoredFile open(StoreEntry entry, RemoteFile.Ranges ranges) {
    Seen known;
    synchronized (seen) {
      known = seen.get(entry.path());
    }
    return known != null && known.entry().equals(entry)
        ? new RemoteFile(entry.path(), known.version(), known.tail(), ranges, fetches)
        : new RemoteFile(
            entry.path(), FileVersion.of(entry.size(), entry.version()), null, ranges, fetches);
  }
}
