package io.github.parquetjdbc.store.http;

import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.List;
import java.util.Map;

/** One file of a web server: HTTP has no way to ask what there is. */
final class HttpStore implements Store {

  private final HttpTransport transport;
  private final String location;
  private final URI uri;

  private final FileEnds ends;

  /**
   * @param location of the file, as users spell it, without the query
   */
  HttpStore(HttpTransport transport, String location, String query) throws IOException {
    this.transport = transport;
    this.location = location;
    ends = new FileEnds(transport);
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
  public boolean isRemote() {
    return true;
  }

  @Override
  public String realPath(String path) {
    return path;
  }

  @Override
  public StoreEntry entry(String path) throws IOException {
    return ends.entry(location, this::range);
  }

  @Override
  public StoredFile open(String path) throws IOException {
    return open(entry(path));
  }

  @Override
  public StoredFile open(StoreEntry entry) throws IOException {
    if (!entry.path().equals(location)) {
      throw new NoSuchFileException(entry.path());
    }
    return ends.open(entry, this::range);
  }

  private Answer range(Map<String, String> headers, int expected) throws IOException {
    // Of a server that gives no parts, the whole file would come: what is too long is refused.
    Request request = new Request("GET", uri, location, headers, expected, Tail.LENGTH);
    Answer answer = transport.send(request, Signer.NONE);
    if (answer.status() != 412 && answer.status() != 416) {
      Failures.check(answer, location, uri.getHost());
    }
    return answer;
  }
}
