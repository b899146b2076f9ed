package io.github.parquetjdbc.store.s3;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * A place in a bucket.
 *
 * @param scheme as users spell it
 * @param key empty for the bucket itself; without a slash at its end
 */
record S3Path(String scheme, String bucket, String key) {

  /**
   * @param text {@code s3://bucket/key}, nothing in it encoded
   */
  static S3Path parse(String text) throws IOException {
    int start = text.indexOf("://") + 3;
    int slash = text.indexOf('/', start);
    String bucket = slash < 0 ? text.substring(start) : text.substring(start, slash);
    if (!bucket.matches("[A-Za-z0-9][A-Za-z0-9._-]{1,254}")) {
      throw new IOException(text + " names no bucket");
    }
    String key = slash < 0 ? "" : text.substring(slash + 1);
    while (key.endsWith("/")) {
      key = key.substring(0, key.length() - 1);
    }
    return new S3Path(text.substring(0, start - 3), bucket, key);
  }

  /** What the keys of this folder's files start with. */
  String prefix() {
    return key.isEmpty() ? "" : key + "/";
  }

  S3Path with(String newKey) {
    return new S3Path(scheme, bucket, newKey);
  }

  String text() {
    return scheme + "://" + bucket + (key.isEmpty() ? "" : "/" + key);
  }

  /** Each byte but unreserved characters and those in {@code kept} as a percent sign and digits. */
  static String encoded(String text, String kept) {
    StringBuilder encoded = new StringBuilder();
    for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
      boolean plain =
          b >= 'a' && b <= 'z'
              || b >= 'A' && b <= 'Z'
              || b >= '0' && b <= '9'
              || "-._~".indexOf(b) >= 0
              || b > 0 && kept.indexOf(b) >= 0;
      encoded.append(plain ? String.valueOf((char) b) : String.format("%%%02X", b));
    }
    return encoded.toString();
  }

  @Override
  public String toString() {
    return text();
  }
}
