package io.github.parquetjdbc.store.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A web server of one file, which answers some requests wrongly, in a given order. */
final class FaultyServer implements AutoCloseable {

  /** What it does about one request. */
  enum Fault {
    NONE,
    STALL,
    STALL_IN_BODY,
    CUT,
    BUSY,
    TOO_FEW_BYTES,
    TOO_MANY_BYTES,
    OTHER_RANGE,
    NO_RANGE_HEADER,
    WHOLE_FILE,
    OTHER_ETAG,
    OTHER_SIZE,
    UNAUTHORIZED,
    FORBIDDEN,
    NOT_FOUND,
    ELSEWHERE
  }

  private static final Pattern RANGE = Pattern.compile("bytes=(\\d*)-(\\d*)");

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final CountDownLatch end = new CountDownLatch(1);
  private final Queue<Fault> faults = new ArrayDeque<>();
  private final List<String> requests = Collections.synchronizedList(new ArrayList<>());
  private final byte[] file;
  private volatile String etag;
  private volatile String elsewhere;

  FaultyServer(byte[] file, String etag) throws IOException {
    this.file = file;
    this.etag = etag;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.setExecutor(threads);
    server.start();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/dir/a%20file.parquet";
  }

  /** The next requests are answered so, one a fault. */
  void next(Fault... next) {
    synchronized (faults) {
      faults.addAll(Arrays.asList(next));
    }
  }

  void setEtag(String newEtag) {
    etag = newEtag;
  }

  void sendElsewhere(String url) {
    elsewhere = url;
    next(Fault.ELSEWHERE);
  }

  /** Method, range and the header X-Secret of each request so far. */
  List<String> requests() {
    return List.copyOf(requests);
  }

  private void answer(HttpExchange exchange) throws IOException {
    String range = exchange.getRequestHeaders().getFirst("Range");
    requests.add(
        exchange.getRequestMethod()
            + " "
            + range
            + " "
            + exchange.getRequestHeaders().getFirst("X-Secret"));
    Fault fault;
    synchronized (faults) {
      fault = faults.isEmpty() ? Fault.NONE : faults.poll();
    }
    try (exchange) {
      switch (fault) {
        case STALL -> stall();
        case BUSY -> exchange.sendResponseHeaders(503, -1);
        case UNAUTHORIZED -> exchange.sendResponseHeaders(401, -1);
        case FORBIDDEN -> exchange.sendResponseHeaders(403, -1);
        case NOT_FOUND -> exchange.sendResponseHeaders(404, -1);
        case ELSEWHERE -> {
          exchange.getResponseHeaders().set("Location", elsewhere);
          exchange.sendResponseHeaders(302, -1);
        }
        default -> answer(exchange, fault, range);
      }
    }
  }

  private void answer(HttpExchange exchange, Fault fault, String range) throws IOException {
    String current = fault == Fault.OTHER_ETAG ? "\"other\"" : etag;
    String asked = exchange.getRequestHeaders().getFirst("If-Match");
    if (fault != Fault.OTHER_ETAG && asked != null && !asked.equals(etag)) {
      exchange.sendResponseHeaders(412, -1);
      return;
    }
    if (etag != null && etag.equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
      exchange.sendResponseHeaders(304, -1);
      return;
    }
    if (current != null) {
      exchange.getResponseHeaders().set("ETag", current);
    }
    Matcher matcher = RANGE.matcher(range == null || fault == Fault.WHOLE_FILE ? "" : range);
    if (!matcher.matches()) {
      exchange.sendResponseHeaders(200, file.length);
      write(exchange, fault, file);
      return;
    }
    int from =
        matcher.group(1).isEmpty()
            ? Math.max(0, file.length - Integer.parseInt(matcher.group(2)))
            : Integer.parseInt(matcher.group(1));
    int to =
        matcher.group(1).isEmpty() || matcher.group(2).isEmpty()
            ? file.length
            : Math.min(file.length, Integer.parseInt(matcher.group(2)) + 1);
    if (fault == Fault.OTHER_RANGE) {
      from++;
      to++;
    }
    long size = fault == Fault.OTHER_SIZE ? file.length + 1 : file.length;
    byte[] part = Arrays.copyOfRange(file, from, to);
    if (fault == Fault.TOO_FEW_BYTES || fault == Fault.TOO_MANY_BYTES) {
      part = Arrays.copyOf(part, part.length + (fault == Fault.TOO_FEW_BYTES ? -1 : 1));
    }
    if (fault != Fault.NO_RANGE_HEADER) {
      String header = "bytes " + from + "-" + (to - 1) + "/" + size;
      exchange.getResponseHeaders().set("Content-Range", header);
    }
    exchange.sendResponseHeaders(206, part.length);
    write(exchange, fault, part);
  }

  private void write(HttpExchange exchange, Fault fault, byte[] bytes) throws IOException {
    OutputStream out = exchange.getResponseBody();
    if (fault == Fault.CUT || fault == Fault.STALL_IN_BODY) {
      out.write(bytes, 0, bytes.length / 2);
      out.flush();
      if (fault == Fault.STALL_IN_BODY) {
        stall();
      }
    } else {
      out.write(bytes);
    }
  }

  private void stall() {
    try {
      end.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    end.countDown();
    server.stop(0);
    threads.shutdownNow();
  }
}
