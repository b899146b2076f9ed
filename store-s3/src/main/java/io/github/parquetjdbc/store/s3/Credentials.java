package io.github.parquetjdbc.store.s3;

import java.time.Instant;

/**
 * Who asks.
 *
 * @param token {@code null} for keys that last
 * @param expiry {@code null} where it is not known
 */
record Credentials(String accessKey, String secretKey, String token, Instant expiry) {

  private static final int EARLY_SECONDS = 300;

  /** Whether they had better be exchanged for others. */
  boolean isOld(Instant now) {
    return expiry != null && now.plusSeconds(EARLY_SECONDS).isAfter(expiry);
  }

  @Override
  public String toString() {
    return "credentials";
  }
}
