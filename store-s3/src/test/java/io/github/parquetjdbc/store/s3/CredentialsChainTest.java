package io.github.parquetjdbc.store.s3;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import io.github.parquetjdbc.reader.store.StoreAccessException;
import io.github.parquetjdbc.reader.store.StoreOptions;
import io.github.parquetjdbc.store.http.HttpTransport;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Where credentials are looked for, in which order. */
@Timeout(30)
class CredentialsChainTest {

  private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
  private static final String JSON =
      """
      {"Code": "Success", "AccessKeyId" : "AK-%s", "SecretAccessKey" : "a\\/b",
       "Token" : "T", "Expiration" : "2026-01-01T06:00:00Z"}
      """;

  @TempDir private Path home;

  private final Map<String, String> variables = new HashMap<>();
  private final Map<String, String> properties = new HashMap<>();
  private final Map<String, String> options = new HashMap<>();
  private final List<String> requests = Collections.synchronizedList(new ArrayList<>());
  private HttpServer services;
  private Instant now = NOW;

  @BeforeEach
  void start() throws IOException {
    services = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    serve("/latest/api/token", "session");
    serve("/latest/meta-data/iam/security-credentials/", "the-role");
    serve("/latest/meta-data/iam/security-credentials/the-role", JSON.formatted("machine"));
    serve("/container", JSON.formatted("container"));
    serve(
        "/sts",
        """
        <AssumeRoleWithWebIdentityResponse><AssumeRoleWithWebIdentityResult><Credentials>
        <AccessKeyId>AK-web</AccessKeyId><SecretAccessKey>S</SecretAccessKey>
        <SessionToken>T</SessionToken><Expiration>2026-01-01T01:00:00Z</Expiration></Credentials>
        </AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>
        """);
    services.start();
    variables.put("AWS_EC2_METADATA_DISABLED", "true");
  }

  @AfterEach
  void stop() {
    services.stop(0);
  }

  private void serve(String path, String answer) {
    services.createContext(
        path,
        exchange -> {
          requests.add(
              exchange.getRequestMethod()
                  + " "
                  + exchange.getRequestURI().getPath()
                  + " "
                  + exchange.getRequestHeaders().getFirst("X-aws-ec2-metadata-token")
                  + " "
                  + exchange.getRequestHeaders().getFirst("Authorization"));
          byte[] body = answer.getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(200, body.length);
          exchange.getResponseBody().write(body);
          exchange.close();
        });
  }

  private String url(String path) {
    return "http://127.0.0.1:" + services.getAddress().getPort() + path;
  }

  private CredentialsChain chain() throws IOException {
    Environment environment = new Environment(variables, properties, home);
    Clock clock =
        new Clock() {
          @Override
          public ZoneOffset getZone() {
            return ZoneOffset.UTC;
          }

          @Override
          public Clock withZone(java.time.ZoneId zone) {
            return this;
          }

          @Override
          public Instant instant() {
            return now;
          }
        };
    return new CredentialsChain(
        S3Settings.of(new StoreOptions(options)),
        environment,
        clock,
        new TemporaryCredentials(environment, new HttpTransport(TemporaryCredentials.SETTINGS)));
  }

  private void assertFound(String accessKey) throws IOException {
    assertEquals(accessKey, chain().credentials().accessKey());
  }

  private void profiles(String credentials, String config) throws IOException {
    Files.createDirectories(home.resolve(".aws"));
    Files.writeString(home.resolve(".aws/credentials"), credentials);
    Files.writeString(home.resolve(".aws/config"), config);
  }

  @Test
  void theNearestOfSeveralPlacesIsTaken() throws IOException {
    variables.remove("AWS_EC2_METADATA_DISABLED");
    variables.put("AWS_EC2_METADATA_SERVICE_ENDPOINT", url("/"));
    assertFound("AK-machine");
    variables.put("AWS_CONTAINER_CREDENTIALS_FULL_URI", url("/container"));
    assertFound("AK-container");
    profiles("[default]\naws_access_key_id = AK-profile\naws_secret_access_key=S", "");
    assertFound("AK-profile");
    Path token = Files.writeString(home.resolve("token"), "the token\n");
    variables.put("AWS_WEB_IDENTITY_TOKEN_FILE", token.toString());
    variables.put("AWS_ROLE_ARN", "arn:aws:iam::1:role/x");
    variables.put("AWS_ENDPOINT_URL_STS", url("/sts"));
    assertFound("AK-web");
    variables.put("AWS_ACCESS_KEY_ID", "AK-environment");
    variables.put("AWS_SECRET_ACCESS_KEY", "S");
    assertFound("AK-environment");
    properties.put("aws.accessKeyId", "AK-property");
    properties.put("aws.secretAccessKey", "S");
    assertFound("AK-property");
    options.put("s3.accessKey", "AK-option");
    options.put("s3.secretKey", "S");
    assertFound("AK-option");
    options.put("s3.anonymous", "true");
    assertNull(chain().credentials());
  }

  @Test
  void aProfileThatIsNamedIsMeant() throws IOException {
    variables.put("AWS_ACCESS_KEY_ID", "AK-environment");
    variables.put("AWS_SECRET_ACCESS_KEY", "S");
    profiles(
        "# keys\n[other]\naws_access_key_id=AK-other\naws_secret_access_key=S\n[empty]\nx=y\n",
        "[profile third]\naws_access_key_id=AK-third\naws_secret_access_key=S\n");
    options.put("s3.profile", "other");
    assertFound("AK-other");
    options.put("s3.profile", "third");
    assertFound("AK-third");
    for (String profile : List.of("empty", "nowhere")) {
      options.put("s3.profile", profile);
      StoreAccessException error =
          assertThrows(StoreAccessException.class, () -> chain().credentials());
      assertTrue(error.getMessage().contains(profile), error.getMessage());
    }
    variables.remove("AWS_ACCESS_KEY_ID");
    variables.put("AWS_PROFILE", "other");
    options.remove("s3.profile");
    assertFound("AK-other");
  }

  @Test
  void theMachineIsAskedWithATokenOfItsOwn() throws IOException {
    variables.remove("AWS_EC2_METADATA_DISABLED");
    variables.put("AWS_EC2_METADATA_SERVICE_ENDPOINT", url("/"));
    Credentials found = chain().credentials();
    assertEquals("a/b", found.secretKey());
    assertEquals("T", found.token());
    assertEquals(
        List.of(
            "PUT /latest/api/token null null",
            "GET /latest/meta-data/iam/security-credentials/ session null",
            "GET /latest/meta-data/iam/security-credentials/the-role session null"),
        requests);
  }

  @Test
  void theContainersTokenIsSent() throws IOException {
    variables.put("AWS_CONTAINER_CREDENTIALS_FULL_URI", url("/container"));
    variables.put("AWS_CONTAINER_AUTHORIZATION_TOKEN", "secret token");
    assertFound("AK-container");
    assertEquals(List.of("GET /container null secret token"), requests);
    variables.put("AWS_CONTAINER_CREDENTIALS_FULL_URI", "http://192.0.2.1/container");
    assertThrows(IOException.class, () -> chain().credentials());
  }

  @Test
  void credentialsAreKeptUntilTheyAreAboutToExpire() throws IOException {
    variables.put("AWS_CONTAINER_CREDENTIALS_FULL_URI", url("/container"));
    CredentialsChain chain = chain();
    chain.credentials();
    now = NOW.plusSeconds(5 * 3600);
    chain.credentials();
    assertEquals(1, requests.size());
    now = NOW.plusSeconds(6 * 3600 - 60);
    chain.credentials();
    assertEquals(2, requests.size());
    chain.forget();
    chain.credentials();
    assertEquals(3, requests.size());
  }

  @Test
  void withoutAnyTheMessageSaysWhereTheyMayBeGiven() {
    StoreAccessException error =
        assertThrows(StoreAccessException.class, () -> chain().credentials());
    assertEquals(StoreAccessException.Kind.NOT_AUTHENTICATED, error.kind());
    assertTrue(error.getMessage().contains("s3.anonymous=true"), error.getMessage());
  }

  @Test
  void nothingOfThemIsShown() throws IOException {
    options.put("s3.accessKey", "AK");
    options.put("s3.secretKey", "hidden");
    String told = chain().credentials() + " " + S3Settings.of(new StoreOptions(options)) + chain();
    assertFalse(told.contains("hidden"), told);
  }
}
