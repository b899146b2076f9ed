package io.github.parquetjdbc.driver.store;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Serves a folder by ranges, with ETags, and writes down what it is asked. */
final class WebServer implements AutoCloseable {

  private static final Pattern RANGE = Pattern.compile("bytes=(\\d*)-(\\d*)");

  private final Path folder;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final List<String> log = Collections.synchronizedList(new ArrayList<>());
  private volatile long bytesSent;

  WebServer(Path folder) throws IOException {
    this.folder = folder;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.setExecutor(threads);
    server.start();
  }

  String url(String path) {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/" + path;
  }

  /** Range and status of each request since the last call. */
  List<String> newRequests() {
    synchronized (log) {
      List<String> requests = List.copyOf(log);
      log.clear();
      bytesSent = 0;
      return requests;
    }
  }

  long bytesSent() {
    return bytesSent;
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      Path path = folder.resolve(exchange.getRequestURI().getPath().substring(1));
      String range = exchange.getRequestHeaders().getFirst("Range");
      if (!Files.isRegularFile(path)) {
        respond(exchange, range, 404, null);
        return;
      }
      String etag =
          "\"" + Files.size(path) + "-" + Files.getLastModifiedTime(path).toMillis() + "\"";
      exchange.getResponseHeaders().set("ETag", etag);
      String match = exchange.getRequestHeaders().getFirst("If-Match");
      if (match != null && !match.equals(etag)) {
        respond(exchange, range, 412, null);
      } else if (etag.equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
        respond(exchange, range, 304, null);
      } else {
        send(exchange, Files.readAllBytes(path), range);
      }
    }
  }

  private void send(HttpExchange exchange, byte[] file, String range) throws IOException {
    Matcher matcher = RANGE.matcher(range == null ? "" : range);
    if (!matcher.matches()) {
      respond(exchange, range, 200, file);
      return;
    }
    int from;
    int to = file.length;
    if (matcher.group(1).isEmpty()) {
      from = Math.max(0, file.length - Integer.parseInt(matcher.group(2)));
    } else {
      from = Integer.parseInt(matcher.group(1));
      to = Math.min(to, Integer.parseInt(matcher.group(2)) + 1);
    }
    exchange
        .getResponseHeaders()
        .set("Content-Range", "bytes " + from + "-" + (to - 1) + "/" + file.length);
    respond(exchange, range, 206, Arrays.copyOfRange(file, from, to));
  }

  private void respond(HttpExchange exchange, String range, int status, byte[] body)
      throws IOException {
    synchronized (log) {
      log.add(range + " " + status);
      bytesSent += body == null ? 0 : body.length;
    }
    exchange.sendResponseHeaders(status, body == null ? -1 : body.length);
    if (body != null) {
      exchange.getResponseBody().write(body);
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
