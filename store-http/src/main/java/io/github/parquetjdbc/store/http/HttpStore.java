package io.github.parquetjdbc.store.http;

import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreAccessException;
import io.github.parquetjdbc.reader.store.StoreAccessException.Kind;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** One file of a web server: HTTP has no way to ask what there is. */
final class HttpStore implements Store {

  private final HttpTransport transport;
  private final String location;
  private final URI uri;

  /** What the server last said of the file. */
  private volatile Seen seen;

  private record Seen(StoreEntry entry, FileVersion version, Tail tail) {}

  /**
   * @param location of the file, as users spell it, without the query
   */
  HttpStore(HttpTransport transport, String location, String query) throws IOException {
    this.transport = transport;
    this.location = location;
    uri = uri(location, query);
  }

  private static URI uri(String location, String query) throws IOException {
    try {
      URI uri = new URI(escaped(location) + (query.isEmpty() ? "" : "?" + query));
      if (uri.getHost() != null) {
        return uri;
      }
    } catch (URISyntaxException e) {
      throw new IOException(location + " is no URL: " + e.getReason());
    }
    throw new IOException(location + " is no URL: it names no host");
  }

  /** What people leave as it is and URLs must not hold; escapes that are there stay. */
  private static String escaped(String url) {
    StringBuilder escaped = new StringBuilder();
    for (byte b : url.getBytes(StandardCharsets.UTF_8)) {
      boolean plain = b > ' ' && b < 0x7f && "\"<>\\^`{|}[]#".indexOf(b) < 0;
      escaped.append(plain ? (char) b : String.format("%%%02X", b));
    }
    return escaped.toString();
  }

  @Override
  public List<StoreEntry> list(String directory) throws IOException {
    throw new NotDirectoryException(directory);
  }

  @Override
  public String realPath(String path) {
    return path;
  }

  /** Asks for the file's end at once, since that is what is read first of it. */
  @Override
  public StoreEntry entry(String path) throws IOException {
    Seen before = seen;
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Range", "bytes=-" + Tail.LENGTH);
    if (before != null && before.version().etag() != null) {
      headers.put("If-None-Match", before.version().etag());
    }
    // Of a server that gives no parts, the whole file would come: what is too long is refused.
    Answer answer =
        transport.send(new Request("GET", uri, location, headers, -1, Tail.LENGTH), Signer.NONE);
    if (answer.status() == 304 && before != null) {
      return before.entry();
    }
    Failures.check(answer, location, uri.getHost());
    if (answer.status() != 206 && answer.status() != 200) {
      throw new StoreAccessException(
          Kind.PROTOCOL, location + ": the server answers with status " + answer.status(), null);
    }
    seen = seen(answer);
    return seen.entry();
  }

  private Seen seen(Answer answer) throws IOException {
    long size = answer.body().length;
    long start = 0;
    if (answer.status() == 206) {
      ContentRange range = ContentRange.of(answer, location);
      size = range.size();
      start = range.first();
    }
    FileVersion version = new FileVersion(size, answer.header("etag"));
    StoreEntry entry =
        new StoreEntry(
            location,
            location.substring(location.lastIndexOf('/') + 1),
            StoreEntry.Kind.FILE,
            size,
            modified(answer),
            version.text(),
            null);
    return new Seen(entry, version, new Tail(answer.body(), start));
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

  @Override
  public StoredFile open(String path) throws IOException {
    return open(entry(path));
  }

  @Override
  public StoredFile open(StoreEntry entry) throws IOException {
    Seen known = seen;
    if (!entry.path().equals(location)) {
      throw new NoSuchFileException(entry.path());
    }
    if (known == null || !Objects.equals(known.entry(), entry)) {
      // Listed earlier than what was seen last: its own version is asked for.
      String etag =
          entry.version() == null
              ? null
              : entry.version().substring(entry.version().indexOf('-') + 1);
      return new RemoteFile(location, new FileVersion(entry.size(), etag), null, this::range);
    }
    return new RemoteFile(location, known.version(), known.tail(), this::range);
  }

  private Answer range(Map<String, String> headers, int length) throws IOException {
    Answer answer =
        transport.send(
            new Request("GET", uri, location, headers, length, Request.SHORT), Signer.NONE);
    if (answer.status() != 412) {
      Failures.check(answer, location, uri.getHost());
    }
    return answer;
  }
}
