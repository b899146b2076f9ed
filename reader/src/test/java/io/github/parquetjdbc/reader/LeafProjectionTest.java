package io.github.parquetjdbc.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.ColumnMetaData;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.schema.ColumnPath;
import io.github.parquetjdbc.reader.schema.FieldSelection;
import io.github.parquetjdbc.reader.schema.FieldSelection.Field;
import io.github.parquetjdbc.reader.schema.FieldSelection.Some;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Fields of nested columns are read without the chunks of the fields beside them. */
class LeafProjectionTest {

  private static final String SCHEMA =
      "message m { required int32 id;"
          + " optional group address { required binary city (STRING);"
          + "   optional group geo { required double lat; optional double lon; }"
          + "   optional group tags (LIST) { repeated group list { optional int32 element; } } }"
          + " optional group items (LIST) { repeated group list { optional group element {"
          + "   required int64 price; optional binary note (STRING); } } }"
          + " optional group attributes (MAP) { repeated group key_value {"
          + "   required binary key (STRING); optional group value {"
          + "     optional int32 a; optional int32 b; } } } }";

  private static final int ROWS = 3000;

  /** Bytes read after a chunk, as some writers tell its size wrong; far less than a chunk here. */
  private static final int SLACK = 100;

  private static final ColumnPath ADDRESS = ColumnPath.of("address");
  private static final ColumnPath ITEMS = ColumnPath.of("items");

  private static byte[] file() throws IOException {
    List<Consumer<Group>> rows = new ArrayList<>();
    for (int i = 0; i < ROWS; i++) {
      int row = i;
      rows.add(group -> fill(group, row));
    }
    return ExampleFiles.write(MessageTypeParser.parseMessageType(SCHEMA), rows);
  }

  private static void fill(Group group, int row) {
    group.add("id", row);
    if (row % 5 != 0) {
      Group address = group.addGroup("address");
      address.add("city", "city " + row);
      if (row % 3 != 0) {
        Group geo = address.addGroup("geo");
        geo.add("lat", row / 2.0);
        if (row % 7 != 0) {
          geo.add("lon", row / 4.0);
        }
      }
      if (row % 2 == 0) {
        Group tags = address.addGroup("tags");
        for (int i = 0; i < row % 4; i++) {
          tags.addGroup("list").add("element", row + i);
        }
      }
    }
    if (row % 6 != 0) {
      Group items = group.addGroup("items");
      for (int i = 0; i < row % 3; i++) {
        Group item = items.addGroup("list").addGroup("element");
        item.add("price", 10L * row + i);
        item.add("note", "note " + row);
      }
    }
    Group entry = group.addGroup("attributes").addGroup("key_value");
    entry.add("key", "k" + row % 2);
    entry.addGroup("value").add("b", row);
  }

  private static String city(int row) {
    return row % 5 == 0 ? null : "city " + row;
  }

  private static String lat(int row) {
    return row % 5 == 0 || row % 3 == 0 ? null : Double.toString(row / 2.0);
  }

  private static String tags(int row) {
    if (row % 5 == 0 || row % 2 != 0) {
      return null;
    }
    List<String> tags = new ArrayList<>();
    for (int i = 0; i < row % 4; i++) {
      tags.add("\"" + (row + i) + "\"");
    }
    return "[" + String.join(",", tags) + "]";
  }

  private static String prices(int row) {
    if (row % 6 == 0) {
      return null;
    }
    List<String> prices = new ArrayList<>();
    for (int i = 0; i < row % 3; i++) {
      prices.add("{\"price\":\"" + (10L * row + i) + "\"}");
    }
    return "[" + String.join(",", prices) + "]";
  }

  /** A column of a scan: what its rows are, and the chunks that it needs. */
  private interface Rows {
    String at(int row);
  }

  static Stream<Arguments> projections() {
    FieldSelection cityAndLat =
        new Some(
            List.of(
                new Field("geo", FieldSelection.of("lat")), new Field("city", FieldSelection.ALL)));
    return Stream.of(
        Arguments.of(ADDRESS.field("city"), List.of("address.city"), (Rows) row -> city(row)),
        Arguments.of(
            ADDRESS.field("geo").field("lat"), List.of("address.geo.lat"), (Rows) row -> lat(row)),
        Arguments.of(
            ADDRESS.field("tags"), List.of("address.tags.list.element"), (Rows) row -> tags(row)),
        Arguments.of(
            ADDRESS.with(cityAndLat),
            List.of("address.geo.lat", "address.city"),
            (Rows)
                row -> {
                  String lat = lat(row) == null ? "null" : "{\"lat\":\"" + lat(row) + "\"}";
                  return row % 5 == 0
                      ? null
                      : "{\"geo\":" + lat + ",\"city\":\"" + city(row) + "\"}";
                }),
        Arguments.of(
            ITEMS.with(FieldSelection.of("price")),
            List.of("items.list.element.price"),
            (Rows) row -> prices(row)),
        Arguments.of(
            ITEMS.with(FieldSelection.of()),
            List.of("items.list.element.price"),
            (Rows) row -> prices(row)),
        Arguments.of(
            ColumnPath.of("attributes").with(FieldSelection.of("b")),
            List.of("attributes.key_value.key", "attributes.key_value.value.b"),
            (Rows) row -> "[[\"k" + row % 2 + "\",{\"b\":\"" + row + "\"}]]"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("projections")
  void onlyTheChunksOfFieldsAskedForAreRead(ColumnPath path, List<String> chunks, Rows rows)
      throws IOException {
    ParquetFile file = ParquetFile.open(new MemoryFile("sample", file()), ReadOptions.DEFAULT);
    ScanMetrics metrics = new ScanMetrics();
    List<String> expected = Stream.iterate(0, i -> i + 1).limit(ROWS).map(rows::at).toList();
    assertEquals(expected, scan(file, List.of(path), List.of(), null, metrics));
    long read = metrics.bytesRead() - size(file, chunks);
    assertTrue(read >= 0 && read <= SLACK * chunks.size(), read + " bytes more than the chunks");
  }

  @Test
  void aFilterSeesAFieldAndTheOutputIsAnother() throws IOException {
    ParquetFile file = ParquetFile.open(new MemoryFile("sample", file()), ReadOptions.DEFAULT);
    RowFilter first =
        (batch, selected) -> {
          int count = 0;
          for (int i = 0; i < batch.length(); i++) {
            if (!batch.column(0).isNull(i)) {
              selected[count++] = i;
            }
          }
          return count;
        };
    List<ColumnPath> filterColumns = List.of(ADDRESS.field("geo").field("lat"));
    List<String> expected = new ArrayList<>();
    for (int row = 0; row < ROWS; row++) {
      if (lat(row) != null) {
        expected.add(city(row));
      }
    }
    List<ColumnPath> outputs = List.of(ADDRESS.field("city"));
    assertEquals(expected, scan(file, outputs, filterColumns, first, new ScanMetrics()));
  }

  @Test
  void fieldsThatAreNotThereAreNamed() throws IOException {
    ParquetFile file = ParquetFile.open(new MemoryFile("sample", file()), ReadOptions.DEFAULT);
    for (ColumnPath path :
        List.of(
            ADDRESS.field("street"),
            ITEMS.field("price"),
            ColumnPath.of("id").field("x"),
            ITEMS.with(FieldSelection.of("weight")),
            ColumnPath.of("id").with(FieldSelection.of("x")))) {
      MalformedFileException e =
          assertThrows(
              MalformedFileException.class,
              () -> scan(file, List.of(path), List.of(), null, new ScanMetrics()));
      assertTrue(e.getMessage().contains("there is no field"), e::getMessage);
      assertTrue(e.getMessage().contains(path.dotted()), e::getMessage);
    }
  }

  private static List<String> scan(
      ParquetFile file,
      List<ColumnPath> outputs,
      List<ColumnPath> filterColumns,
      RowFilter filter,
      ScanMetrics metrics)
      throws IOException {
    ScanRequest request =
        new ScanRequest(
            outputs, filterColumns, null, ScanRequest.UNLIMITED, StopSignal.NEVER, metrics);
    CanonicalText text = new CanonicalText(CanonicalText.Form.SHOWN, false);
    List<String> rows = new ArrayList<>();
    try (MorselSource morsels = ScanPlanner.plan(List.of(file), request);
        BatchSource source = morsels.open(0, filter)) {
      for (Batch batch = source.next(); batch != null; batch = source.next()) {
        for (int i = 0; i < batch.rowCount(); i++) {
          int row = batch.selection() == null ? i : batch.selection().rows()[i];
          rows.add(text.of(batch.column(0), row));
        }
      }
    }
    return rows;
  }

  private static long size(ParquetFile file, List<String> chunks) throws IOException {
    RowGroup group = file.metadata().rowGroups().get(0);
    long size = 0;
    for (int i = 0; i < file.schema().leaves().size(); i++) {
      ColumnMetaData chunk = group.column(i).metaData();
      if (chunks.contains(file.schema().leaves().get(i).dottedPath())) {
        size += chunk.compressedSize();
      }
    }
    return size;
  }
}
