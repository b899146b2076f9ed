package io.github.parquetjdbc.reader;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.parquetjdbc.reader.error.DecryptionException;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.schema.ColumnPath;
import io.github.parquetjdbc.reader.schema.FileSchema.Column;
import io.github.parquetjdbc.reader.store.LocalStore;
import io.github.parquetjdbc.reader.store.StoredFile;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.StopSignal;
import io.github.parquetjdbc.vector.TypeId;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import shaded.parquet.com.fasterxml.jackson.databind.JsonNode;

/**
 * Reads every file of the shared corpus to the end; passes without doing anything where there is
 * none. What a file should do and does not is a waiver in {@code corpus-waivers.tsv}, and a waiver
 * that is no longer needed fails.
 */
@TestInstance(Lifecycle.PER_CLASS)
class CorpusScanTest {

  private static final long MAX_REFUSAL_NANOS = 5_000_000_000L;

  /** Columns of type VARIANT, which are not read. */
  private int variants;

  private int columns;
  private int nestedColumns;

  /** Parts of the line that sums up. */
  private final Map<String, String> summary = new TreeMap<>();

  /** One line for whoever reads the build's output. */
  @AfterAll
  void sumUp() {
    if (!summary.isEmpty()) {
      System.out.println("corpus: " + String.join(", ", summary.values()));
    }
  }

  @Test
  void goodFilesEqualTheirGoldens() throws IOException {
    assumeTrue(Corpus.isPresent(), "no shared corpus");
    Map<String, String> problems = new TreeMap<>();
    int good = 0;
    for (Corpus.Entry entry : Corpus.entries()) {
      if (entry.verdict().equals("ok")) {
        good++;
        String problem = compare(entry);
        if (problem != null) {
          problems.put(entry.path(), problem);
        }
      }
    }
    String found = String.format("%d ok of %d", good - problems.size(), good);
    summary.put("1", String.format("%s (%d columns, %d nested)", found, columns, nestedColumns));
    checkWaivers("ok", problems);
  }

  @Test
  void badFilesAreRefusedCleanly() throws IOException {
    assumeTrue(Corpus.isPresent(), "no shared corpus");
    Map<String, String> problems = new TreeMap<>();
    int bad = 0;
    for (Corpus.Entry entry : Corpus.entries()) {
      if (entry.verdict().equals("reject")) {
        bad++;
        String problem = refusal(entry);
        if (problem != null) {
          problems.put(entry.path(), problem);
        }
      }
    }
    summary.put("2", String.format("%d rejected of %d", bad - problems.size(), bad));
    checkWaivers("reject", problems);
  }

  @Test
  void doubtfulFilesAreReadOrRefusedCleanly() throws IOException {
    assumeTrue(Corpus.isPresent(), "no shared corpus");
    Map<String, String> problems = new TreeMap<>();
    int doubtful = 0;
    for (Corpus.Entry entry : Corpus.entries()) {
      if (entry.verdict().equals("disputed") || entry.verdict().startsWith("unsupported")) {
        doubtful++;
        String problem = entry.hasGolden() ? compare(entry) : refusal(entry);
        if (problem != null && problem.startsWith("not clean")) {
          problems.put(entry.path(), problem);
        }
      }
    }
    int clean = doubtful - problems.size();
    summary.put("3", String.format("%d disputed/unsupported clean of %d", clean, doubtful));
    checkWaivers("disputed", problems);
  }

  /** What is wrong with the values of a file, or with how it is refused; else {@code null}. */
  private String compare(Corpus.Entry entry) throws IOException {
    JsonNode golden = entry.readGolden();
    try (StoredFile stored = new LocalStore().open(entry.file().toString())) {
      ParquetFile file = ParquetFile.open(stored, CorpusKeys.options(entry));
      List<GoldenColumn> goldens = new ArrayList<>();
      List<String> names = new ArrayList<>();
      for (int i = 0; i < file.schema().columns().size(); i++) {
        Column column = file.schema().columns().get(i);
        if (hasVariant(column.type())) {
          variants++;
        } else {
          nestedColumns += column.type().isNested() ? 1 : 0;
          names.add(column.name());
          goldens.add(new GoldenColumn(i, golden));
        }
      }
      columns += goldens.size();
      scan(file, names, goldens);
      for (GoldenColumn column : goldens) {
        if (column.problem() != null) {
          return column.problem();
        }
      }
      return null;
    } catch (DecryptionException | MalformedFileException | UnsupportedFeatureException e) {
      return e.getMessage();
    } catch (RuntimeException | OutOfMemoryError e) {
      return "not clean: " + e + " at " + e.getStackTrace()[0];
    }
  }

  private static boolean hasVariant(DataType type) {
    return type.id() == TypeId.VARIANT
        || type.fields().stream().anyMatch(field -> hasVariant(field.type()));
  }

  /** What is wrong with how a file is refused; {@code null} if it is refused well. */
  private static String refusal(Corpus.Entry entry) {
    long start = System.nanoTime();
    try (StoredFile stored = new LocalStore().open(entry.file().toString())) {
      ParquetFile file = ParquetFile.open(stored, CorpusKeys.options(entry));
      scan(file, file.schema().columns().stream().map(Column::name).toList(), List.of());
      return "read to the end";
    } catch (DecryptionException | MalformedFileException | UnsupportedFeatureException e) {
      boolean named = e.getMessage().contains(entry.file().getFileName().toString());
      boolean quick = System.nanoTime() - start < MAX_REFUSAL_NANOS;
      return named && quick ? null : "not clean: " + e;
    } catch (IOException | RuntimeException | OutOfMemoryError e) {
      return "not clean: " + e + " at " + e.getStackTrace()[0];
    }
  }

  private static void scan(ParquetFile file, List<String> names, List<GoldenColumn> columns)
      throws IOException {
    ScanRequest request =
        new ScanRequest(
            ColumnPath.of(names),
            List.of(),
            null,
            ScanRequest.UNLIMITED,
            StopSignal.NEVER,
            new ScanMetrics());
    try (MorselSource morsels = ScanPlanner.plan(List.of(file), request)) {
      for (int morsel = 0; morsel < morsels.morselCount(); morsel++) {
        try (BatchSource source = morsels.open(morsel, null)) {
          for (Batch batch = source.next(); batch != null; batch = source.next()) {
            for (int i = 0; i < columns.size(); i++) {
              columns.get(i).add(batch.column(i), batch.length());
            }
          }
        }
      }
    }
  }

  private static void checkWaivers(String verdict, Map<String, String> problems)
      throws IOException {
    Map<String, String> waivers = waivers(verdict);
    List<String> failures = new ArrayList<>();
    problems.forEach(
        (path, problem) -> {
          String waived = waivers.remove(path);
          if (waived == null || !problem.contains(waived)) {
            failures.add(path + "\t" + problem);
          }
        });
    waivers.forEach((path, reason) -> failures.add(path + " is no longer waived for: " + reason));
    assertTrue(failures.isEmpty(), () -> "\n" + String.join("\n", failures));
  }

  /** Lines of verdict, path, a part of the message that the file gives, and why that is right. */
  private static Map<String, String> waivers(String verdict) throws IOException {
    Map<String, String> waivers = new HashMap<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                CorpusScanTest.class.getResourceAsStream("/corpus-waivers.tsv"),
                StandardCharsets.UTF_8))) {
      lines
          .lines()
          .map(line -> line.split("\t"))
          .filter(fields -> fields[0].equals(verdict))
          .forEach(fields -> waivers.put(fields[1], fields[2]));
    }
    return waivers;
  }
}
