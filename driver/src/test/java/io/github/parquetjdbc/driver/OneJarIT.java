package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Properties;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The jar as a tool meets it: alone in a class loader, or beside other people's libraries. */
class OneJarIT {

  private static final Path JAR = Path.of(System.getProperty("driver.jar"));
  private static final Path OLD_LIBRARIES = Path.of(System.getProperty("old.libraries"));
  private static final String LAKE =
      Path.of(System.getProperty("project.root"), "src-test-data", "lake").toString();

  /** A join, an aggregate and a sub-query, so that planner, engine and reader all load. */
  private static final String EVERY_TRIP_STARTS_AT_A_STATION =
      "SELECT COUNT(*) = (SELECT COUNT(*) FROM trips) AND SUM(t.price) > 0 AS sound "
          + "FROM trips t JOIN stations s ON t.from_station = s.station_id";

  @Test
  void showsNothingButOursAndTheNativeCodec() throws IOException {
    Set<String> foreign = new TreeSet<>();
    List<String> services = new ArrayList<>();
    try (JarFile jar = new JarFile(JAR.toFile())) {
      for (JarEntry entry : jar.stream().toList()) {
        String name = entry.getName();
        if (name.startsWith("META-INF/services/") && !entry.isDirectory()) {
          services.add(name);
        }
        if (name.endsWith(".class")
            && !name.startsWith("io/github/parquetjdbc/")
            && !name.startsWith("com/github/luben/zstd/")) {
          foreign.add(name);
        }
      }
    }
    assertEquals(
        Set.of(
            "META-INF/services/java.sql.Driver",
            "META-INF/services/io.github.parquetjdbc.reader.store.StoreProvider"),
        Set.copyOf(services));
    assertEquals(Set.of(), foreign);
  }

  /** Its stores are found too: what fails is the connection, not the scheme. */
  @Test
  void knowsObjectStoresAndWebServers() throws Exception {
    try (URLClassLoader loader = loader(List.of(JAR))) {
      Driver driver = ours(loader);
      for (String location :
          List.of(
              "http://127.0.0.1:1/x.parquet;http.retries=0",
              "s3://bucket/x;s3.endpoint=http://127.0.0.1:1;s3.anonymous=true;http.retries=0")) {
        SQLException error =
            assertThrows(
                SQLException.class,
                () -> driver.connect("jdbc:parquet:" + location, new Properties()));
        assertTrue(error.getMessage().contains("no connection to 127.0.0.1"), error.getMessage());
      }
    }
  }

  @Test
  void answersAloneInAnIsolatedLoaderWithoutAContextLoader() throws Exception {
    try (URLClassLoader loader = loader(List.of(JAR))) {
      assertEquals(List.of("true"), queryWithoutContextLoader(loader));
    }
  }

  @Test
  void answersBesideAnOldCalciteAndAnOldGuava() throws Exception {
    List<Path> path = new ArrayList<>();
    try (Stream<Path> libraries = Files.list(OLD_LIBRARIES)) {
      libraries.sorted().forEach(path::add);
    }
    assertTrue(path.toString().contains("calcite-core"), () -> "no old Calcite in " + path);
    assertTrue(path.toString().contains("guava"), () -> "no old Guava in " + path);
    path.add(JAR);
    try (URLClassLoader loader = loader(path)) {
      assertEquals(List.of("true"), queryWithoutContextLoader(loader));
    }
  }

  private static URLClassLoader loader(List<Path> path) throws IOException {
    URL[] urls = new URL[path.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = path.get(i).toUri().toURL();
    }
    return new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
  }

  private static List<String> queryWithoutContextLoader(ClassLoader loader) throws Exception {
    Driver driver = ours(loader);
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(null);
    try (Connection connection = driver.connect("jdbc:parquet:" + LAKE, new Properties());
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(EVERY_TRIP_STARTS_AT_A_STATION)) {
      List<String> values = new ArrayList<>();
      while (rows.next()) {
        values.add(rows.getString(1));
      }
      return values;
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** The driver by its service file; others that lack what they need are passed over. */
  private static Driver ours(ClassLoader loader) {
    Iterator<Driver> drivers = ServiceLoader.load(Driver.class, loader).iterator();
    while (true) {
      try {
        if (!drivers.hasNext()) {
          throw new AssertionError("the service file does not lead to the driver");
        }
        Driver driver = drivers.next();
        if (driver.getClass().getName().equals(ParquetDriver.class.getName())) {
          assertEquals(loader, driver.getClass().getClassLoader());
          return driver;
        }
      } catch (ServiceConfigurationError | NoClassDefFoundError e) {
        // The iterator goes on behind the one that cannot load.
      }
    }
  }
}
