package io.github.parquetjdbc.store.http;

import io.github.parquetjdbc.reader.store.StoreAccessException;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which bytes an answer holds (RFC 9110, 14.4).
 *
 * @param first position of the first byte
 * @param size of the whole file
 */
public record ContentRange(long first, long size) {

  private static final Pattern FORM = Pattern.compile("bytes (\\d{1,18})-(\\d{1,18})/(\\d{1,18})");

  /**
   * @throws StoreAccessException where the header is missing, or does not fit the body
   */
  public static ContentRange of(Answer answer, String name) throws IOException {
    String header = answer.header("content-range");
    Matcher matcher = FORM.matcher(header == null ? "" : header.strip());
    if (matcher.matches()) {
      long first = Long.parseLong(matcher.group(1));
      long last = Long.parseLong(matcher.group(2));
      long size = Long.parseLong(matcher.group(3));
      if (last < size && last - first + 1 == answer.body().length) {
        return new ContentRange(first, size);
      }
    }
    throw new StoreAccessException(
        StoreAccessException.Kind.PROTOCOL,
        "file "
            + name
            + ": the server gave a part of it without saying which, or another than it says",
        null);
  }
}
