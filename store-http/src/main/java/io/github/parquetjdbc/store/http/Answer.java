package io.github.parquetjdbc.store.http;

import java.net.http.HttpHeaders;

/**
 * What a server answered.
 *
 * @param body all of it
 */
public record Answer(int status, HttpHeaders headers, byte[] body) {

  /** The first header of that name, in any case, or {@code null}. */
  public String header(String name) {
    return headers.firstValue(name).orElse(null);
  }

  /** Without the body, which may be anything. */
  @Override
  public String toString() {
    return "status " + status + ", " + body.length + " bytes";
  }
}
