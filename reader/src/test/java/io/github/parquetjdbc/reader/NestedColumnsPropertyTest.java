package io.github.parquetjdbc.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.RowFilter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apache.parquet.column.ParquetProperties.WriterVersion;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random nested columns, written by parquet-java in small pages, against the rows written. */
class NestedColumnsPropertyTest {

  private static final int MAX_DEPTH = 4;

  static LongStream seeds() {
    return LongStream.range(1, 61);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void nestedColumnsHaveTheValuesThatWereWritten(long seed) throws IOException {
    Random random = new Random(seed);
    List<String> names = List.of("id", "a", "b");
    RandomField a = RandomField.nested(random, "a", 1 + random.nextInt(MAX_DEPTH));
    RandomField b = RandomField.nested(random, "b", 1 + random.nextInt(MAX_DEPTH));
    String schema = "message m { required int32 id; " + a.schema() + " " + b.schema() + " }";
    int rowCount = random.nextInt(4) == 0 ? random.nextInt(3) : random.nextInt(4000);
    List<List<String>> expected = new ArrayList<>();
    List<Consumer<Group>> rows = new ArrayList<>();
    for (int i = 0; i < rowCount; i++) {
      int row = i;
      rows.add(
          group -> {
            group.add("id", row);
            expected.add(List.of(Integer.toString(row), a.add(group), b.add(group)));
          });
    }
    byte[] bytes =
        ExampleFiles.write(
            MessageTypeParser.parseMessageType(schema), rows, builder -> settings(builder, random));
    ParquetFile file = ParquetFile.open(new MemoryFile("random", bytes), ReadOptions.DEFAULT);
    assertRows(expected, scan(file, names, null), schema);

    int stride = 1 + random.nextInt(2000);
    List<List<String>> some =
        expected.stream().filter(row -> Integer.parseInt(row.get(0)) / stride % 3 == 1).toList();
    assertRows(some, scan(file, names, ids -> ids / stride % 3 == 1), schema);
  }

  private static void settings(ExampleParquetWriter.Builder builder, Random random) {
    builder
        .withWriterVersion(
            random.nextBoolean() ? WriterVersion.PARQUET_1_0 : WriterVersion.PARQUET_2_0)
        .withPageSize(100 + random.nextInt(10_000))
        .withDictionaryEncoding(random.nextInt(3) > 0)
        .withDictionaryPageSize(200 + random.nextInt(20_000))
        .withMinRowCountForPageSizeCheck(1 + random.nextInt(300))
        .withCompressionCodec(
            random.nextBoolean() ? CompressionCodecName.SNAPPY : CompressionCodecName.UNCOMPRESSED);
  }

  private static List<List<String>> scan(ParquetFile file, List<String> names, IntPredicate wanted)
      throws IOException {
    RowFilter filter =
        wanted == null
            ? null
            : (batch, selected) -> {
              int[] ids = ((IntVector) batch.column(0)).values();
              int[] rows =
                  IntStream.range(0, batch.length()).filter(i -> wanted.test(ids[i])).toArray();
              System.arraycopy(rows, 0, selected, 0, rows.length);
              return rows.length;
            };
    List<String> filterColumns = wanted == null ? List.of() : List.of("id");
    return SampleTable.scan(
        file, names, filterColumns, filter, ScanRequest.UNLIMITED, new ScanMetrics());
  }

  private static void assertRows(
      List<List<String>> expected, List<List<String>> found, String schema) {
    for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
      for (int column = 0; column < 3; column++) {
        String value = found.get(i).get(column);
        assertEquals(
            expected.get(i).get(column),
            value == null ? "null" : value,
            "row " + i + " of " + schema);
      }
    }
    assertEquals(expected.size(), found.size(), schema);
  }
}
