package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.schema.ColumnPath;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.parquet.column.ParquetProperties.WriterVersion;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.schema.MessageTypeParser;

/**
 * A table whose rows follow from their number, in pages of different lengths in each column, one of
 * which falls back from its dictionary.
 */
final class SampleTable {

  static final List<String> COLUMNS = List.of("id", "flag", "amount", "name", "ratio");

  private final int rows;

  SampleTable(int rows) {
    this.rows = rows;
  }

  byte[] write(WriterVersion version) throws IOException {
    List<Consumer<Group>> groups = new ArrayList<>();
    for (int i = 0; i < rows; i++) {
      int row = i;
      groups.add(group -> fill(group, row));
    }
    return ExampleFiles.write(
        MessageTypeParser.parseMessageType(
            "message t { required int32 id; optional boolean flag; optional int64 amount;"
                + " optional binary name (STRING); required double ratio; }"),
        groups,
        builder -> settings(builder, version));
  }

  private static void settings(ExampleParquetWriter.Builder builder, WriterVersion version) {
    builder
        .withWriterVersion(version)
        .withPageSize(3000)
        .withDictionaryPageSize(6000)
        .withMinRowCountForPageSizeCheck(50)
        .withCompressionCodec(CompressionCodecName.SNAPPY);
  }

  private static void fill(Group group, int row) {
    group.add("id", row);
    if (row % 7 != 0) {
      group.add("flag", row % 3 == 0);
    }
    if (row / 2500 % 2 == 0) {
      group.add("amount", row * 1_000_003L);
    }
    if (row % 11 != 5) {
      group.add("name", name(row));
    }
    group.add("ratio", row / 4.0);
  }

  private static String name(int row) {
    return "name " + (row < 6000 ? row % 300 : row);
  }

  /** A row as text, in the order of {@link #COLUMNS}. */
  static List<String> row(int row) {
    List<String> values = new ArrayList<>();
    values.add(Integer.toString(row));
    values.add(row % 7 != 0 ? Boolean.toString(row % 3 == 0) : null);
    values.add(row / 2500 % 2 == 0 ? Long.toString(row * 1_000_003L) : null);
    values.add(row % 11 != 5 ? name(row) : null);
    values.add(Double.toString(row / 4.0));
    return values;
  }

  /** Scans the morsels of a file into rows of text, until there are as many as the limit. */
  static List<List<String>> scan(
      ParquetFile file,
      List<String> outputs,
      List<String> filterColumns,
      RowFilter filter,
      long limit,
      ScanMetrics metrics)
      throws IOException {
    CanonicalText text = new CanonicalText(CanonicalText.Form.SHOWN, false);
    ScanRequest request =
        new ScanRequest(
            ColumnPath.of(outputs),
            ColumnPath.of(filterColumns),
            null,
            limit,
            StopSignal.NEVER,
            metrics);
    List<List<String>> rows = new ArrayList<>();
    try (MorselSource morsels = ScanPlanner.plan(List.of(file), request)) {
      for (int i = 0; i < morsels.morselCount() && rows.size() < limit; i++) {
        try (BatchSource source = morsels.open(i, filter)) {
          for (Batch batch = source.next(); batch != null; batch = source.next()) {
            addRows(batch, text, rows);
          }
        }
      }
    }
    return rows;
  }

  private static void addRows(Batch batch, CanonicalText text, List<List<String>> rows) {
    for (int i = 0; i < batch.rowCount(); i++) {
      int row = batch.selection() == null ? i : batch.selection().rows()[i];
      List<String> values = new ArrayList<>();
      for (int column = 0; column < batch.columns().length; column++) {
        values.add(text.of(batch.column(column), row));
      }
      rows.add(values);
    }
  }
}
