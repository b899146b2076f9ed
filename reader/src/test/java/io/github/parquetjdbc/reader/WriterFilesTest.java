package io.github.parquetjdbc.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.metadata.LogicalType;
import io.github.parquetjdbc.reader.schema.FileSchema.Column;
import io.github.parquetjdbc.reader.schema.SchemaNode;
import io.github.parquetjdbc.reader.store.LocalStore;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import shaded.parquet.com.fasterxml.jackson.databind.JsonNode;
import shaded.parquet.com.fasterxml.jackson.databind.ObjectMapper;

/** The committed files of real writers, against the rows that were given to the writers. */
class WriterFilesTest {

  private static final Path ROOT =
      Path.of(System.getProperty("project.root", "..")).resolve("src-test-data/files");

  private static final long MAX_REFUSAL_BYTES = 64 << 20;

  /** A line of the manifest. */
  record Entry(String path, String verdict, List<String> features) {
    @Override
    public String toString() {
      return path;
    }
  }

  private static List<Entry> entries(String verdict) throws IOException {
    try (Stream<String> lines = Files.lines(ROOT.resolve("manifest.tsv"))) {
      return lines
          .skip(1)
          .map(line -> line.split("\t", -1))
          .map(fields -> new Entry(fields[0], fields[1], List.of(fields[3].split("[ ,]+"))))
          .filter(entry -> entry.verdict().equals(verdict))
          .toList();
    }
  }

  static List<Entry> readable() throws IOException {
    return entries("read");
  }

  /** Without the file whose first four bytes are wrong: nothing that is read depends on them. */
  static List<Entry> hostile() throws IOException {
    return entries("refuse").stream()
        .filter(entry -> !entry.path().equals("hostile/bad-leading-magic.parquet"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("readable")
  void columnsHaveTheValuesThatWereWritten(Entry entry) throws IOException {
    Path path = ROOT.resolve(entry.path());
    JsonNode expected = new ObjectMapper().readTree(Path.of(path + ".expected.json").toFile());
    try (StoredFile stored = new LocalStore().open(path.toString())) {
      ParquetFile file = ParquetFile.open(stored, ReadOptions.DEFAULT);
      List<Column> columns = file.schema().columns();
      List<List<String>> rows = scan(file, columns);
      for (int i = 0; i < columns.size(); i++) {
        compare(columns.get(i), expected, rows, i);
      }
      assertEquals(expected.get("rows").size(), rows.size());
    }
  }

  private static List<List<String>> scan(ParquetFile file, List<Column> columns)
      throws IOException {
    List<String> names = columns.stream().map(Column::name).toList();
    return SampleTable.scan(file, names, List.of(), null, ScanRequest.UNLIMITED, new ScanMetrics());
  }

  private static void compare(
      Column column, JsonNode expected, List<List<String>> rows, int index) {
    List<String> names = new ArrayList<>();
    expected.get("columns").forEach(name -> names.add(name.asText()));
    int place = names.indexOf(column.name());
    for (int row = 0; row < rows.size(); row++) {
      JsonNode value = expected.get("rows").get(row).get(place);
      String text = value.isNull() ? null : value.asText();
      String found = rows.get(row).get(index);
      String which = column.name() + " in row " + row;
      if (column.type().isNested()) {
        assertTrue(NestedText.same(value, found), which + " is " + found + ", expected " + value);
        continue;
      }
      switch (column.type().id()) {
        case REAL ->
            assertEquals(number(text, Float::valueOf), number(found, Float::valueOf), which);
        case DOUBLE ->
            assertEquals(number(text, Double::valueOf), number(found, Double::valueOf), which);
        default -> assertEquals(text, isInterval(column) ? interval(found) : found, which);
      }
    }
  }

  private static boolean isInterval(Column column) {
    LogicalType type = ((SchemaNode.Primitive) column.node()).leaf().logicalType();
    return type != null && type.kind() == LogicalType.Kind.INTERVAL;
  }

  private static String interval(String found) {
    return found == null ? null : CanonicalText.interval(found);
  }

  private static Object number(String text, Function<String, Object> parse) {
    return text == null ? null : parse.apply(text);
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void hostileFilesAreRefusedQuicklyAndInLittleMemory(Entry entry) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    IOException e =
        Assertions.assertTimeout(
            Duration.ofSeconds(5), () -> assertThrows(IOException.class, () -> openAndScan(entry)));
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertTrue(
        e instanceof MalformedFileException || e instanceof UnsupportedFeatureException,
        e::toString);
    assertTrue(e.getMessage().contains(entry.path()), e.getMessage());
    assertTrue(allocated < MAX_REFUSAL_BYTES, "allocated " + allocated);
  }

  private static void openAndScan(Entry entry) throws IOException {
    try (StoredFile stored = new LocalStore().open(ROOT.resolve(entry.path()).toString())) {
      ParquetFile file = ParquetFile.open(stored, ReadOptions.DEFAULT);
      scan(file, file.schema().columns());
    }
  }
}
