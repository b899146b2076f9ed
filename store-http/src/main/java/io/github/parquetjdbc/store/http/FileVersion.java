package io.github.parquetjdbc.store.http;

/**
 * What tells a version of a file from others.
 *
 * @param etag as the server sends it, quotes included, or {@code null}
 */
public record FileVersion(long size, String etag) {

  /**
   * The version of a listing.
   *
   * @param text as {@link #text} gives it
   */
  static FileVersion of(long size, String text) {
    return new FileVersion(size, text == null ? null : text.substring(text.indexOf('-') + 1));
  }

  /** Whether the server can be asked for this version and no other (RFC 9110, 8.8.3). */
  boolean isStrong() {
    return etag != null && !etag.startsWith("W/");
  }

  /** The version as text, or {@code null} where nothing tells it. */
  public String text() {
    return etag == null ? null : size + "-" + etag;
  }
}
