package io.github.parquetjdbc.driver.store;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/** Stands before a web server, writes down what it is asked, and may stop passing answers on. */
final class LoggingProxy implements AutoCloseable {

  private static final byte[] END = {'\r', '\n', '\r', '\n'};

  private final int target;
  private final ServerSocket socket;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final List<String> requests = Collections.synchronizedList(new ArrayList<>());
  private final AtomicLong bytes = new AtomicLong();
  private volatile boolean stalled;

  LoggingProxy(int target) throws IOException {
    this.target = target;
    socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    threads.execute(this::accept);
  }

  int port() {
    return socket.getLocalPort();
  }

  /** What was asked since the last call: objects as they are, listings as {@code list PREFIX}. */
  List<String> newRequests() {
    synchronized (requests) {
      List<String> result = List.copyOf(requests);
      requests.clear();
      bytes.set(0);
      return result;
    }
  }

  long bytes() {
    return bytes.get();
  }

  /** From now on nothing comes back. */
  void stall(boolean now) {
    stalled = now;
  }

  private void accept() {
    while (!socket.isClosed()) {
      try {
        Socket client = socket.accept();
        Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
        threads.execute(() -> pump(client, server, true));
        threads.execute(() -> pump(server, client, false));
      } catch (IOException e) {
        return;
      }
    }
  }

  private void pump(Socket from, Socket to, boolean toServer) {
    byte[] buffer = new byte[1 << 16];
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        if (toServer) {
          head.write(buffer, 0, count);
          log(head);
        } else {
          bytes.addAndGet(count);
          while (stalled) {
            Thread.sleep(10);
          }
        }
        out.write(buffer, 0, count);
        out.flush();
      }
    } catch (IOException e) {
      return;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Requests have no bodies here: each ends with an empty line. */
  private void log(ByteArrayOutputStream head) {
    byte[] data = head.toByteArray();
    int start = 0;
    for (int i = END.length; i <= data.length; i++) {
      if (java.util.Arrays.equals(data, i - END.length, i, END, 0, END.length)) {
        String line = new String(data, start, i - start, StandardCharsets.UTF_8).split("\r\n")[0];
        requests.add(shortened(line.split(" ")[1]));
        start = i;
      }
    }
    head.reset();
    head.write(data, start, data.length - start);
  }

  private static String shortened(String address) {
    int prefix = address.indexOf("prefix=");
    String text = prefix < 0 ? address : "list " + address.substring(prefix + 7).split("&")[0];
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    socket.close();
    threads.shutdownNow();
  }
}
