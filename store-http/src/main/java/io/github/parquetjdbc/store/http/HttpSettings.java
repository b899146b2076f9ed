package io.github.parquetjdbc.store.http;

import io.github.parquetjdbc.reader.store.StoreOptions;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;

/**
 * How requests are made.
 *
 * @param connectTimeout for a connection to be made
 * @param idleTimeout without a byte of the answer
 * @param retries of a request that failed in a way that may pass
 * @param maxRequests under way at once
 * @param headers of every request to the host of the location; their values may be secrets
 * @param insecure whether requests may go unencrypted to other machines
 */
public record HttpSettings(
    Duration connectTimeout,
    Duration idleTimeout,
    int retries,
    int maxRequests,
    Map<String, String> headers,
    boolean insecure) {

  private static final String HEADER_PREFIX = "http.header.";
  private static final int MAX_SECONDS = 24 * 60 * 60;
  private static final int MAX_COUNT = 1000;

  public HttpSettings {
    headers = Map.copyOf(headers);
  }

  /**
   * What the options {@code http.*} say.
   *
   * @throws IOException where one makes no sense
   */
  public static HttpSettings of(StoreOptions options) throws IOException {
    return new HttpSettings(
        Duration.ofSeconds(number(options, "http.connectTimeout", 10, 1, MAX_SECONDS)),
        Duration.ofSeconds(number(options, "http.timeout", 60, 1, MAX_SECONDS)),
        number(options, "http.retries", 4, 0, MAX_COUNT),
        number(options, "http.maxRequests", 16, 1, MAX_COUNT),
        headers(options),
        flag(options, "http.allowInsecure"));
  }

  private static Map<String, String> headers(StoreOptions options) throws IOException {
    Map<String, String> headers = new TreeMap<>();
    for (Map.Entry<String, String> header : options.startingWith(HEADER_PREFIX).entrySet()) {
      boolean well =
          header.getKey().matches("[!#$%&'*+.^_`|~0-9A-Za-z-]+")
              && header.getValue().chars().noneMatch(c -> c < ' ' && c != '\t' || c == 0x7f);
      if (!well) {
        throw new IOException("option " + HEADER_PREFIX + header.getKey() + " is no header");
      }
      headers.put(header.getKey(), header.getValue());
    }
    return headers;
  }

  private static int number(StoreOptions options, String name, int otherwise, int least, int most)
      throws IOException {
    String value = options.get(name);
    if (value == null) {
      return otherwise;
    }
    try {
      int number = Integer.parseInt(value.strip());
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw new IOException("option " + name + " must be a whole number, not " + value, e);
    }
    throw new IOException("option " + name + " must be from " + least + " to " + most);
  }

  /**
   * An option that is true or false, and false where nothing was said.
   *
   * @throws IOException where it is neither
   */
  public static boolean flag(StoreOptions options, String name) throws IOException {
    String value = options.get(name);
    if (value == null || value.equalsIgnoreCase("false")) {
      return false;
    }
    if (value.equalsIgnoreCase("true")) {
      return true;
    }
    throw new IOException("option " + name + " must be true or false, not " + value);
  }

  /** Without the values of headers. */
  @Override
  public String toString() {
    return "HttpSettings[headers " + headers.keySet() + "]";
  }
}
