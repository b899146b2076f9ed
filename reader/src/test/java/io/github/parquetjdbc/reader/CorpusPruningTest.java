package io.github.parquetjdbc.reader;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.page.Checksum;
import io.github.parquetjdbc.reader.prune.BloomPruner;
import io.github.parquetjdbc.reader.prune.DictionaryPruner;
import io.github.parquetjdbc.reader.prune.MatchDecision;
import io.github.parquetjdbc.reader.prune.PageIndexPruner;
import io.github.parquetjdbc.reader.prune.PageIndexes;
import io.github.parquetjdbc.reader.prune.Pruner;
import io.github.parquetjdbc.reader.prune.RowGroupPruner;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.prune.ScanFilter.Operator;
import io.github.parquetjdbc.reader.schema.FileSchema;
import io.github.parquetjdbc.reader.schema.SchemaNode;
import io.github.parquetjdbc.reader.store.LocalStore;
import io.github.parquetjdbc.reader.store.StoredFile;
import io.github.parquetjdbc.vector.TypeId;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import shaded.parquet.com.fasterxml.jackson.databind.JsonNode;

/**
 * Statistics, Bloom filters, dictionaries and page indexes of real writers against what other
 * readers found in the columns: the least and the greatest value of each must be found by some row
 * group, and NULLs where there are any. Passes without doing anything where there is no shared
 * corpus.
 */
class CorpusPruningTest {

  @Test
  void valuesThatAreThereAreNeverPruned() throws IOException {
    assumeTrue(Corpus.isPresent(), "no shared corpus");
    List<String> failures = new ArrayList<>();
    int checks = 0;
    for (Corpus.Entry entry : Corpus.entries()) {
      if (entry.verdict().equals("ok") && entry.hasGolden()) {
        checks += check(entry, failures);
      }
    }
    assertTrue(failures.isEmpty(), () -> String.join("\n", failures));
    assertTrue(checks > 10_000, "checks: " + checks);
  }

  private static int check(Corpus.Entry entry, List<String> failures) throws IOException {
    int checks = 0;
    try (StoredFile stored = new LocalStore().open(entry.file().toString())) {
      ParquetFile file = ParquetFile.open(stored, CorpusKeys.options(entry));
      List<FileSchema.Column> columns = file.schema().columns();
      JsonNode goldens = entry.readGolden().get("columns");
      for (int i = 0; i < columns.size() && columns.size() == goldens.size(); i++) {
        if (!(columns.get(i).node() instanceof SchemaNode.Primitive)) {
          continue;
        }
        for (ScanFilter filter : trueFilters(columns.get(i), goldens.get(i))) {
          checks++;
          if (!someRowGroupMayMatch(file, filter)) {
            failures.add(entry + ": pruned " + filter);
          }
        }
      }
    }
    return checks;
  }

  private static boolean someRowGroupMayMatch(ParquetFile file, ScanFilter filter)
      throws IOException {
    RowGroupPruner statistics = new RowGroupPruner(file.metadata(), file.schema());
    BloomPruner bloom = new BloomPruner(statistics, file.schema(), file.file());
    Checksum unchecked = new Checksum(Checksum.Mode.IGNORE, place -> {});
    Pruner pruner = new DictionaryPruner(bloom, statistics, file.file(), unchecked);
    for (RowGroup rowGroup : file.metadata().rowGroups()) {
      PageIndexes indexes = new PageIndexes(file.file(), rowGroup);
      if (pruner.decide(filter, rowGroup) != MatchDecision.NEVER
          && !new PageIndexPruner(statistics, indexes, rowGroup).rows(filter).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Conditions that, by the golden, hold for some row. */
  private static List<ScanFilter> trueFilters(FileSchema.Column column, JsonNode golden) {
    List<ScanFilter> filters = new ArrayList<>();
    String name = column.name();
    if (golden.path("nulls").asLong() > 0) {
      filters.add(new ScanFilter.IsNull(name));
    }
    if (golden.path("nonNull").asLong() > 0) {
      filters.add(new ScanFilter.IsNotNull(name));
    }
    for (String end : List.of("min", "max")) {
      JsonNode text = golden.get(end);
      Object literal = text == null || text.isNull() ? null : literal(column, text.asText());
      if (literal != null) {
        filters.add(new ScanFilter.Comparison(name, Operator.EQUAL, literal));
        filters.add(new ScanFilter.Comparison(name, Operator.LESS_OR_EQUAL, literal));
        filters.add(new ScanFilter.Comparison(name, Operator.GREATER_OR_EQUAL, literal));
      }
    }
    return filters;
  }

  /** The golden's text in the form of a literal, or {@code null} for types not compared here. */
  private static Object literal(FileSchema.Column column, String text) {
    return switch (column.type().id()) {
      case BOOLEAN -> Boolean.valueOf(text);
      case TINYINT, SMALLINT, INTEGER -> Integer.valueOf(text);
      case BIGINT -> Long.valueOf(text);
      case DECIMAL -> new BigDecimal(text);
      case REAL, DOUBLE -> real(column, text);
      case DATE -> (int) LocalDate.parse(text).toEpochDay();
      case VARCHAR -> text.getBytes(StandardCharsets.UTF_8);
      case VARBINARY, BINARY -> hex(text);
      case UUID -> uuid(text);
      default -> null;
    };
  }

  /** A FLOAT's text is the shortest that tells floats apart, not the value of the double. */
  private static Double real(FileSchema.Column column, String text) {
    boolean isDouble = column.type().id() == TypeId.DOUBLE;
    return isDouble ? Double.valueOf(text) : Double.valueOf(Float.parseFloat(text));
  }

  private static byte[] hex(String text) {
    byte[] bytes = new byte[text.length() / 2 - 1];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) Integer.parseInt(text, 2 + 2 * i, 4 + 2 * i, 16);
    }
    return bytes;
  }

  private static byte[] uuid(String text) {
    UUID uuid = UUID.fromString(text);
    return ByteBuffer.allocate(16)
        .putLong(uuid.getMostSignificantBits())
        .putLong(uuid.getLeastSignificantBits())
        .array();
  }
}
