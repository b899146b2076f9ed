package io.github.parquetjdbc.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.parquet.column.Encoding;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.metadata.ColumnChunkMetaData;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.LocalInputFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The committed files are whole, listed, and what the manifest says they are. */
class CommittedFilesTest {
  private static final String MAGIC = "PAR1";

  /** What every reader knows; a manifest does not mention these. */
  private static final Set<String> COMMON =
      Set.of("PLAIN", "PLAIN_DICTIONARY", "RLE_DICTIONARY", "RLE", "BIT_PACKED");

  /** Features of the manifest that are neither encodings nor codecs. */
  private static final Set<String> TYPES =
      Set.of("nested", "INTERVAL", "FLOAT16", "INT96", "BSON", "WIDE_DECIMAL");

  @Test
  void theManifestListsEveryParquetFileAndNoOther() throws IOException {
    try (Stream<Path> paths = Files.walk(ManifestLine.FILES)) {
      Set<String> present =
          paths
              .filter(path -> path.toString().endsWith(".parquet"))
              .map(path -> ManifestLine.FILES.relativize(path).toString().replace('\\', '/'))
              .collect(Collectors.toCollection(TreeSet::new));
      Set<String> listed =
          ManifestLine.all().stream()
              .map(ManifestLine::path)
              .collect(Collectors.toCollection(TreeSet::new));
      assertEquals(listed, present);
    }
  }

  @Test
  void theModuleStaysSmallEnoughToCommit() throws IOException {
    long bytes = 0;
    for (String directory : new String[] {"lake", "files"}) {
      try (Stream<Path> paths = Files.walk(ManifestLine.MODULE.resolve(directory))) {
        bytes += paths.mapToLong(path -> path.toFile().length()).sum();
      }
    }
    assertTrue(bytes < 10_000_000, bytes + " bytes");
  }

  @Test
  void theLakeHasAFactTableInSeveralFilesTwoDimensionsAndANestedFile() throws IOException {
    Path lake = ManifestLine.MODULE.resolve("lake");
    long trips = 0;
    for (int part = 0; part < 4; part++) {
      trips += rows(lake.resolve("trips/part-" + part + ".parquet"));
    }
    assertEquals(32_000, trips);
    assertEquals(36, rows(lake.resolve("stations.parquet")));
    assertEquals(1_200, rows(lake.resolve("riders.parquet")));
    assertEquals(600, rows(lake.resolve("events.parquet")));
  }

  @ParameterizedTest
  @MethodSource("io.github.parquetjdbc.testdata.ManifestLine#readable")
  void aReadableFileHasItsMagicItsRowsAndItsExpectedValues(ManifestLine line) throws IOException {
    byte[] bytes = Files.readAllBytes(line.file());
    assertEquals(MAGIC, text(Arrays.copyOf(bytes, 4)));
    assertEquals(MAGIC, text(Arrays.copyOfRange(bytes, bytes.length - 4, bytes.length)));
    assertEquals(Long.parseLong(line.rows()), rows(line.file()));
    assertTrue(Files.size(line.expected()) > 0);
  }

  @ParameterizedTest
  @MethodSource("io.github.parquetjdbc.testdata.ManifestLine#readable")
  void theManifestNamesTheUncommonEncodingsAndCodecsOfAFile(ManifestLine line) throws IOException {
    Set<String> found = new TreeSet<>();
    try (ParquetFileReader reader = ParquetFileReader.open(new LocalInputFile(line.file()))) {
      reader.getRowGroups().stream()
          .flatMap(group -> group.getColumns().stream())
          .forEach(chunk -> addFeatures(chunk, found));
    }
    Set<String> listed = new TreeSet<>(line.featureSet());
    listed.removeAll(TYPES);
    assertEquals(listed, found);
  }

  private static void addFeatures(ColumnChunkMetaData chunk, Set<String> features) {
    for (Encoding encoding : chunk.getEncodings()) {
      if (!COMMON.contains(encoding.name())) {
        features.add(encoding.name());
      }
    }
    if (chunk.getCodec() == CompressionCodecName.BROTLI) {
      features.add("BROTLI");
    }
  }

  private static long rows(Path file) throws IOException {
    try (ParquetFileReader reader = ParquetFileReader.open(new LocalInputFile(file))) {
      return reader.getRecordCount();
    }
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.US_ASCII);
  }
}
