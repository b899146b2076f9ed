package io.github.parquetjdbc.store.s3;

import io.github.parquetjdbc.reader.store.StoreAccessException;
import io.github.parquetjdbc.reader.store.StoreAccessException.Kind;
import io.github.parquetjdbc.store.http.HttpTransport;
import java.io.IOException;
import java.time.Clock;
import java.util.Map;

/**
 * Looks for credentials where Amazon's own tools do, in their order: options, the JVM's properties,
 * the environment, a web identity, profiles, the container, the machine. What was found is kept
 * until it is about to expire. Thread-safe.
 */
final class CredentialsChain {

  private final S3Settings settings;
  private final Environment environment;
  private final Clock clock;
  private final TemporaryCredentials temporary;
  private Credentials found;

  CredentialsChain(S3Settings settings, Environment environment) {
    this(
        settings,
        environment,
        Clock.systemUTC(),
        new TemporaryCredentials(environment, new HttpTransport(TemporaryCredentials.SETTINGS)));
  }

  CredentialsChain(
      S3Settings settings, Environment environment, Clock clock, TemporaryCredentials temporary) {
    this.settings = settings;
    this.environment = environment;
    this.clock = clock;
    this.temporary = temporary;
  }

  /**
   * The credentials, or {@code null} where requests are to be anonymous.
   *
   * @throws StoreAccessException NOT_AUTHENTICATED where there are none
   */
  synchronized Credentials credentials() throws IOException {
    if (settings.identity() == S3Settings.Identity.ANONYMOUS) {
      return null;
    }
    if (found == null || found.isOld(clock.instant())) {
      found = search();
    }
    return found;
  }

  /** Lets the next request look again: what was found was refused. */
  synchronized void forget() {
    found = null;
  }

  private Credentials search() throws IOException {
    if (settings.given() != null) {
      return settings.given();
    }
    Map<String, String> properties = environment.properties();
    if (properties.containsKey("aws.accessKeyId")
        && properties.containsKey("aws.secretAccessKey")) {
      return new Credentials(
          properties.get("aws.accessKeyId"),
          properties.get("aws.secretAccessKey"),
          properties.get("aws.sessionToken"),
          null);
    }
    // Who names a profile means it, whatever else there is.
    Credentials result = settings.profile() != null ? ofProfile() : ofEnvironment();
    if (result == null && settings.profile() == null) {
      result = ofProfile();
    }
    if (result == null) {
      result = temporary.ofContainer();
    }
    if (result == null) {
      result = temporary.ofMachine();
    }
    if (result == null) {
      throw new StoreAccessException(
          Kind.NOT_AUTHENTICATED,
          "no S3 credentials: there are none in the options s3.accessKey and s3.secretKey, the"
              + " environment, profiles, the container or the machine; for a public bucket say"
              + " s3.anonymous=true",
          null);
    }
    return result;
  }

  private Credentials ofEnvironment() throws IOException {
    String access = environment.variable("AWS_ACCESS_KEY_ID");
    String secret = environment.variable("AWS_SECRET_ACCESS_KEY");
    if (access != null && secret != null) {
      return new Credentials(access, secret, environment.variable("AWS_SESSION_TOKEN"), null);
    }
    return temporary.ofWebIdentity(settings.region());
  }

  private Credentials ofProfile() throws IOException {
    ProfileFiles files = new ProfileFiles(environment, settings.profile());
    Map<String, String> values = files.values();
    String access = values.get("aws_access_key_id");
    String secret = values.get("aws_secret_access_key");
    if (access != null && secret != null) {
      return new Credentials(access, secret, values.get("aws_session_token"), null);
    }
    if (!values.isEmpty() && settings.profile() != null) {
      throw new StoreAccessException(
          Kind.NOT_AUTHENTICATED,
          "profile "
              + files.profile()
              + " holds no access key; roles, single sign-on and processes are not supported:"
              + " export their keys to the environment",
          null);
    }
    if (values.isEmpty() && settings.profile() != null) {
      throw new StoreAccessException(
          Kind.NOT_AUTHENTICATED, "there is no profile " + files.profile(), null);
    }
    return null;
  }
}
