package io.github.parquetjdbc.store.http;

import java.net.URI;
import java.util.Map;

/**
 * A request without a body.
 *
 * @param place what is asked for, for messages: without query and other secrets
 * @param headers of this request
 * @param expected bytes of a partial answer (206), or -1; another number is as good as a broken
 *     connection
 * @param maxBody bytes of the answer beyond which it is refused
 */
public record Request(
    String method, URI uri, String place, Map<String, String> headers, int expected, int maxBody) {

  /** Error messages and other short texts. */
  static final int SHORT = 1 << 20;

  public Request {
    headers = Map.copyOf(headers);
  }

  /** A GET of something short. */
  public static Request get(URI uri, String place, Map<String, String> headers) {
    return new Request("GET", uri, place, headers, -1, SHORT);
  }

  Request to(URI other) {
    return new Request(method, other, place, headers, expected, maxBody);
  }

  /** Without address and headers, which may hold secrets. */
  @Override
  public String toString() {
    return method + " " + place;
  }
}
