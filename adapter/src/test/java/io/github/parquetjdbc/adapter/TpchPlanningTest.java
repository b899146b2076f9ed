package io.github.parquetjdbc.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The queries of TPC-H plan; needs {@code shared/bench/tpch} beside the repository. */
class TpchPlanningTest {

  private static final Path QUERIES =
      Path.of(System.getProperty("project.root", ".."), "..", "shared", "bench", "tpch");

  @Test
  void allQueriesPlanWithoutCompilingJava() throws Exception {
    assumeTrue(Files.isDirectory(QUERIES), "no shared/bench/tpch beside the repository");
    try (WatchedClasses classes = WatchedClasses.ofClassPath()) {
      IntSupplier planning =
          (IntSupplier)
              classes.loadClass(Planning.class.getName()).getDeclaredConstructor().newInstance();
      assertEquals(22, planning.getAsInt());
      assertTrue(classes.names.contains(QueryPlanner.class.getName()), "nothing was watched");
      assertFalse(
          classes.names.stream().anyMatch(name -> name.startsWith("org.codehaus.janino")),
          "Janino was loaded");
    }
  }

  /** Plans every query; made by a class loader that sees all that it loads. */
  public static final class Planning implements IntSupplier {
    public Planning() {}

    @Override
    public int getAsInt() {
      QueryPlanner planner = new QueryPlanner(TpchTables.catalogue());
      QuerySettings settings = new QuerySettings(Database.DEFAULT_SCHEMA, ZoneId.of("UTC"));
      try (Stream<Path> list = Files.list(QUERIES)) {
        List<Path> files = list.filter(path -> path.toString().endsWith(".sql")).toList();
        for (Path file : files) {
          assertFalse(planner.plan(Files.readString(file), settings).columns().isEmpty());
        }
        return files.size();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** The class path once more, for itself: other tests of this JVM load classes too. */
  private static final class WatchedClasses extends URLClassLoader {
    final Set<String> names = ConcurrentHashMap.newKeySet();

    WatchedClasses(URL[] classPath) {
      super(classPath, ClassLoader.getPlatformClassLoader());
    }

    static WatchedClasses ofClassPath() throws MalformedURLException {
      List<URL> entries = new ArrayList<>();
      String paths =
          System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
      for (String path : paths.split(File.pathSeparator)) {
        entries.add(new File(path).toURI().toURL());
      }
      return new WatchedClasses(entries.toArray(URL[]::new));
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      Class<?> found = super.findClass(name);
      names.add(name);
      return found;
    }
  }
}
