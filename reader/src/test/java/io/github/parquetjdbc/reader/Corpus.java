package io.github.parquetjdbc.reader;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import shaded.parquet.com.fasterxml.jackson.databind.JsonNode;
import shaded.parquet.com.fasterxml.jackson.databind.ObjectMapper;

/** The shared corpus of real files beside the repository; not everyone has it. */
final class Corpus {

  private static final Path ROOT =
      Path.of(System.getProperty("project.root", "..")).resolve("../shared/corpus").normalize();

  private static final ObjectMapper JSON = new ObjectMapper();

  private Corpus() {}

  /** A line of the manifest. */
  record Entry(String path, List<String> tags, String verdict) {

    Path file() {
      return ROOT.resolve(path);
    }

    boolean hasGolden() {
      return Files.exists(golden());
    }

    JsonNode readGolden() throws IOException {
      return JSON.readTree(golden().toFile());
    }

    private Path golden() {
      return ROOT.resolve("expected").resolve(path + ".json");
    }

    @Override
    public String toString() {
      return path;
    }
  }

  static boolean isPresent() {
    return Files.exists(ROOT.resolve("manifest.tsv"));
  }

  static List<Entry> entries() throws IOException {
    try (Stream<String> lines = Files.lines(ROOT.resolve("manifest.tsv"))) {
      return lines.skip(1).map(Corpus::entry).toList();
    }
  }

  private static Entry entry(String line) {
    String[] fields = line.split("\t", -1);
    return new Entry(fields[0], Arrays.asList(fields[5].split(" ")), fields[6]);
  }
}
