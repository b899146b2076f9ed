package io.github.parquetjdbc.store.http;

import io.github.parquetjdbc.reader.store.StoreAccessException;
import io.github.parquetjdbc.reader.store.StoreAccessException.Kind;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import javax.net.ssl.SSLException;

/**
 * Sends requests: a bounded number at once, again after failures that may pass, and to where
 * redirects lead, without the headers that are meant for the first host. A thread that waits for an
 * answer and is interrupted gives the request up. Thread-safe.
 */
public final class HttpTransport {

  /** Failures of servers and of load balancers before them, and their asking for patience. */
  private static final Set<Integer> PASSING = Set.of(408, 425, 429, 500, 502, 503, 504, 509);

  private static final Set<Integer> REDIRECTS = Set.of(301, 302, 303, 307, 308);
  private static final int MAX_REDIRECTS = 5;
  private static final long FIRST_PAUSE_MILLIS = 100;
  private static final long MAX_PAUSE_MILLIS = 10_000;
  private static final long LOOK_MILLIS = 250;

  private final HttpSettings settings;
  private final HttpClient client;
  private final Semaphore slots;
  private final Fetches fetches;

  public HttpTransport(HttpSettings settings) {
    this.settings = settings;
    client =
        HttpClient.newBuilder()
            .connectTimeout(settings.connectTimeout())
            .followRedirects(HttpClient.Redirect.NEVER)
            // A connection a request in flight: stalls of one do not hold up the others.
            .version(HttpClient.Version.HTTP_1_1)
            .build();
    slots = new Semaphore(settings.maxRequests());
    fetches = new Fetches(settings.maxRequests());
  }

  Fetches fetches() {
    return fetches;
  }

  /**
   * The answer to a request, whatever its status, after all attempts.
   *
   * @throws StoreAccessException where there is none
   * @throws InterruptedIOException where the thread was interrupted; it is still
   */
  public Answer send(Request request, Signer signer) throws IOException {
    checkSecure(request.uri());
    Request target = request;
    Answer answer = attempts(target, signer, request.uri());
    for (int hops = 0; REDIRECTS.contains(answer.status()); hops++) {
      String location = answer.header("location");
      if (location == null) {
        return answer;
      }
      if (hops == MAX_REDIRECTS) {
        throw failure(Kind.PROTOCOL, request, "redirects without end", null);
      }
      URI next = target.uri().resolve(location);
      checkRedirect(request, next);
      target = target.to(next);
      answer = attempts(target, signer, request.uri());
    }
    return answer;
  }

  /** The same, but a redirect is an answer like any other. */
  public Answer sendHere(Request request, Signer signer) throws IOException {
    checkSecure(request.uri());
    return attempts(request, signer, request.uri());
  }

  private Answer attempts(Request request, Signer signer, URI origin) throws IOException {
    for (int attempt = 0; ; attempt++) {
      boolean last = attempt >= settings.retries();
      try {
        Answer answer = attempt(request, isSameHost(origin, request.uri()) ? signer : null);
        if (last || !PASSING.contains(answer.status())) {
          return answer;
        }
        pause(attempt, answer.header("retry-after"));
      } catch (InterruptedIOException e) {
        throw e;
      } catch (IOException e) {
        if (last || e instanceof StoreAccessException || e instanceof SSLException) {
          throw explained(request, e);
        }
        pause(attempt, null);
      }
    }
  }

  /**
   * @param signer {@code null} where the host is another than the one that was asked for
   */
  private Answer attempt(Request request, Signer signer) throws IOException {
    HttpRequest.Builder builder = HttpRequest.newBuilder(request.uri());
    builder.method(request.method(), HttpRequest.BodyPublishers.noBody());
    request.headers().forEach(builder::setHeader);
    if (signer != null) {
      settings.headers().forEach(builder::setHeader);
      for (Map.Entry<String, String> header : signer.headers(request).entrySet()) {
        builder.setHeader(header.getKey(), header.getValue());
      }
    }
    AtomicLong progress = new AtomicLong(System.nanoTime());
    acquire(request);
    try {
      CompletableFuture<HttpResponse<byte[]>> answer =
          client.sendAsync(
              builder.build(),
              info ->
                  new BoundedBody(
                      request.place(),
                      info.headers().firstValueAsLong("content-length").orElse(-1),
                      info.statusCode() == 206 && request.expected() >= 0
                          ? request.expected()
                          : request.maxBody(),
                      progress));
      return checked(request, await(request, answer, progress));
    } finally {
      slots.release();
    }
  }

  private void acquire(Request request) throws InterruptedIOException {
    try {
      slots.acquire();
    } catch (InterruptedException e) {
      throw interrupted(request, e);
    }
  }

  private HttpResponse<byte[]> await(
      Request request, CompletableFuture<HttpResponse<byte[]>> answer, AtomicLong progress)
      throws IOException {
    while (true) {
      try {
        return answer.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        if (System.nanoTime() - progress.get() > settings.idleTimeout().toNanos()) {
          answer.cancel(true);
          throw new HttpTimeoutException(
              "nothing came for " + settings.idleTimeout().toSeconds() + " s");
        }
      } catch (InterruptedException e) {
        answer.cancel(true);
        throw interrupted(request, e);
      } catch (ExecutionException | CancellationException e) {
        throw cause(e);
      }
    }
  }

  /** The client wraps what body subscribers throw. */
  private static IOException cause(Exception error) {
    for (Throwable cause = error; cause != null; cause = cause.getCause()) {
      if (cause instanceof StoreAccessException || cause instanceof SSLException) {
        return (IOException) cause;
      }
    }
    Throwable cause = error instanceof ExecutionException ? error.getCause() : error;
    return cause instanceof IOException io ? io : new IOException(cause.toString(), cause);
  }

  private static Answer checked(Request request, HttpResponse<byte[]> response) throws IOException {
    if (response.statusCode() == 206
        && request.expected() >= 0
        && response.body().length != request.expected()) {
      throw new IOException(
          response.body().length + " bytes came where " + request.expected() + " were asked for");
    }
    return new Answer(response.statusCode(), response.headers(), response.body());
  }

  private static InterruptedIOException interrupted(Request request, InterruptedException cause) {
    Thread.currentThread().interrupt();
    InterruptedIOException interrupted =
        new InterruptedIOException(request.place() + ": the request was interrupted");
    interrupted.initCause(cause);
    return interrupted;
  }

  private static void pause(int attempt, String retryAfter) throws InterruptedIOException {
    long millis = Math.min(MAX_PAUSE_MILLIS, FIRST_PAUSE_MILLIS << Math.min(attempt, 10));
    millis = millis / 2 + ThreadLocalRandom.current().nextLong(millis);
    if (retryAfter != null && retryAfter.matches("\\d{1,4}")) {
      millis = Math.min(MAX_PAUSE_MILLIS, 1000L * Integer.parseInt(retryAfter));
    }
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted before a request was repeated");
    }
  }

  private static boolean isSameHost(URI one, URI other) {
    return one.getScheme().equalsIgnoreCase(other.getScheme())
        && one.getAuthority().equalsIgnoreCase(other.getAuthority());
  }

  private void checkSecure(URI uri) throws IOException {
    if (!uri.getScheme().equalsIgnoreCase("https")
        && !settings.insecure()
        && !isLoopback(uri.getHost())) {
      throw new IOException(
          "http://"
              + uri.getHost()
              + " is not encrypted: use https, or allow it with http.allowInsecure=true");
    }
  }

  /** A redirect must lead neither to what is less safe nor to this machine or its surroundings. */
  private void checkRedirect(Request request, URI next) throws IOException {
    boolean web =
        "https".equalsIgnoreCase(next.getScheme()) || "http".equalsIgnoreCase(next.getScheme());
    boolean lessSafe =
        request.uri().getScheme().equalsIgnoreCase("https")
            && !"https".equalsIgnoreCase(next.getScheme());
    if (!web || lessSafe || next.getHost() == null) {
      throw failure(Kind.PROTOCOL, request, "is redirected to what is no https URL", null);
    }
    if (isLocal(next.getHost()) && !isLoopback(request.uri().getHost())) {
      throw failure(Kind.PROTOCOL, request, "is redirected to an address of this machine", null);
    }
    checkSecure(next);
  }

  private static boolean isLoopback(String host) {
    try {
      return host != null && InetAddress.getByName(host).isLoopbackAddress();
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean isLocal(String host) {
    try {
      InetAddress address = InetAddress.getByName(host);
      return address.isLoopbackAddress()
          || address.isLinkLocalAddress()
          || address.isAnyLocalAddress();
    } catch (IOException e) {
      return false;
    }
  }

  private static IOException explained(Request request, IOException error) {
    String host = request.uri().getHost();
    if (error instanceof StoreAccessException) {
      return error;
    }
    if (error instanceof SSLException) {
      return failure(
          Kind.TLS, request, "no secure connection to " + host + ": " + error.getMessage(), error);
    }
    if (error instanceof HttpTimeoutException) {
      return failure(
          Kind.TIMED_OUT, request, host + " does not answer: " + error.getMessage(), error);
    }
    boolean unreachable =
        error instanceof ConnectException || error.getCause() instanceof UnresolvedAddressException;
    return failure(
        Kind.UNAVAILABLE,
        request,
        (unreachable ? "no connection to " + host : "the connection to " + host + " broke")
            + (error.getMessage() == null ? "" : ": " + error.getMessage()),
        error);
  }

  private static StoreAccessException failure(
      Kind kind, Request request, String what, Throwable cause) {
    return new StoreAccessException(kind, request.place() + ": " + what, cause);
  }
}
