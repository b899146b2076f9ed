package io.github.parquetjdbc.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.reader.HandmadeFile.Leaf;
import io.github.parquetjdbc.reader.column.FixedLengthLists;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.RowFilter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.parquet.column.ParquetProperties.WriterVersion;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Lists of one length, and lists among them that are longer, shorter, empty, NULL or hold a NULL,
 * are the same with and without their levels being decoded.
 */
class FixedLengthListsTest {

  private static final String SCHEMA =
      "message m { required int32 id; optional group x (LIST) { repeated group list {"
          + " optional group element { required int32 a; optional int64 b; } } } }";

  private static final String LIST =
      "message m { optional group x (LIST) { repeated group list { optional int32 element; } } }";

  /** What a list that is not as the others is like. */
  private enum Odd {
    LONGER,
    SHORTER,
    EMPTY,
    NULL,
    HOLDS_NULL
  }

  @ParameterizedTest(name = "lists of {0}")
  @ValueSource(ints = {1, 2, 3, 7, 8, 9, 12, 15, 16, 17, 64, 256})
  void listsAreWhatWasWritten(int length) throws IOException {
    for (int seed = 1; seed <= 8; seed++) {
      Random random = new Random(seed * 1000L + length);
      int rowCount = 1 + random.nextInt(length > 20 ? 400 : 4000);
      Odd odd = Odd.values()[random.nextInt(Odd.values().length)];
      int[] oddRows = random.ints(random.nextInt(3), 0, rowCount).toArray();
      List<List<String>> expected = new ArrayList<>();
      List<Consumer<Group>> rows = new ArrayList<>();
      for (int i = 0; i < rowCount; i++) {
        int row = i;
        boolean isOdd = IntStream.of(oddRows).anyMatch(r -> r == row);
        rows.add(group -> expected.add(fill(group, row, length, isOdd ? odd : null)));
      }
      byte[] bytes =
          ExampleFiles.write(
              MessageTypeParser.parseMessageType(SCHEMA), rows, b -> settings(b, random));
      int stride = 1 + random.nextInt(500);
      List<List<String>> some =
          expected.stream().filter(r -> Integer.parseInt(r.get(0)) / stride % 3 == 1).toList();
      for (FixedLengthLists lists : FixedLengthLists.values()) {
        String which = "seed " + seed + " " + lists + " " + odd;
        assertEquals(expected, scan(bytes, lists, List.of("id", "x"), null), which);
        assertEquals(some, scan(bytes, lists, List.of("id", "x"), strided(stride)), which);
      }
    }
  }

  private static List<String> fill(Group group, int row, int length, Odd odd) {
    group.add("id", row);
    int size = odd == Odd.LONGER ? length + 1 : odd == Odd.SHORTER ? length - 1 : length;
    if (odd == Odd.NULL) {
      return Arrays.asList(Integer.toString(row), null);
    }
    Group list = group.addGroup("x");
    List<String> elements = new ArrayList<>();
    for (int i = 0; i < (odd == Odd.EMPTY ? 0 : size); i++) {
      Group element = list.addGroup("list");
      if (odd == Odd.HOLDS_NULL && i == length / 2) {
        elements.add("null");
      } else {
        int a = row * 31 + i;
        Group fields = element.addGroup("element").append("a", a).append("b", a % 100L);
        elements.add("{\"a\":\"" + a + "\",\"b\":\"" + fields.getLong("b", 0) + "\"}");
      }
    }
    return List.of(Integer.toString(row), "[" + String.join(",", elements) + "]");
  }

  private static void settings(ExampleParquetWriter.Builder builder, Random random) {
    builder
        .withWriterVersion(
            random.nextBoolean() ? WriterVersion.PARQUET_1_0 : WriterVersion.PARQUET_2_0)
        .withPageSize(1000 + random.nextInt(50_000))
        .withDictionaryEncoding(random.nextBoolean())
        .withMinRowCountForPageSizeCheck(1 + random.nextInt(300));
  }

  private static RowFilter strided(int stride) {
    return (batch, selected) -> {
      int[] ids = ((IntVector) batch.column(0)).values();
      int[] rows =
          IntStream.range(0, batch.length()).filter(i -> ids[i] / stride % 3 == 1).toArray();
      System.arraycopy(rows, 0, selected, 0, rows.length);
      return rows.length;
    };
  }

  @ParameterizedTest(name = "lists of {0}")
  @ValueSource(ints = {1, 2, 5, 8, 13, 100})
  void listsGoOnInOtherPages(int length) throws IOException {
    for (int seed = 1; seed <= 20; seed++) {
      Random random = new Random(seed);
      int rows = 3 + random.nextInt(60_000 / length);
      int entries = rows * length;
      int[] definition = IntStream.generate(() -> 3).limit(entries).toArray();
      int[] repetition = IntStream.range(0, entries).map(i -> i % length == 0 ? 0 : 1).toArray();
      int[] values = random.ints(entries).toArray();
      int[] edges = random.ints(random.nextInt(6), 1, entries).sorted().distinct().toArray();
      byte[] bytes =
          HandmadeFile.write(LIST, rows, new Leaf(definition, repetition, values, edges));
      assertEquals(
          scan(bytes, FixedLengthLists.IGNORE, List.of("x"), null),
          scan(bytes, FixedLengthLists.FIND, List.of("x"), null),
          "seed " + seed);
    }
  }

  private static List<List<String>> scan(
      byte[] bytes, FixedLengthLists lists, List<String> columns, RowFilter filter)
      throws IOException {
    ReadOptions options = ReadOptions.DEFAULT.withFixedLengthLists(lists);
    ParquetFile file = ParquetFile.open(new MemoryFile("lists", bytes), options);
    List<String> filterColumns = filter == null ? List.of() : List.of("id");
    return SampleTable.scan(
        file, columns, filterColumns, filter, ScanRequest.UNLIMITED, new ScanMetrics());
  }
}
