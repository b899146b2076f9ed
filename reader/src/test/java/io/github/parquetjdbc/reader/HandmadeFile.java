package io.github.parquetjdbc.reader;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.format.ColumnChunk;
import org.apache.parquet.format.ColumnMetaData;
import org.apache.parquet.format.CompressionCodec;
import org.apache.parquet.format.DataPageHeader;
import org.apache.parquet.format.Encoding;
import org.apache.parquet.format.FileMetaData;
import org.apache.parquet.format.PageHeader;
import org.apache.parquet.format.PageType;
import org.apache.parquet.format.RowGroup;
import org.apache.parquet.format.SchemaElement;
import org.apache.parquet.format.Type;
import org.apache.parquet.format.Util;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;

/** A file of one row group, of INT32 leaves, from levels and values given one by one. */
final class HandmadeFile {

  /**
   * A leaf.
   *
   * @param values those that are not NULL
   * @param pageEnds numbers of levels after which a page ends, the last page left out
   */
  record Leaf(int[] definition, int[] repetition, int[] values, int... pageEnds) {}

  private final MessageType schema;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private HandmadeFile(String schema) {
    this.schema = MessageTypeParser.parseMessageType(schema);
  }

  static byte[] write(String schema, long rows, Leaf... leaves) throws IOException {
    return new HandmadeFile(schema).write(rows, leaves);
  }

  private byte[] write(long rows, Leaf... leaves) throws IOException {
    bytes.write("PAR1".getBytes(StandardCharsets.US_ASCII));
    List<ColumnChunk> chunks = new ArrayList<>();
    for (int i = 0; i < leaves.length; i++) {
      chunks.add(chunk(schema.getColumns().get(i), leaves[i]));
    }
    FileMetaData footer =
        new FileMetaData(
            1, schemaElements(), rows, List.of(new RowGroup(chunks, bytes.size(), rows)));
    int start = bytes.size();
    Util.writeFileMetaData(footer, bytes);
    bytes.write(littleEndian(bytes.size() - start));
    bytes.write("PAR1".getBytes(StandardCharsets.US_ASCII));
    return bytes.toByteArray();
  }

  /** As parquet-java writes them. */
  private List<SchemaElement> schemaElements() throws IOException {
    byte[] empty = ExampleFiles.write(schema, List.of());
    int end = empty.length - 8;
    int length = ByteBuffer.wrap(empty).order(ByteOrder.LITTLE_ENDIAN).getInt(end);
    return Util.readFileMetaData(new ByteArrayInputStream(empty, end - length, length)).getSchema();
  }

  private ColumnChunk chunk(ColumnDescriptor column, Leaf leaf) throws IOException {
    int start = bytes.size();
    int from = 0;
    int value = 0;
    for (int end : leaf.pageEnds()) {
      value = page(column, leaf, from, end, value);
      from = end;
    }
    page(column, leaf, from, leaf.definition().length, value);
    int size = bytes.size() - start;
    ColumnMetaData metaData =
        new ColumnMetaData(
            Type.INT32,
            List.of(Encoding.PLAIN, Encoding.RLE),
            Arrays.asList(column.getPath()),
            CompressionCodec.UNCOMPRESSED,
            leaf.definition().length,
            size,
            size,
            start);
    ColumnChunk chunk = new ColumnChunk(start);
    chunk.setMeta_data(metaData);
    return chunk;
  }

  /** Returns the number of the next page's first value. */
  private int page(ColumnDescriptor column, Leaf leaf, int from, int to, int firstValue)
      throws IOException {
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    if (column.getMaxRepetitionLevel() > 0) {
      levels(leaf.repetition(), from, to, page);
    }
    levels(leaf.definition(), from, to, page);
    int value = firstValue;
    for (int i = from; i < to; i++) {
      if (leaf.definition()[i] == column.getMaxDefinitionLevel() && value < leaf.values().length) {
        page.write(littleEndian(leaf.values()[value++]));
      }
    }
    PageHeader header = new PageHeader(PageType.DATA_PAGE, page.size(), page.size());
    header.setData_page_header(
        new DataPageHeader(to - from, Encoding.PLAIN, Encoding.RLE, Encoding.RLE));
    Util.writePageHeader(header, bytes);
    page.writeTo(bytes);
    return value;
  }

  /** A run for each level. */
  private static void levels(int[] levels, int from, int to, ByteArrayOutputStream page)
      throws IOException {
    page.write(littleEndian(2 * (to - from)));
    for (int i = from; i < to; i++) {
      page.write(2);
      page.write(levels[i]);
    }
  }

  private static byte[] littleEndian(int value) {
    return ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(value).array();
  }
}
