package io.github.parquetjdbc.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.HandmadeFile.Leaf;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Pages that no writer at hand makes: records across pages, and levels that make no sense. */
class NestedPagesTest {

  private static final String LIST =
      "message m { optional group x (LIST) { repeated group list { optional int32 element; } } }";

  private static final String PAIRS =
      "message m { optional group x (LIST) { repeated group list {"
          + " required int32 a; optional int32 b; } } }";

  private static List<String> scan(byte[] bytes) throws IOException {
    ParquetFile file = ParquetFile.open(new MemoryFile("handmade", bytes), ReadOptions.DEFAULT);
    return SampleTable.scan(
            file, List.of("x"), List.of(), null, ScanRequest.UNLIMITED, new ScanMetrics())
        .stream()
        .map(row -> String.valueOf(row.get(0)))
        .toList();
  }

  private static int[] ints(int... values) {
    return values;
  }

  @Test
  void nullEmptyAndListOfNullStayApartAtEveryPageEdge() throws IOException {
    int[] definition = {0, 1, 2, 3, 2, 3, 3, 1, 0, 3};
    int[] repetition = {0, 0, 0, 0, 1, 1, 1, 0, 0, 0};
    List<String> expected =
        List.of("null", "[]", "[null]", "[\"7\",null,\"8\",\"9\"]", "[]", "null", "[\"5\"]");
    for (int edge = 1; edge < definition.length; edge++) {
      Leaf leaf = new Leaf(definition, repetition, ints(7, 8, 9, 5), edge);
      assertEquals(expected, scan(HandmadeFile.write(LIST, 7, leaf)), "edge after " + edge);
    }
    int[] everywhere = IntStream.range(1, definition.length).toArray();
    Leaf leaf = new Leaf(definition, repetition, ints(7, 8, 9, 5), everywhere);
    assertEquals(expected, scan(HandmadeFile.write(LIST, 7, leaf)), "an edge after each");
  }

  @Test
  void recordsGoOnInOtherPagesInEachLeaf() throws IOException {
    for (long seed = 1; seed <= 50; seed++) {
      Random random = new Random(seed);
      List<String> expected = new ArrayList<>();
      List<int[]> entries = new ArrayList<>();
      int rows = 1 + random.nextInt(1500);
      for (int row = 0; row < rows; row++) {
        expected.add(addRow(random, entries));
      }
      int[] repetition = entries.stream().mapToInt(entry -> entry[0]).toArray();
      int[] definitionA = entries.stream().mapToInt(entry -> Math.min(2, entry[1])).toArray();
      int[] definitionB = entries.stream().mapToInt(entry -> entry[1]).toArray();
      int[] valuesA = values(entries, 2);
      int[] valuesB = values(entries, 3);
      Leaf a = new Leaf(definitionA, repetition, valuesA, edges(random, entries.size()));
      Leaf b = new Leaf(definitionB, repetition, valuesB, edges(random, entries.size()));
      assertEquals(expected, scan(HandmadeFile.write(PAIRS, rows, a, b)), "seed " + seed);
    }
  }

  /** Adds repetition level, definition level and value of each entry; returns the row's text. */
  private static String addRow(Random random, List<int[]> entries) {
    int length = random.nextInt(6) - 1;
    if (length <= 0) {
      entries.add(ints(0, length + 1, 0));
      return length < 0 ? "null" : "[]";
    }
    List<String> elements = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      int value = random.nextInt(1000);
      boolean isNull = random.nextBoolean();
      entries.add(ints(i == 0 ? 0 : 1, isNull ? 2 : 3, value));
      String b = isNull ? "null" : "\"" + value + "\"";
      elements.add("{\"a\":\"" + value + "\",\"b\":" + b + "}");
    }
    return "[" + String.join(",", elements) + "]";
  }

  private static int[] values(List<int[]> entries, int level) {
    return entries.stream().filter(e -> e[1] >= level).mapToInt(e -> e[2]).toArray();
  }

  private static int[] edges(Random random, int entries) {
    int pages = random.nextInt(12);
    return random.ints(pages, 0, entries).filter(edge -> edge > 0).sorted().distinct().toArray();
  }

  static Stream<Arguments> nonsense() {
    Leaf a = new Leaf(ints(2, 2, 1), ints(0, 1, 0), ints(1, 2));
    return Stream.of(
        Arguments.of(
            "first repetition level",
            LIST,
            new Leaf[] {new Leaf(ints(3, 3), ints(1, 0), ints(1, 2))},
            1),
        Arguments.of(
            "fewer rows", LIST, new Leaf[] {new Leaf(ints(3, 3), ints(0, 1), ints(1, 2))}, 2),
        Arguments.of(
            "more rows", LIST, new Leaf[] {new Leaf(ints(3, 3), ints(0, 0), ints(1, 2))}, 1),
        Arguments.of(
            "no elements", LIST, new Leaf[] {new Leaf(ints(1, 3), ints(0, 1), ints(1))}, 1),
        Arguments.of(
            "no elements", LIST, new Leaf[] {new Leaf(ints(3, 1), ints(0, 1), ints(1))}, 1),
        Arguments.of("values", LIST, new Leaf[] {new Leaf(ints(3, 3), ints(0, 1), ints(1))}, 1),
        Arguments.of(
            "levels differ",
            PAIRS,
            new Leaf[] {a, new Leaf(ints(3, 3, 3), ints(0, 0, 1), ints(1, 2, 3))},
            2),
        Arguments.of(
            "levels differ",
            PAIRS,
            new Leaf[] {a, new Leaf(ints(3, 3, 0), ints(0, 1, 0), ints(1, 2))},
            2),
        Arguments.of(
            "rows",
            PAIRS,
            new Leaf[] {a, new Leaf(ints(3, 3, 3), ints(0, 1, 1), ints(1, 2, 3))},
            2));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("nonsense")
  void levelsThatMakeNoSenseAreRefused(String message, String schema, Leaf[] leaves, long rows)
      throws IOException {
    byte[] bytes = HandmadeFile.write(schema, rows, leaves);
    MalformedFileException e = assertThrows(MalformedFileException.class, () -> scan(bytes));
    assertTrue(
        e.getMessage().contains("handmade") && e.getMessage().contains("column x"), e::getMessage);
    if (!message.equals("values")) {
      assertTrue(e.getMessage().contains(message), e::getMessage);
    }
  }
}
