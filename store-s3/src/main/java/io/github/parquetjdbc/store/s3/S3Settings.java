package io.github.parquetjdbc.store.s3;

import io.github.parquetjdbc.reader.store.StoreOptions;
import io.github.parquetjdbc.store.http.HttpSettings;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Map;

/**
 * What the options {@code s3.*} say.
 *
 * @param region {@code null} where nothing was said
 * @param endpoint of another store, or {@code null}
 * @param given credentials, or {@code null}
 * @param profile of the configuration files, or {@code null}
 * @param http of the requests
 */
record S3Settings(
    String region,
    URI endpoint,
    PathStyle pathStyle,
    Credentials given,
    Identity identity,
    String profile,
    Payer payer,
    HttpSettings http) {

  /** Where a bucket stands in addresses. */
  enum PathStyle {
    AUTO,
    TRUE,
    FALSE
  }

  /** Whether requests say who asks. */
  enum Identity {
    KNOWN,
    ANONYMOUS
  }

  /** Who pays for requests. */
  enum Payer {
    OWNER,
    REQUESTER
  }

  /**
   * @throws IOException where something makes no sense
   */
  static S3Settings of(StoreOptions options) throws IOException {
    HttpSettings http = HttpSettings.of(options);
    return new S3Settings(
        options.get("s3.region"),
        endpoint(options.get("s3.endpoint")),
        pathStyle(options.get("s3.pathStyle")),
        given(options),
        HttpSettings.flag(options, "s3.anonymous") ? Identity.ANONYMOUS : Identity.KNOWN,
        options.get("s3.profile"),
        HttpSettings.flag(options, "s3.requesterPays") ? Payer.REQUESTER : Payer.OWNER,
        new HttpSettings(
            http.connectTimeout(),
            http.idleTimeout(),
            http.retries(),
            http.maxRequests(),
            Map.of(),
            http.insecure()));
  }

  private static URI endpoint(String text) throws IOException {
    if (text == null) {
      return null;
    }
    try {
      URI uri = new URI(text.endsWith("/") ? text.substring(0, text.length() - 1) : text);
      boolean web =
          "https".equalsIgnoreCase(uri.getScheme()) || "http".equalsIgnoreCase(uri.getScheme());
      if (web && uri.getHost() != null && uri.getUserInfo() == null && uri.getQuery() == null) {
        return uri;
      }
    } catch (URISyntaxException e) {
      throw new IOException("option s3.endpoint must be a URL: " + e.getReason());
    }
    throw new IOException("option s3.endpoint must be a URL such as https://minio.example:9000");
  }

  private static PathStyle pathStyle(String text) throws IOException {
    if (text == null) {
      return PathStyle.AUTO;
    }
    try {
      return PathStyle.valueOf(text.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw new IOException("option s3.pathStyle must be auto, true or false, not " + text, e);
    }
  }

  private static Credentials given(StoreOptions options) throws IOException {
    String access = options.get("s3.accessKey");
    String secret = options.get("s3.secretKey");
    String token = options.get("s3.sessionToken");
    if (access == null && secret == null && token == null) {
      return null;
    }
    if (access == null || secret == null) {
      throw new IOException("options s3.accessKey and s3.secretKey go together");
    }
    return new Credentials(access, secret, token, null);
  }
}
