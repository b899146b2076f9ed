package io.github.parquetjdbc.store.s3;

import io.github.parquetjdbc.store.http.Request;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Amazon's signature, version 4, of requests without a body. It covers the method, the address and
 * the headers {@code host} and {@code x-amz-*}; ranges and conditions are left out, which is
 * allowed.
 */
final class SignatureV4 {

  private static final String ALGORITHM = "AWS4-HMAC-SHA256";
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);

  private SignatureV4() {}

  /**
   * Headers to be added.
   *
   * @param request whose address is encoded as S3 wants it: each byte but unreserved characters and
   *     slashes, and parameters in the order of their names
   */
  static Map<String, String> headers(
      Request request, Credentials credentials, String region, Instant now) {
    String time = TIME.format(now);
    String scope = time.substring(0, 8) + "/" + region + "/s3/aws4_request";
    Map<String, String> added = new LinkedHashMap<>();
    added.put("x-amz-date", time);
    added.put("x-amz-content-sha256", hex(sha256("")));
    if (credentials.token() != null) {
      added.put("x-amz-security-token", credentials.token());
    }
    Map<String, String> signed = new TreeMap<>(added);
    request
        .headers()
        .forEach(
            (name, value) -> {
              if (name.startsWith("x-amz-")) {
                signed.put(name, value.strip());
              }
            });
    signed.put("host", host(request.uri()));
    String names = String.join(";", signed.keySet());
    String canonical =
        request.method()
            + "\n"
            + path(request.uri())
            + "\n"
            + (request.uri().getRawQuery() == null ? "" : request.uri().getRawQuery())
            + "\n"
            + signed.entrySet().stream()
                .map(header -> header.getKey() + ":" + header.getValue() + "\n")
                .collect(Collectors.joining())
            + "\n"
            + names
            + "\n"
            + hex(sha256(""));
    String toSign = ALGORITHM + "\n" + time + "\n" + scope + "\n" + hex(sha256(canonical));
    byte[] key = ("AWS4" + credentials.secretKey()).getBytes(StandardCharsets.UTF_8);
    for (String part : scope.split("/")) {
      key = hmac(key, part);
    }
    added.put(
        "Authorization",
        ALGORITHM
            + " Credential="
            + credentials.accessKey()
            + "/"
            + scope
            + ", SignedHeaders="
            + names
            + ", Signature="
            + hex(hmac(key, toSign)));
    Arrays.fill(key, (byte) 0);
    return added;
  }

  private static String path(URI uri) {
    return uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
  }

  private static String host(URI uri) {
    boolean standard =
        uri.getPort() < 0
            || uri.getPort() == (uri.getScheme().equalsIgnoreCase("https") ? 443 : 80);
    return standard ? uri.getHost() : uri.getHost() + ":" + uri.getPort();
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JVM has SHA-256", e);
    }
  }

  private static byte[] hmac(byte[] key, String text) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JVM has HMAC with SHA-256", e);
    }
  }
}
