package io.github.parquetjdbc.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.Test;

/** The queries of TPC-H plan; needs {@code shared/bench/tpch} beside the repository. */
class TpchPlanningTest {

  private static final Path QUERIES =
      Path.of(System.getProperty("project.root", ".."), "..", "shared", "bench", "tpch");

  private final QueryPlanner planner = new QueryPlanner(TpchTables.catalogue());
  private final QuerySettings settings =
      new QuerySettings(Database.DEFAULT_SCHEMA, ZoneId.of("UTC"));

  @Test
  void allQueriesPlanWithoutCompilingJava() throws IOException, JMException {
    assumeTrue(Files.isDirectory(QUERIES), "no shared/bench/tpch beside the repository");
    List<Path> files;
    try (Stream<Path> list = Files.list(QUERIES)) {
      files = list.filter(path -> path.toString().endsWith(".sql")).sorted().toList();
    }
    assertEquals(22, files.size());
    for (Path file : files) {
      assertFalse(planner.plan(Files.readString(file), settings).columns().isEmpty());
    }
    assertFalse(loadedClasses().contains("org.codehaus.janino"), "Janino was loaded");
  }

  private static String loadedClasses() throws JMException {
    return (String)
        ManagementFactory.getPlatformMBeanServer()
            .invoke(
                new ObjectName("com.sun.management:type=DiagnosticCommand"),
                "gcClassHistogram",
                new Object[] {new String[] {"-all"}},
                new String[] {String[].class.getName()});
  }
}
