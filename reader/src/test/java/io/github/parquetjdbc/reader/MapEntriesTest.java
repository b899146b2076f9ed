package io.github.parquetjdbc.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Entries of maps come as they are stored, whatever the groups around them are called. */
class MapEntriesTest {

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "MAP/key_value/key/value",
        "MAP/map/key/value",
        "MAP_KEY_VALUE/map/key/value",
        "MAP/entries/k/v"
      })
  void duplicateKeysStayInOrderAndValuesMayBeNull(String spelling) throws IOException {
    String[] names = spelling.split("/");
    String schema =
        ("message m { optional group x (%s) { repeated group %s {"
                + " required int32 %s; optional int32 %s; } } }")
            .formatted((Object[]) names);
    List<Consumer<Group>> rows = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 3000; i++) {
      int row = i;
      rows.add(group -> fill(group, names, row));
      expected.add(
          row % 5 == 0
              ? "null"
              : "["
                  + String.join(
                      ",", IntStream.range(0, row % 4).mapToObj(j -> entry(row, j)).toList())
                  + "]");
    }
    byte[] bytes =
        ExampleFiles.write(
            MessageTypeParser.parseMessageType(schema),
            rows,
            builder -> builder.withPageSize(500).withMinRowCountForPageSizeCheck(7));
    ParquetFile file = ParquetFile.open(new MemoryFile("maps", bytes), ReadOptions.DEFAULT);
    List<String> found =
        SampleTable.scan(
                file, List.of("x"), List.of(), null, ScanRequest.UNLIMITED, new ScanMetrics())
            .stream()
            .map(row -> String.valueOf(row.get(0)))
            .toList();
    assertEquals(expected, found);
  }

  /** Keys go down and the second is the first again. */
  private static int key(int row, int entry) {
    return entry == 1 ? row : row - entry;
  }

  private static String entry(int row, int entry) {
    String value = (row + entry) % 3 == 0 ? "null" : "\"" + (row + entry) + "\"";
    return "[\"" + key(row, entry) + "\"," + value + "]";
  }

  private static void fill(Group group, String[] names, int row) {
    if (row % 5 == 0) {
      return;
    }
    Group map = group.addGroup("x");
    for (int j = 0; j < row % 4; j++) {
      Group entry = map.addGroup(names[1]).append(names[2], key(row, j));
      if ((row + j) % 3 != 0) {
        entry.add(names[3], row + j);
      }
    }
  }
}
