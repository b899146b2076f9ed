package io.github.parquetjdbc.store.http;

import io.github.parquetjdbc.reader.store.StoreAccessException;
import io.github.parquetjdbc.reader.store.StoreAccessException.Kind;
import java.io.IOException;
import java.nio.file.NoSuchFileException;

/** What web servers mean by their statuses. */
final class Failures {

  private Failures() {}

  /**
   * @throws IOException where the answer is a failure
   */
  static void check(Answer answer, String place, String host) throws IOException {
    int status = answer.status();
    if (status < 400) {
      return;
    }
    if (status == 404 || status == 410) {
      throw new NoSuchFileException(place, null, host + " has no such file");
    }
    if (status == 401 || status == 407) {
      throw new StoreAccessException(
          Kind.NOT_AUTHENTICATED,
          place
              + ": "
              + host
              + " asks who is there: give it a header, as with"
              + " http.header.Authorization",
          null);
    }
    if (status == 403) {
      throw new StoreAccessException(
          Kind.FORBIDDEN, place + ": " + host + " does not allow it (status 403)", null);
    }
    boolean passing = status == 429 || status >= 500;
    throw new StoreAccessException(
        passing ? Kind.UNAVAILABLE : Kind.PROTOCOL,
        place + ": " + host + " answers with status " + status,
        null);
  }
}
