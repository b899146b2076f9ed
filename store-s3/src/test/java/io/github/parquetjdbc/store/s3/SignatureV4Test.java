package io.github.parquetjdbc.store.s3;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.store.http.Request;
import java.net.URI;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The signatures that Amazon's documentation computes by way of example. */
class SignatureV4Test {

  private static final Credentials CREDENTIALS =
      new Credentials(
          "AKIAIOSFODNN7EXAMPLE", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", null, null);
  private static final Instant TIME = Instant.parse("2013-05-24T00:00:00Z");

  private static String signature(String uri) {
    Request request = Request.get(URI.create(uri), "example", Map.of());
    String header =
        SignatureV4.headers(request, CREDENTIALS, "us-east-1", TIME).get("Authorization");
    return header.substring(header.lastIndexOf('=') + 1);
  }

  @Test
  void listingObjects() {
    assertEquals(
        "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
        signature("https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J"));
  }

  @Test
  void aBucketsLifecycle() {
    assertEquals(
        "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
        signature("https://examplebucket.s3.amazonaws.com/?lifecycle="));
  }
}
