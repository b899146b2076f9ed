package io.github.parquetjdbc.testdata;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A line of {@code files/manifest.tsv}. */
record ManifestLine(String path, String verdict, String rows, String features) {
  static final Path MODULE =
      Path.of(System.getProperty("project.root", "..")).resolve("src-test-data");
  static final Path FILES = MODULE.resolve("files");

  static List<ManifestLine> all() {
    try {
      return Files.readAllLines(FILES.resolve("manifest.tsv")).stream()
          .skip(1)
          .map(line -> line.split("\t", -1))
          .map(cells -> new ManifestLine(cells[0], cells[1], cells[2], cells[3]))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<ManifestLine> readable() {
    return all().stream().filter(line -> line.verdict.equals("read"));
  }

  Path file() {
    return FILES.resolve(path);
  }

  Path expected() {
    return FILES.resolve(path + ".expected.json");
  }

  Set<String> featureSet() {
    return features.isEmpty() ? Set.of() : Set.of(features.split(" "));
  }

  @Override
  public String toString() {
    return path;
  }
}
