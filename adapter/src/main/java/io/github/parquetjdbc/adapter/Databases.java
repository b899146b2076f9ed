package io.github.parquetjdbc.adapter;

import java.io.IOException;

/**
 * Opens databases and keeps what they share: footers once read, plans once made. Whoever opens
 * databases (a JDBC driver) holds one instance for as long as it lives; thread-safe.
 */
public final class Databases {

  /**
   * Opens a location. Nothing but its existence is looked at: files are opened by the queries that
   * need them.
   *
   * @param location a directory, a file, a glob, a {@code file:} URL of one of these, or the empty
   *     string or {@code mem:} for a database without tables; a relative path is resolved now
   * @throws java.nio.file.NoSuchFileException where there is nothing at the location
   * @throws IOException where the location is not well-formed or cannot be looked at
   */
  public Database open(String location, DatabaseOptions options) throws IOException {
    throw new IOException("cannot open " + location + " with " + options);
  }
}
