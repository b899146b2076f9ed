package io.github.parquetjdbc.store.s3;

import io.github.parquetjdbc.reader.store.StoreAccessException;
import io.github.parquetjdbc.reader.store.StoreAccessException.Kind;
import io.github.parquetjdbc.store.http.Answer;
import io.github.parquetjdbc.store.http.HttpTransport;
import io.github.parquetjdbc.store.http.Request;
import io.github.parquetjdbc.store.http.Signer;
import io.github.parquetjdbc.store.http.Tail;
import java.io.IOException;
import java.net.URI;
import java.nio.file.NoSuchFileException;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Asks an S3 store, in the bucket's region, which it finds out where nobody names it. */
final class S3Client {

  /** Of one page of a listing: a thousand keys of a kilobyte, percent-encoded, with their XML. */
  static final int MAX_PAGE = 1 << 23;

  private static final String STANDARD_REGION = "us-east-1";
  private static final Set<String> EXPIRED =
      Set.of("ExpiredToken", "TokenRefreshRequired", "RequestExpired");
  private static final Set<String> BAD_CREDENTIALS =
      Set.of(
          "InvalidAccessKeyId",
          "SignatureDoesNotMatch",
          "InvalidToken",
          "InvalidSecurity",
          "AuthFailure",
          "RequestTimeTooSkewed");

  private final S3Settings settings;
  private final HttpTransport transport;
  private final CredentialsChain credentials;
  private volatile String region;

  S3Client(
      S3Settings settings,
      HttpTransport transport,
      CredentialsChain credentials,
      Environment environment)
      throws IOException {
    this.settings = settings;
    this.transport = transport;
    this.credentials = credentials;
    region = region(settings, environment);
  }

  HttpTransport transport() {
    return transport;
  }

  private static String region(S3Settings settings, Environment environment) throws IOException {
    if (settings.region() != null) {
      return settings.region();
    }
    for (String named :
        new String[] {
          environment.properties().get("aws.region"),
          environment.variable("AWS_REGION"),
          environment.variable("AWS_DEFAULT_REGION"),
          new ProfileFiles(environment, settings.profile()).values().get("region")
        }) {
      if (named != null) {
        return named;
      }
    }
    return STANDARD_REGION;
  }

  /**
   * The bytes of an object that headers ask for; the answer may be 304, 412 or 416 too.
   *
   * @param expected bytes, or -1 where that is open
   */
  Answer get(S3Path path, Map<String, String> headers, int expected) throws IOException {
    return ask(path, path.key(), Map.of(), headers, expected, Tail.LENGTH);
  }

  /** A page of a listing of the bucket, as XML. */
  byte[] list(S3Path path, Map<String, String> parameters) throws IOException {
    return ask(path, "", parameters, Map.of(), -1, MAX_PAGE).body();
  }

  private Answer ask(
      S3Path path,
      String key,
      Map<String, String> parameters,
      Map<String, String> headers,
      int expected,
      int maxBody)
      throws IOException {
    String asked = region;
    Answer answer = send(path, key, parameters, headers, expected, maxBody);
    String actual = answer.header("x-amz-bucket-region");
    boolean elsewhere = answer.status() == 301 || answer.status() == 307 || answer.status() == 400;
    if (elsewhere && actual != null && !actual.equals(asked) && settings.region() == null) {
      region = actual;
      answer = send(path, key, parameters, headers, expected, maxBody);
    }
    if (answer.status() == 403 && EXPIRED.contains(code(answer))) {
      credentials.forget();
      answer = send(path, key, parameters, headers, expected, maxBody);
    }
    check(path, answer);
    return answer;
  }

  private Answer send(
      S3Path path,
      String key,
      Map<String, String> parameters,
      Map<String, String> headers,
      int expected,
      int maxBody)
      throws IOException {
    Map<String, String> all = new TreeMap<>(headers);
    if (settings.payer() == S3Settings.Payer.REQUESTER) {
      all.put("x-amz-request-payer", "requester");
    }
    URI uri = uri(path.bucket(), key, parameters);
    // Errors come with a text of their own.
    int max = Math.max(maxBody, 1 << 16);
    Request request = new Request("GET", uri, path.text(), all, expected, max);
    String signedFor = region;
    Signer signer =
        signed -> {
          Credentials current = credentials.credentials();
          return current == null
              ? Map.of()
              : SignatureV4.headers(signed, current, signedFor, Instant.now());
        };
    return transport.sendHere(request, signer);
  }

  private URI uri(String bucket, String key, Map<String, String> parameters) {
    StringBuilder query = new StringBuilder();
    for (Map.Entry<String, String> parameter : new TreeMap<>(parameters).entrySet()) {
      query.append(query.length() == 0 ? '?' : '&');
      query.append(S3Path.encoded(parameter.getKey(), "")).append('=');
      query.append(S3Path.encoded(parameter.getValue(), ""));
    }
    URI endpoint =
        settings.endpoint() != null ? settings.endpoint() : URI.create("https://" + host());
    String authority = endpoint.getRawAuthority();
    String base = endpoint.getRawPath();
    if (isPathStyle(bucket)) {
      base += "/" + bucket;
    } else {
      authority = bucket + "." + authority;
    }
    return URI.create(
        endpoint.getScheme() + "://" + authority + base + "/" + S3Path.encoded(key, "/") + query);
  }

  private String host() {
    return "s3." + region + (region.startsWith("cn-") ? ".amazonaws.com.cn" : ".amazonaws.com");
  }

  private boolean isPathStyle(String bucket) {
    return switch (settings.pathStyle()) {
      case TRUE -> true;
      case FALSE -> false;
      // Certificates of Amazon's are for names without further dots; host names are lower case.
      case AUTO ->
          settings.endpoint() != null || bucket.indexOf('.') >= 0 || !bucket.matches("[a-z0-9-]+");
    };
  }

  private void check(S3Path path, Answer answer) throws IOException {
    int status = answer.status();
    if (status < 300 || status == 304 || status == 412 || status == 416) {
      return;
    }
    String code = code(answer);
    String where = path.text() + ": ";
    if (code.equals("NoSuchBucket")) {
      throw failure(Kind.NO_SUCH_BUCKET, where + "there is no bucket " + path.bucket());
    }
    if (status == 404) {
      throw new NoSuchFileException(path.text(), null, "there is no such object");
    }
    String actual = answer.header("x-amz-bucket-region");
    if (status == 301
        || status == 307
        || code.equals("AuthorizationHeaderMalformed")
        || code.equals("IllegalLocationConstraintException")) {
      throw failure(
          Kind.WRONG_REGION,
          where
              + "bucket "
              + path.bucket()
              + " is not in region "
              + region
              + (actual == null ? "; name its own with s3.region" : " but in " + actual));
    }
    if (EXPIRED.contains(code)) {
      throw failure(Kind.NOT_AUTHENTICATED, where + "the credentials have expired: renew them");
    }
    if (BAD_CREDENTIALS.contains(code)) {
      throw failure(
          Kind.NOT_AUTHENTICATED,
          where + "the store does not accept the credentials (" + code + ")");
    }
    if (status == 403 || status == 401) {
      boolean anonymous = settings.identity() == S3Settings.Identity.ANONYMOUS;
      throw failure(
          Kind.FORBIDDEN,
          where
              + "access to bucket "
              + path.bucket()
              + " is denied"
              + (anonymous
                  ? " to anonymous requests"
                  : "; the credentials need s3:ListBucket and s3:GetObject there"));
    }
    throw failure(
        status == 429 || status >= 500 ? Kind.UNAVAILABLE : Kind.PROTOCOL,
        where + "the store answers with status " + status + (code.isEmpty() ? "" : ", " + code));
  }

  private static StoreAccessException failure(Kind kind, String message) {
    return new StoreAccessException(kind, message, null);
  }

  /** The store's word for what is wrong, or nothing. */
  private static String code(Answer answer) {
    try {
      for (XmlText.Group group : XmlText.groups(answer.body())) {
        String code = group.text("Code");
        if (code != null && code.matches("\\w{1,64}")) {
          return code;
        }
      }
    } catch (IOException e) {
      return "";
    }
    return "";
  }
}
