package io.github.parquetjdbc.reader;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.parquetjdbc.reader.error.DecryptionException;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.metadata.LogicalType;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.schema.ColumnChunkCheck;
import io.github.parquetjdbc.reader.schema.FileSchema;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.reader.schema.SchemaNode;
import io.github.parquetjdbc.reader.store.LocalStore;
import io.github.parquetjdbc.reader.store.StoredFile;
import io.github.parquetjdbc.vector.TypeId;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import shaded.parquet.com.fasterxml.jackson.databind.JsonNode;

/** Footers and schemas of the shared corpus; passes without doing anything where there is none. */
class CorpusFooterTest {

  private static final Map<String, String> WAIVERS =
      Map.of(
          "files/drill/datetime.parquet", "a group annotated as MAP that is none is a struct",
          "parquet-testing/shredded_variant/case-041.parquet", "the golden has one column only",
          "parquet-testing/shredded_variant/case-131.parquet", "the golden has one column only",
          "parquet-testing/shredded_variant/case-138.parquet", "the golden has one column only");

  @Test
  void goodFilesHaveTheColumnsOfTheirGoldens() throws IOException {
    assumeTrue(Corpus.isPresent(), "no shared corpus");
    List<String> failures = new ArrayList<>();
    int refused = 0;
    int left = 0;
    for (Corpus.Entry entry : Corpus.entries()) {
      if (entry.verdict().equals("ok") && entry.hasGolden() && !isEncrypted(entry)) {
        checkGood(entry, failures);
      }
    }
    assertTrue(failures.isEmpty(), () -> String.join("\n", failures));
  }

  private static boolean isEncrypted(Corpus.Entry entry) {
    return entry.tags().contains("needs-keys");
  }

  private static void checkGood(Corpus.Entry entry, List<String> failures) {
    try (StoredFile stored = new LocalStore().open(entry.file().toString())) {
      ParquetFile file = ParquetFile.open(stored, ReadOptions.DEFAULT);
      checkChunks(file);
      JsonNode golden = entry.readGolden();
      List<String> expected = new ArrayList<>();
      golden.get("columns").forEach(column -> expected.add(describe(column)));
      List<String> actual = new ArrayList<>();
      for (FileSchema.Column column : file.schema().columns()) {
        actual.add(describe(column));
      }
      if (WAIVERS.containsKey(entry.path())) {
        assertNotEquals(expected, actual, () -> "no longer waived: " + entry);
      } else if (!expected.equals(actual)) {
        failures.add(entry + ": expected " + expected + ", found " + actual);
      }
      if (golden.get("rows").asLong() != file.rowCount()) {
        failures.add(entry + ": " + file.rowCount() + " rows, expected " + golden.get("rows"));
      }
    } catch (IOException e) {
      failures.add(entry + ": " + e);
    }
  }

  /** Every column can be read, and every chunk lies where it can. */
  private static void checkChunks(ParquetFile file) throws IOException {
    FilePosition place = FilePosition.of(file.name());
    for (FileSchema.Column column : file.schema().columns()) {
      column.checkReadable(place);
    }
    for (RowGroup rowGroup : file.metadata().rowGroups()) {
      for (LeafColumn leaf : file.schema().leaves()) {
        ColumnChunkCheck.pages(
            rowGroup.column(leaf.index()),
            leaf,
            file.file().size(),
            place.withRowGroup(rowGroup.ordinal()).withColumn(leaf.dottedPath()));
      }
    }
  }

  @Test
  void badFilesAreRefusedOrLeftToThePages() throws IOException {
    assumeTrue(Corpus.isPresent(), "no shared corpus");
    int refused = 0;
    int left = 0;
    for (Corpus.Entry entry : Corpus.entries()) {
      if (entry.verdict().equals("ok") && !isEncrypted(entry)) {
        continue;
      }
      try (StoredFile stored = new LocalStore().open(entry.file().toString())) {
        checkChunks(ParquetFile.open(stored, ReadOptions.DEFAULT));
        left++;
      } catch (DecryptionException | MalformedFileException | UnsupportedFeatureException e) {
        refused++;
        assertTrue(e.getMessage().contains(entry.file().getFileName().toString()), e.getMessage());
      }
    }
    assertTrue(refused > left, "refused " + refused + ", left to the pages " + left);
  }

  private static String describe(JsonNode column) {
    return column.get("name").asText()
        + ' '
        + column.get("physical").asText()
        + ' '
        + logical(column.get("logical").asText())
        + ' '
        + column.get("repetition").asText()
        + ' '
        + column.get("nullable").asBoolean();
  }

  private static String describe(FileSchema.Column column) {
    SchemaNode node = column.node();
    boolean bare =
        node instanceof SchemaNode.ListOf list
            && list.elementDefinitionLevel() == 1
            && isBare(list);
    SchemaNode described = bare ? ((SchemaNode.ListOf) node).element() : node;
    String repetition = column.nullable() ? "optional" : bare ? "repeated" : "required";
    return node.name()
        + ' '
        + physical(described)
        + ' '
        + logical(described)
        + ' '
        + repetition
        + ' '
        + column.nullable();
  }

  /** A list without a LIST group around it: the element has the list's own name. */
  private static boolean isBare(SchemaNode.ListOf list) {
    return list.element().name().equals(list.name()) && !list.nullable();
  }

  private static String physical(SchemaNode node) {
    if (!(node instanceof SchemaNode.Primitive primitive)) {
      return "null";
    }
    LeafColumn leaf = primitive.leaf();
    return leaf.physicalType() == PhysicalType.FIXED_LEN_BYTE_ARRAY
        ? "FIXED_LEN_BYTE_ARRAY(" + leaf.typeLength() + ")"
        : leaf.physicalType().toString();
  }

  /** Annotations that this version does not know say nothing. */
  private static String logical(String golden) {
    return golden.startsWith("CONVERTED_") || golden.startsWith("LOGICAL_") ? "null" : golden;
  }

  private static String logical(SchemaNode node) {
    return switch (node.kind()) {
      case LIST -> "LIST";
      case MAP -> "MAP";
      case STRUCT -> node.type().id() == TypeId.VARIANT ? "VARIANT" : "null";
      case PRIMITIVE -> logical(((SchemaNode.Primitive) node).leaf().logicalType());
    };
  }

  private static String logical(LogicalType type) {
    if (type == null) {
      return "null";
    }
    if (type instanceof LogicalType.Decimal decimal) {
      return "DECIMAL(" + decimal.precision() + "," + decimal.scale() + ")";
    }
    if (type instanceof LogicalType.Time time) {
      return "TIME(" + time.unit() + (time.adjustedToUtc() ? ",UTC)" : ",LOCAL)");
    }
    if (type instanceof LogicalType.Timestamp timestamp) {
      return "TIMESTAMP(" + timestamp.unit() + (timestamp.adjustedToUtc() ? ",UTC)" : ",LOCAL)");
    }
    if (type instanceof LogicalType.Int integer) {
      return "INT(" + integer.bits() + (integer.signed() ? ",signed)" : ",unsigned)");
    }
    return switch (type.kind()) {
      case NULL -> "UNKNOWN";
      case UNKNOWN -> "null";
      default -> type.kind().toString();
    };
  }
}
