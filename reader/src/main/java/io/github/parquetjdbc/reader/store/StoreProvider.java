package io.github.parquetjdbc.reader.store;

import java.io.IOException;
import java.util.Set;

/**
 * Makes stores of some URL schemes; found by {@link java.util.ServiceLoader} in modules of their
 * own.
 */
public interface StoreProvider {

  /** The schemes, lower case, without the colon: {@code "s3"}. */
  Set<String> schemes();

  /**
   * A store that holds what is at a location; nothing is asked of it yet.
   *
   * @param location a URL of one of the schemes, without its query
   * @param query what stood behind the question mark, or empty; it may hold secrets
   * @throws IOException where location or options make no sense; the message says why, without
   *     their values where these may be secret
   */
  Store open(String location, String query, StoreOptions options) throws IOException;
}
