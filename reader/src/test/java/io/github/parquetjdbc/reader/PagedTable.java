package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.schema.ColumnPath;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.apache.parquet.column.ParquetProperties.WriterVersion;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.schema.MessageTypeParser;

/**
 * A random table of flat and nested columns whose values take different room, so that their pages
 * hold different rows.
 */
final class PagedTable {

  static final List<String> COLUMNS = List.of("id", "v", "name", "list", "pair", "odd");

  private static final String SCHEMA =
      """
      message t {
        required int64 id;
        optional int32 v;
        optional binary name (STRING);
        optional group list (LIST) { repeated group list { optional int32 element; } }
        optional group pair { required int32 left; optional binary right (STRING); }
        repeated int64 odd;
      }
      """;

  private final List<Consumer<Group>> rows = new ArrayList<>();

  /** Values of {@code v}; {@code null} where NULL. */
  final List<Integer> values = new ArrayList<>();

  PagedTable(Random random, int rowCount) {
    int base = 0;
    for (int row = 0; row < rowCount; row++) {
      if (random.nextInt(200) == 0) {
        base = random.nextInt(50);
      }
      Integer v = random.nextInt(6) == 0 ? null : Integer.valueOf(base + random.nextInt(3));
      values.add(v);
      rows.add(row(row, v, random.nextInt(6), random.nextInt(4)));
    }
  }

  private static Consumer<Group> row(int row, Integer v, int length, int shape) {
    return group -> {
      group.add("id", (long) row);
      if (v != null) {
        group.add("v", v);
      }
      if (shape != 0) {
        group.add("name", "name of " + row % 700 + "!".repeat(length));
      }
      if (shape != 1) {
        Group list = group.addGroup("list");
        for (int i = 0; i < length; i++) {
          Group element = list.addGroup("list");
          if (i != shape) {
            element.add("element", row + i);
          }
        }
      }
      if (shape != 2) {
        Group pair = group.addGroup("pair").append("left", row);
        if (length > 2) {
          pair.append("right", "right of " + row);
        }
      }
      for (int i = shape; i < length; i++) {
        group.add("odd", (long) row * i);
      }
    };
  }

  byte[] write(Consumer<ExampleParquetWriter.Builder> settings) throws IOException {
    return ExampleFiles.write(MessageTypeParser.parseMessageType(SCHEMA), rows, settings);
  }

  /** Settings that make many small pages. */
  static Consumer<ExampleParquetWriter.Builder> smallPages(Random random) {
    int pageSize = 200 + random.nextInt(2000);
    WriterVersion version =
        random.nextBoolean() ? WriterVersion.PARQUET_1_0 : WriterVersion.PARQUET_2_0;
    boolean dictionary = random.nextBoolean();
    int pageRows = 5 + random.nextInt(500);
    return builder ->
        builder
            .withWriterVersion(version)
            .withPageSize(pageSize)
            .withDictionaryPageSize(3000)
            .withDictionaryEncoding(dictionary)
            .withPageRowCountLimit(pageRows)
            .withMinRowCountForPageSizeCheck(3);
  }

  /** Rows as text, of all morsels one after another. */
  static List<String> scan(
      ParquetFile file,
      List<String> columns,
      ScanFilter pruning,
      RowFilter filter,
      List<String> filterColumns,
      ScanMetrics metrics)
      throws IOException {
    CanonicalText text = new CanonicalText(CanonicalText.Form.SHOWN, false);
    ScanRequest request =
        new ScanRequest(
            ColumnPath.of(columns),
            ColumnPath.of(filterColumns),
            pruning,
            ScanRequest.UNLIMITED,
            StopSignal.NEVER,
            metrics);
    List<String> rows = new ArrayList<>();
    try (MorselSource morsels = ScanPlanner.plan(List.of(file), request)) {
      for (int i = 0; i < morsels.morselCount(); i++) {
        try (BatchSource source = morsels.open(i, filter)) {
          for (Batch batch = source.next(); batch != null; batch = source.next()) {
            for (int j = 0; j < batch.rowCount(); j++) {
              int row = batch.selection() == null ? j : batch.selection().rows()[j];
              StringBuilder line = new StringBuilder();
              for (int c = 0; c < batch.columns().length; c++) {
                line.append(text.of(batch.column(c), row)).append(" | ");
              }
              rows.add(line.toString());
            }
          }
        }
      }
    }
    return rows;
  }
}
