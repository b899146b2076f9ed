package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.vector.LittleEndian;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.parquet.format.ColumnChunk;
import org.apache.parquet.format.ColumnMetaData;
import org.apache.parquet.format.ColumnOrder;
import org.apache.parquet.format.CompressionCodec;
import org.apache.parquet.format.Encoding;
import org.apache.parquet.format.FieldRepetitionType;
import org.apache.parquet.format.FileMetaData;
import org.apache.parquet.format.KeyValue;
import org.apache.parquet.format.LogicalType;
import org.apache.parquet.format.RowGroup;
import org.apache.parquet.format.SchemaElement;
import org.apache.parquet.format.Statistics;
import org.apache.parquet.format.StringType;
import org.apache.parquet.format.Type;
import org.apache.parquet.format.TypeDefinedOrder;
import org.apache.parquet.format.Util;

/** Footers by parquet-java's Thrift writer, sound and otherwise. */
final class FooterBytes {

  private static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);

  private FooterBytes() {}

  static FileMetaData twoColumns(long... rowGroupRows) {
    List<RowGroup> rowGroups = new ArrayList<>();
    long total = 0;
    for (long rows : rowGroupRows) {
      rowGroups.add(
          new RowGroup(
              List.of(chunk("a", Type.INT32, rows), chunk("b", Type.BYTE_ARRAY, rows)), 9, rows));
      total += rows;
    }
    SchemaElement root = new SchemaElement("root");
    root.setNum_children(2);
    SchemaElement a = new SchemaElement("a");
    a.setType(Type.INT32);
    a.setRepetition_type(FieldRepetitionType.REQUIRED);
    SchemaElement b = new SchemaElement("b");
    b.setType(Type.BYTE_ARRAY);
    b.setRepetition_type(FieldRepetitionType.OPTIONAL);
    b.setLogicalType(LogicalType.STRING(new StringType()));
    FileMetaData metadata = new FileMetaData(2, List.of(root, a, b), Math.max(total, 0), rowGroups);
    metadata.setCreated_by("tester");
    metadata.setKey_value_metadata(List.of(keyValue("v")));
    ColumnOrder order = ColumnOrder.TYPE_ORDER(new TypeDefinedOrder());
    metadata.setColumn_orders(List.of(order, order));
    return metadata;
  }

  private static KeyValue keyValue(String value) {
    KeyValue keyValue = new KeyValue("k");
    keyValue.setValue(value);
    return keyValue;
  }

  private static ColumnChunk chunk(String name, Type type, long values) {
    Statistics statistics = new Statistics();
    statistics.setMax_value("max".getBytes(StandardCharsets.UTF_8));
    statistics.setNull_count(3);
    statistics.setIs_max_value_exact(false);
    ColumnMetaData metadata =
        new ColumnMetaData(
            type,
            List.of(Encoding.PLAIN, Encoding.RLE),
            List.of(name),
            CompressionCodec.SNAPPY,
            values,
            10,
            10,
            4);
    metadata.setStatistics(statistics);
    ColumnChunk chunk = new ColumnChunk(0);
    chunk.setMeta_data(metadata);
    return chunk;
  }

  static FileMetaData commented(String comment) {
    FileMetaData metadata = twoColumns(1, 1);
    metadata.setKey_value_metadata(List.of(keyValue(comment)));
    return metadata;
  }

  static FileMetaData withChunkRemoved(FileMetaData metadata, int rowGroup) {
    RowGroup changed = metadata.getRow_groups().get(rowGroup);
    changed.setColumns(changed.getColumns().subList(0, 1));
    return metadata;
  }

  /** The code of the first chunk's physical type is replaced in the bytes. */
  static byte[] withFirstChunkTyped(FileMetaData metadata, int code) {
    byte[] footer = encode(metadata);
    byte[] sound = {0x15, 0x02, 0x19, 0x25, 0x00, 0x06};
    for (int i = 0; i < footer.length; i++) {
      if (Arrays.equals(footer, i, i + sound.length, sound, 0, sound.length)) {
        footer[i + 1] = (byte) (code << 1);
        return file(footer);
      }
    }
    throw new IllegalStateException("no chunk of INT32 values in PLAIN and RLE");
  }

  static byte[] encode(FileMetaData metadata) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      Util.writeFileMetaData(metadata, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  static byte[] file(FileMetaData metadata) {
    return file(encode(metadata));
  }

  /** A file without pages. */
  static byte[] file(byte[] footer) {
    byte[] length = new byte[4];
    LittleEndian.putInt(length, 0, footer.length);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (byte[] part : List.of(MAGIC, footer, length, MAGIC)) {
      bytes.writeBytes(part);
    }
    return bytes.toByteArray();
  }

  static byte[] withFooterLength(byte[] file, int length) {
    byte[] changed = file.clone();
    LittleEndian.putInt(changed, changed.length - 8, length);
    return changed;
  }
}
