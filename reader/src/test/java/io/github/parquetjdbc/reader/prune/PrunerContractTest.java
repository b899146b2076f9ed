package io.github.parquetjdbc.reader.prune;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.ExampleFiles;
import io.github.parquetjdbc.reader.MemoryFile;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.page.Checksum;
import io.github.parquetjdbc.reader.page.PageLocations;
import io.github.parquetjdbc.reader.prune.PrunedTypes.TypeCase;
import io.github.parquetjdbc.reader.prune.ScanFilter.Operator;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import org.apache.parquet.column.ParquetProperties.WriterVersion;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random conditions on random row groups that parquet-java wrote: whatever a source of decisions
 * says is proven must hold of the rows, one by one, by {@link RowwiseFilter}.
 */
class PrunerContractTest {

  private static final int FILES = 24;
  private static final int FILTERS = 20;

  /** A row group or page, as a source of decisions sees it. */
  private record Part(MatchDecision decision, List<Object> values) {}

  /** A source of decisions. */
  private enum Source {
    STATISTICS {
      @Override
      List<Part> decide(ParquetFile file, ScanFilter filter, List<Object> values)
          throws IOException {
        return List.of(new Part(statistics(file).decide(filter, rowGroup(file)), values));
      }
    },
    BLOOM_FILTER {
      @Override
      List<Part> decide(ParquetFile file, ScanFilter filter, List<Object> values)
          throws IOException {
        Pruner pruner = new BloomPruner(UNDECIDED, file.schema(), file.file());
        return List.of(new Part(pruner.decide(filter, rowGroup(file)), values));
      }
    },
    DICTIONARY {
      @Override
      List<Part> decide(ParquetFile file, ScanFilter filter, List<Object> values)
          throws IOException {
        Checksum strict = new Checksum(Checksum.Mode.FAIL, place -> {});
        Pruner pruner = new DictionaryPruner(UNDECIDED, statistics(file), file.file(), strict);
        return List.of(new Part(pruner.decide(filter, rowGroup(file)), values));
      }
    },
    PAGE_INDEX {
      @Override
      List<Part> decide(ParquetFile file, ScanFilter filter, List<Object> values)
          throws IOException {
        PageIndexes indexes = new PageIndexes(file.file(), rowGroup(file));
        PageIndexPruner pruner = new PageIndexPruner(statistics(file), indexes, rowGroup(file));
        RowRanges rows = pruner.rows(filter);
        List<Part> parts = new ArrayList<>();
        for (int row = 0; row < values.size(); row++) {
          boolean left = rows.overlaps(row, row + 1);
          MatchDecision decision = left ? MatchDecision.MAYBE : MatchDecision.NEVER;
          parts.add(new Part(decision, values.subList(row, row + 1)));
        }
        LeafColumn leaf = file.schema().leaves().get(0);
        MatchDecision[] pages = filter.column() == null ? null : pruner.decide(filter, leaf);
        for (int page = 0; pages != null && page < pages.length; page++) {
          PageLocations locations = indexes.locations(leaf);
          int from = (int) locations.firstRow(page);
          int to = (int) locations.endRow(page);
          parts.add(new Part(pages[page], values.subList(from, to)));
        }
        return parts;
      }
    };

    /** Leaves everything to the source that is looked at. */
    private static final Pruner UNDECIDED = (filter, rowGroup) -> MatchDecision.MAYBE;

    abstract List<Part> decide(ParquetFile file, ScanFilter filter, List<Object> values)
        throws IOException;

    private static RowGroupPruner statistics(ParquetFile file) {
      return new RowGroupPruner(file.metadata(), file.schema());
    }

    private static RowGroup rowGroup(ParquetFile file) {
      return file.metadata().rowGroups().get(0);
    }

    /** Whether parquet-java writes what the source needs for columns of the type. */
    private boolean knows(TypeCase type) {
      boolean plainOnly = type.field().startsWith("boolean") || type.field().startsWith("int96");
      return switch (this) {
        case STATISTICS -> true;
        // Of these, what equals what is not known by their bytes.
        case BLOOM_FILTER ->
            !plainOnly
                && !type.field().contains("INTEGER(8")
                && !type.field().contains("INTEGER(16")
                && !type.field().contains("FLOAT16")
                && !type.field().startsWith("binary v (DECIMAL");
        case DICTIONARY -> !plainOnly;
        case PAGE_INDEX -> !type.field().startsWith("int96");
      };
    }
  }

  static List<TypeCase> types() {
    return PrunedTypes.all();
  }

  @ParameterizedTest
  @MethodSource("types")
  void whatIsProvenHoldsForTheRows(TypeCase type) throws IOException {
    long seed = 20_260_000L + type.field().hashCode();
    Random random = new Random(seed);
    Map<Source, Integer> never = new EnumMap<>(Source.class);
    for (int i = 0; i < FILES; i++) {
      String repetition = random.nextInt(3) == 0 ? "required" : "optional";
      boolean hasDictionary = random.nextInt(3) == 0;
      List<Object> values = values(type, repetition, random);
      // Writers make no dictionary of values that do not repeat.
      for (int copies = hasDictionary ? 3 : 0; copies > 0; copies--) {
        values.addAll(new ArrayList<>(values));
      }
      ParquetFile file = file(type, repetition, values, hasDictionary);
      for (int j = 0; j < FILTERS; j++) {
        ScanFilter filter = filter(type, random, 2);
        for (Source source : Source.values()) {
          for (Part part : source.decide(file, filter, values)) {
            check(part.decision(), filter, part.values(), "seed " + seed + ", " + type + ": ");
            never.merge(source, part.decision() == MatchDecision.NEVER ? 1 : 0, Integer::sum);
          }
        }
      }
    }
    for (Source source : Source.values()) {
      boolean able = never.get(source) > 0 || !source.knows(type);
      assertTrue(able, source + " never prunes " + type + ", seed " + seed);
    }
  }

  private static void check(
      MatchDecision decision, ScanFilter filter, List<Object> values, String context) {
    for (Object value : values) {
      boolean possible = RowwiseFilter.canMatch(filter, value);
      boolean certain = RowwiseFilter.mustMatch(filter, value);
      boolean holds =
          switch (decision) {
            case NEVER -> !possible;
            case ALWAYS -> certain;
            case MAYBE -> true;
          };
      assertTrue(
          holds,
          () ->
              context
                  + decision
                  + " of "
                  + RowwiseFilter.text(filter)
                  + " but a row has "
                  + RowwiseFilter.text(value));
    }
  }

  private static List<Object> values(TypeCase type, String repetition, Random random) {
    List<Object> values = new ArrayList<>();
    int rows = 1 + random.nextInt(8);
    int nullShare = repetition.equals("required") ? 0 : random.nextInt(3);
    for (int i = 0; i < rows; i++) {
      boolean isNull = random.nextInt(2) < nullShare;
      values.add(isNull ? null : pick(type.domain(), random));
    }
    return values;
  }

  /** One with a dictionary, or with a Bloom filter and pages of two rows each. */
  private static ParquetFile file(
      TypeCase type, String repetition, List<Object> values, boolean hasDictionary)
      throws IOException {
    MessageType schema =
        MessageTypeParser.parseMessageType(
            "message m { " + repetition + " " + type.field() + "; }");
    List<Consumer<Group>> rows = new ArrayList<>();
    for (Object value : values) {
      rows.add(
          group -> {
            if (value != null) {
              type.writer().accept(group, value);
            }
          });
    }
    byte[] bytes =
        ExampleFiles.write(
            schema,
            rows,
            settings ->
                settings
                    // The first version has no dictionaries of fixed-length values.
                    .withWriterVersion(
                        hasDictionary ? WriterVersion.PARQUET_2_0 : WriterVersion.PARQUET_1_0)
                    .withDictionaryEncoding(hasDictionary)
                    .withBloomFilterEnabled("v", !hasDictionary && hasBloomFilters(type))
                    .withPageRowCountLimit(hasDictionary ? rows.size() : 2));
    return ParquetFile.open(new MemoryFile("example", bytes), ReadOptions.DEFAULT);
  }

  /** parquet-java refuses to write those of other types. */
  private static boolean hasBloomFilters(TypeCase type) {
    return !type.field().startsWith("boolean") && !type.field().startsWith("int96");
  }

  private static ScanFilter filter(TypeCase type, Random random, int depth) {
    int choice = random.nextInt(depth == 0 ? 8 : 10);
    return switch (choice) {
      case 0 -> new ScanFilter.IsNull("v");
      case 1 -> new ScanFilter.IsNotNull("v");
      case 2 -> new ScanFilter.In("v", List.of(literal(type, random), literal(type, random)));
      case 8 -> new ScanFilter.And(operands(type, random, depth - 1));
      case 9 -> new ScanFilter.Or(operands(type, random, depth - 1));
      default ->
          new ScanFilter.Comparison(
              "v",
              Operator.values()[random.nextInt(Operator.values().length)],
              literal(type, random));
    };
  }

  private static List<ScanFilter> operands(TypeCase type, Random random, int depth) {
    return List.of(filter(type, random, depth), filter(type, random, depth));
  }

  private static Object literal(TypeCase type, Random random) {
    return pick(random.nextInt(4) == 0 ? type.outside() : type.domain(), random);
  }

  private static Object pick(List<Object> choices, Random random) {
    return choices.get(random.nextInt(choices.size()));
  }
}
