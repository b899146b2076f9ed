package io.github.parquetjdbc.bench.remote;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Serves files by ranges: each request waits for the latency, and all answers share one bandwidth.
 */
final class SlowServer implements AutoCloseable {

  private static final int STEP = 1 << 16;

  private final Path folder;
  private final long latencyNanos;
  private final double nanosPerByte;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final AtomicLong requests = new AtomicLong();
  private final AtomicLong bytes = new AtomicLong();

  /** When the line is free again. */
  private long free;

  SlowServer(Path folder, long latencyMillis, long bytesPerSecond) throws IOException {
    // Else the JDK's server lets each answer wait for an acknowledgement.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    this.folder = folder;
    latencyNanos = latencyMillis * 1_000_000;
    nanosPerByte = 1e9 / bytesPerSecond;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.setExecutor(threads);
    server.start();
  }

  String url(String file) {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/" + file;
  }

  long requests() {
    return requests.get();
  }

  long bytes() {
    return bytes.get();
  }

  private void answer(HttpExchange exchange) throws IOException {
    requests.incrementAndGet();
    LockSupport.parkNanos(latencyNanos);
    Path file = folder.resolve(exchange.getRequestURI().getPath().substring(1));
    try (exchange) {
      long size = Files.size(file);
      String etag = "\"" + size + "\"";
      exchange.getResponseHeaders().set("ETag", etag);
      if (etag.equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
        exchange.sendResponseHeaders(304, -1);
        return;
      }
      String[] range = exchange.getRequestHeaders().getFirst("Range").substring(6).split("-", 2);
      long from =
          range[0].isEmpty()
              ? Math.max(0, size - Long.parseLong(range[1]))
              : Long.parseLong(range[0]);
      long to = range[0].isEmpty() ? size : Math.min(size, Long.parseLong(range[1]) + 1);
      exchange
          .getResponseHeaders()
          .set("Content-Range", "bytes " + from + "-" + (to - 1) + "/" + size);
      exchange.sendResponseHeaders(206, to - from);
      send(file, from, (int) (to - from), exchange.getResponseBody());
    }
  }

  private void send(Path file, long from, int length, OutputStream out) throws IOException {
    byte[] part = new byte[length];
    ByteBuffer buffer = ByteBuffer.wrap(part);
    try (FileChannel channel = FileChannel.open(file)) {
      while (buffer.hasRemaining() && channel.read(buffer, from + buffer.position()) > 0) {
        continue;
      }
    }
    for (int at = 0; at < length; at += STEP) {
      int count = Math.min(STEP, length - at);
      takeTurn(count);
      out.write(part, at, count);
    }
    bytes.addAndGet(length);
  }

  private void takeTurn(int count) {
    long until;
    synchronized (this) {
      long now = System.nanoTime();
      free = Math.max(free, now) + (long) (count * nanosPerByte);
      until = free;
    }
    long wait = until - System.nanoTime();
    if (wait > 0) {
      LockSupport.parkNanos(wait);
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
