package io.github.parquetjdbc.driver.store;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A real server that speaks S3, as a process of its own; its objects are in memory. */
public final class S3Process implements AutoCloseable {

  private static final Path LIBRARIES =
      Path.of(System.getProperty("project.root", ".."), "store-s3", "target", "s3proxy");

  private final Process process;
  private final int port;
  private final HttpClient client = HttpClient.newHttpClient();

  public S3Process(Path folder) throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = socket.getLocalPort();
    }
    Path settings = folder.resolve("s3proxy.conf");
    Files.write(
        settings,
        List.of(
            "s3proxy.authorization=none",
            "s3proxy.endpoint=http://127.0.0.1:" + port,
            "jclouds.provider=transient",
            "jclouds.identity=x",
            "jclouds.credential=x"));
    process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                LIBRARIES.toAbsolutePath() + "/*",
                "org.gaul.s3proxy.Main",
                "--properties",
                settings.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("s3proxy.log").toFile())
            .start();
    awaitStart(folder);
  }

  private void awaitStart(Path folder) throws IOException {
    for (int tries = 0; tries < 600; tries++) {
      if (!process.isAlive()) {
        throw new IOException(Files.readString(folder.resolve("s3proxy.log")));
      }
      try {
        new Socket(InetAddress.getLoopbackAddress(), port).close();
        return;
      } catch (IOException e) {
        pause();
      }
    }
    throw new IOException("the server does not start");
  }

  private static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  public int port() {
    return port;
  }

  /** Options of a location on this server. */
  public String options() {
    return ";s3.endpoint=http://127.0.0.1:" + port + ";s3.anonymous=true;warmup=false";
  }

  /** Makes a bucket of the files of a folder. */
  public void upload(String bucket, Path folder) throws IOException {
    put("/" + bucket, BodyPublishers.noBody());
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        put(bucket, folder.relativize(file).toString(), file);
      }
    }
  }

  public void put(String bucket, String key, Path file) throws IOException {
    StringBuilder path = new StringBuilder("/").append(bucket);
    for (String name : key.split("/")) {
      path.append('/');
      for (byte b : name.getBytes(java.nio.charset.StandardCharsets.UTF_8)) {
        path.append(
            Character.isLetterOrDigit(b) || "-._~".indexOf(b) >= 0
                ? String.valueOf((char) b)
                : String.format("%%%02X", b));
      }
    }
    put(path.toString(), BodyPublishers.ofFile(file));
  }

  private void put(String path, HttpRequest.BodyPublisher body) throws IOException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path)).PUT(body).build();
    try {
      HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
      if (response.statusCode() != 200) {
        throw new IOException(path + ": " + response.statusCode() + " " + response.body());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
