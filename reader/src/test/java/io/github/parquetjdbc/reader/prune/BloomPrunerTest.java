package io.github.parquetjdbc.reader.prune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.ExampleFiles;
import io.github.parquetjdbc.reader.MemoryFile;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.prune.PrunedTypes.TypeCase;
import io.github.parquetjdbc.reader.prune.ScanFilter.Operator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.apache.parquet.column.values.bloomfilter.BlockSplitBloomFilter;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Bloom filters that parquet-java wrote, and its hash, against ours. */
class BloomPrunerTest {

  private static final long SEED = 31;

  static List<TypeCase> types() {
    // parquet-java writes no Bloom filters of booleans and INT96.
    return PrunedTypes.all().stream()
        .filter(type -> !type.field().startsWith("boolean") && !type.field().startsWith("int96"))
        .toList();
  }

  @Test
  void hashesAreThoseOfTheSpecificationAndOfParquetJava() {
    assertEquals(0xEF46DB3751D8E999L, XxHash64.hash(new byte[0]));
    BlockSplitBloomFilter oracle = new BlockSplitBloomFilter(1024);
    Random random = new Random(SEED);
    for (int length = 0; length < 200; length++) {
      byte[] bytes = new byte[length];
      random.nextBytes(bytes);
      assertEquals(
          oracle.hash(Binary.fromConstantByteArray(bytes)),
          XxHash64.hash(bytes),
          "length " + length + ", seed " + SEED);
    }
  }

  @ParameterizedTest
  @MethodSource("types")
  void noRowThatMatchesIsPruned(TypeCase type) throws IOException {
    Random random = new Random(SEED);
    for (int i = 0; i < 20; i++) {
      List<Object> values = new ArrayList<>();
      for (int rows = 1 + random.nextInt(4); rows > 0; rows--) {
        values.add(type.domain().get(random.nextInt(type.domain().size())));
      }
      byte[] bytes = write(type, values);
      ParquetFile file = ParquetFile.open(new MemoryFile("bloom", bytes), ReadOptions.DEFAULT);
      List<Object> literals = new ArrayList<>(type.domain());
      literals.addAll(type.outside());
      for (Object literal : literals) {
        for (ScanFilter filter : filters(literal, type)) {
          boolean possible = values.stream().anyMatch(v -> RowwiseFilter.canMatch(filter, v));
          assertTrue(
              !possible || decide(file, filter) != MatchDecision.NEVER,
              () -> "seed " + SEED + ": " + RowwiseFilter.text(filter) + " is pruned");
        }
      }
    }
  }

  private static List<ScanFilter> filters(Object literal, TypeCase type) {
    ScanFilter equal = new ScanFilter.Comparison("v", Operator.EQUAL, literal);
    ScanFilter in = new ScanFilter.In("v", List.of(type.outside().get(0), literal));
    ScanFilter greater =
        new ScanFilter.Comparison("v", Operator.GREATER_OR_EQUAL, type.domain().get(0));
    return List.of(
        equal,
        in,
        new ScanFilter.And(List.of(greater, equal)),
        new ScanFilter.Or(List.of(equal, in)));
  }

  @Test
  void valuesBetweenTheBoundsArePrunedWhereTheFilterLacksThem() throws IOException {
    byte[] bytes = write(longs(), List.of(1L, 1000L));
    ParquetFile file = ParquetFile.open(new MemoryFile("bloom", bytes), ReadOptions.DEFAULT);
    int never = 0;
    for (long literal = 2; literal < 1000; literal++) {
      ScanFilter filter = new ScanFilter.Comparison("v", Operator.EQUAL, literal);
      never += decide(file, filter) == MatchDecision.NEVER ? 1 : 0;
    }
    assertTrue(never > 900, never + " of 998");
    assertEquals(
        MatchDecision.NEVER, decide(file, new ScanFilter.In("v", List.of(500L, 501L, 502L))));
  }

  @Test
  void filtersThatMakeNoSenseAreNotBelieved() throws IOException {
    byte[] bytes = write(longs(), List.of(1L, 1000L));
    ParquetFile file = ParquetFile.open(new MemoryFile("bloom", bytes), ReadOptions.DEFAULT);
    int offset = (int) bloomOffset(file);
    ScanFilter absent = new ScanFilter.Comparison("v", Operator.EQUAL, 500L);
    assertEquals(MatchDecision.NEVER, decide(file, absent));
    byte[] mutated = bytes.clone();
    // The first field becomes one that does not exist: no size is left.
    mutated[offset] = (byte) 0xf5;
    assertEquals(
        MatchDecision.MAYBE, decide(file.withFile(new MemoryFile("mutated", mutated)), absent));
    Random random = new Random(SEED);
    for (int i = 0; i < 2000; i++) {
      byte[] hostile = bytes.clone();
      for (int j = 0; j < 4; j++) {
        hostile[offset + random.nextInt(16)] = (byte) random.nextInt(256);
      }
      decide(file.withFile(new MemoryFile("hostile", hostile)), absent);
    }
  }

  private static long bloomOffset(ParquetFile file) throws IOException {
    long offset = file.metadata().rowGroups().get(0).column(0).metaData().bloomFilterOffset();
    assertNotEquals(-1, offset);
    return offset;
  }

  private static MatchDecision decide(ParquetFile file, ScanFilter filter) throws IOException {
    RowGroup rowGroup = file.metadata().rowGroups().get(0);
    RowGroupPruner statistics = new RowGroupPruner(file.metadata(), file.schema());
    return new BloomPruner(statistics, file.schema(), file.file()).decide(filter, rowGroup);
  }

  private static TypeCase longs() {
    return PrunedTypes.all().stream()
        .filter(t -> t.field().equals("int64 v"))
        .findFirst()
        .orElseThrow();
  }

  private static byte[] write(TypeCase type, List<Object> values) throws IOException {
    List<Consumer<Group>> rows = new ArrayList<>();
    for (Object value : values) {
      rows.add(group -> type.writer().accept(group, value));
    }
    return ExampleFiles.write(
        MessageTypeParser.parseMessageType("message m { required " + type.field() + "; }"),
        rows,
        // Without a dictionary, which parquet-java would prefer to a filter.
        settings -> settings.withDictionaryEncoding(false).withBloomFilterEnabled("v", true));
  }
}
