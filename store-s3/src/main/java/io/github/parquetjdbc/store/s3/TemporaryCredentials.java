package io.github.parquetjdbc.store.s3;

import io.github.parquetjdbc.reader.store.StoreAccessException;
import io.github.parquetjdbc.reader.store.StoreAccessException.Kind;
import io.github.parquetjdbc.store.http.Answer;
import io.github.parquetjdbc.store.http.HttpSettings;
import io.github.parquetjdbc.store.http.HttpTransport;
import io.github.parquetjdbc.store.http.Request;
import io.github.parquetjdbc.store.http.Signer;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Credentials that services give for some hours. Nobody else asks the services' addresses. */
final class TemporaryCredentials {

  /**
   * Where no machine answers, that is no reason to wait: two seconds in all, as these are asked one
   * after the other.
   */
  static final HttpSettings SETTINGS =
      new HttpSettings(Duration.ofSeconds(1), Duration.ofSeconds(1), 0, 4, Map.of(), true);

  private static final String CONTAINER = "http://169.254.170.2";
  private static final String MACHINE = "http://169.254.169.254";
  private static final Pattern MEMBER =
      Pattern.compile("\"(\\w+)\"\\s*:\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");

  private final Environment environment;
  private final HttpTransport transport;

  TemporaryCredentials(Environment environment, HttpTransport transport) {
    this.environment = environment;
    this.transport = transport;
  }

  /** Of the role of a container, or {@code null} where there is none. */
  Credentials ofContainer() throws IOException {
    String relative = environment.variable("AWS_CONTAINER_CREDENTIALS_RELATIVE_URI");
    String full = environment.variable("AWS_CONTAINER_CREDENTIALS_FULL_URI");
    if (relative == null && full == null) {
      return null;
    }
    URI uri = URI.create(relative != null ? CONTAINER + relative : full);
    checkContainer(uri);
    Map<String, String> headers = new HashMap<>();
    String token = environment.variable("AWS_CONTAINER_AUTHORIZATION_TOKEN");
    String file = environment.variable("AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE");
    if (file != null) {
      token = Files.readString(Path.of(file), StandardCharsets.UTF_8).strip();
    }
    if (token != null) {
      headers.put("Authorization", token);
    }
    Answer answer =
        transport.sendHere(Request.get(uri, "container credentials", headers), Signer.NONE);
    return ofJson(answer, "container credentials");
  }

  /** Tokens go encrypted, or no further than the machine and what surrounds it. */
  private static void checkContainer(URI uri) throws IOException {
    InetAddress address = InetAddress.getByName(uri.getHost());
    if (!"https".equalsIgnoreCase(uri.getScheme())
        && !address.isLoopbackAddress()
        && !address.isLinkLocalAddress()) {
      throw new IOException("AWS_CONTAINER_CREDENTIALS_FULL_URI is neither https nor local");
    }
  }

  /** Of the role of the machine, or {@code null} where it is none of Amazon's, or has none. */
  Credentials ofMachine() throws IOException {
    if ("true".equalsIgnoreCase(environment.variable("AWS_EC2_METADATA_DISABLED"))) {
      return null;
    }
    String base = environment.variable("AWS_EC2_METADATA_SERVICE_ENDPOINT");
    URI service = URI.create(base == null ? MACHINE : base);
    try {
      Answer token =
          transport.sendHere(
              new Request(
                  "PUT",
                  service.resolve("/latest/api/token"),
                  "machine credentials",
                  Map.of("X-aws-ec2-metadata-token-ttl-seconds", "21600"),
                  -1,
                  1 << 16),
              Signer.NONE);
      if (token.status() != 200) {
        return null;
      }
      Map<String, String> headers = Map.of("X-aws-ec2-metadata-token", text(token));
      URI roles = service.resolve("/latest/meta-data/iam/security-credentials/");
      Answer role =
          transport.sendHere(Request.get(roles, "machine credentials", headers), Signer.NONE);
      if (role.status() != 200 || text(role).isBlank()) {
        return null;
      }
      URI uri = roles.resolve(S3Path.encoded(text(role).split("\\R")[0].strip(), ""));
      return ofJson(
          transport.sendHere(Request.get(uri, "machine credentials", headers), Signer.NONE),
          "machine credentials");
    } catch (InterruptedIOException e) {
      throw e;
    } catch (IOException e) {
      // Nobody is there, as on most machines.
      return null;
    }
  }

  /**
   * Of a role that a token in a file stands for, as in Kubernetes, or {@code null} where there is
   * no such file.
   *
   * @param region {@code null} where none was named
   */
  Credentials ofWebIdentity(String region) throws IOException {
    String file = environment.variable("AWS_WEB_IDENTITY_TOKEN_FILE");
    String role = environment.variable("AWS_ROLE_ARN");
    if (file == null || role == null) {
      return null;
    }
    String named = region != null ? region : environment.variable("AWS_REGION");
    String endpoint = environment.variable("AWS_ENDPOINT_URL_STS");
    String host =
        endpoint != null
            ? endpoint
            : "https://sts." + (named == null ? "" : named + ".") + "amazonaws.com";
    String session = environment.variable("AWS_ROLE_SESSION_NAME");
    String query =
        "Action=AssumeRoleWithWebIdentity&Version=2011-06-15&RoleArn="
            + S3Path.encoded(role, "")
            + "&RoleSessionName="
            + S3Path.encoded(session == null ? "parquet-jdbc" : session, "")
            + "&WebIdentityToken="
            + S3Path.encoded(Files.readString(Path.of(file), StandardCharsets.UTF_8).strip(), "");
    Answer answer =
        transport.sendHere(
            Request.get(URI.create(host + "/?" + query), "web identity credentials", Map.of()),
            Signer.NONE);
    if (answer.status() == 200) {
      for (XmlText.Group group : XmlText.groups(answer.body())) {
        if (group.name().equals("Credentials")) {
          return new Credentials(
              group.text("AccessKeyId"),
              group.text("SecretAccessKey"),
              group.text("SessionToken"),
              instant(group.text("Expiration")));
        }
      }
    }
    throw refused("web identity credentials", answer);
  }

  private static Credentials ofJson(Answer answer, String place) throws IOException {
    Map<String, String> members = new HashMap<>();
    Matcher matcher = MEMBER.matcher(text(answer));
    while (matcher.find()) {
      members.putIfAbsent(matcher.group(1), matcher.group(2).replaceAll("\\\\(.)", "$1"));
    }
    if (answer.status() != 200
        || !members.keySet().containsAll(List.of("AccessKeyId", "SecretAccessKey"))) {
      throw refused(place, answer);
    }
    return new Credentials(
        members.get("AccessKeyId"),
        members.get("SecretAccessKey"),
        members.get("Token"),
        instant(members.get("Expiration")));
  }

  private static StoreAccessException refused(String place, Answer answer) {
    return new StoreAccessException(
        Kind.NOT_AUTHENTICATED,
        place + ": the service answers with status " + answer.status(),
        null);
  }

  private static Instant instant(String text) {
    try {
      return text == null ? null : Instant.parse(text);
    } catch (DateTimeException e) {
      return null;
    }
  }

  private static String text(Answer answer) {
    return new String(answer.body(), StandardCharsets.UTF_8);
  }
}
