package io.github.parquetjdbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is checked in the sources themselves: packages that explain themselves, true documents. */
class HouseTest {

  private static final Path ROOT = Path.of(System.getProperty("project.root"));
  private static final List<String> MODULES =
      List.of("vector", "reader", "engine", "adapter", "driver");

  /**
   * In code font: a class name of two words or more, possibly qualified by a lower-case package.
   */
  private static final Pattern TYPE_NAME =
      Pattern.compile("`(?:[a-z]+\\.)*([A-Z][a-z]+[A-Z]\\w+)`");

  @Test
  void everyPackageSaysWhatItDoesAndWhereToStart() throws IOException {
    List<String> silent = new ArrayList<>();
    for (Path source : sources()) {
      Path info = source.resolveSibling("package-info.java");
      if (!Files.exists(info)
          || !Files.readString(info).toLowerCase(Locale.ROOT).contains("start")) {
        silent.add(ROOT.relativize(source.getParent()).toString());
      }
    }
    assertEquals(List.of(), silent.stream().distinct().sorted().toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"ARCHITECTURE.md", "COVERAGE.md"})
  void typesNamedInDocumentsExist(String document) throws IOException {
    Set<String> types = new TreeSet<>();
    try (Stream<Path> files = Files.walk(ROOT)) {
      files
          .filter(path -> path.toString().endsWith(".java"))
          .forEach(path -> types.add(path.getFileName().toString().replace(".java", "")));
    }
    Matcher names = TYPE_NAME.matcher(Files.readString(ROOT.resolve(document)));
    Set<String> missing = new TreeSet<>();
    int seen = 0;
    while (names.find()) {
      seen++;
      if (!types.contains(names.group(1))) {
        missing.add(names.group(1));
      }
    }
    assertTrue(seen > 20, document + " names only " + seen + " types");
    assertEquals(Set.of(), missing);
  }

  @Test
  void onlyTheRootPomNamesVersions() throws IOException {
    List<String> named = new ArrayList<>();
    for (String module :
        List.of("vector", "reader", "engine", "adapter", "driver", "src-test-data", "bench")) {
      String pom = Files.readString(ROOT.resolve(module).resolve("pom.xml"));
      String withoutParent = pom.replaceFirst("(?s)<parent>.*?</parent>", "");
      Matcher versions = Pattern.compile("<version>([^<]*)</version>").matcher(withoutParent);
      while (versions.find()) {
        if (!versions.group(1).startsWith("${")) {
          named.add(module + ": " + versions.group(1));
        }
      }
    }
    assertEquals(List.of(), named);
  }

  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String module : MODULES) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    return sources;
  }
}
