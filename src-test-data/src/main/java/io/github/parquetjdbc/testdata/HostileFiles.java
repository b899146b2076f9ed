package io.github.parquetjdbc.testdata;

import io.github.parquetjdbc.testdata.form.SourceTable;
import io.github.parquetjdbc.testdata.source.MixedTables;
import io.github.parquetjdbc.testdata.writer.ParquetJava;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.parquet.format.ColumnChunk;
import org.apache.parquet.format.ColumnMetaData;
import org.apache.parquet.format.CompressionCodec;
import org.apache.parquet.format.DataPageHeader;
import org.apache.parquet.format.Encoding;
import org.apache.parquet.format.FieldRepetitionType;
import org.apache.parquet.format.FileMetaData;
import org.apache.parquet.format.PageHeader;
import org.apache.parquet.format.PageType;
import org.apache.parquet.format.RowGroup;
import org.apache.parquet.format.SchemaElement;
import org.apache.parquet.format.Type;
import org.apache.parquet.format.Util;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;

/** Small files that a reader must refuse, at once and without taking much memory. */
final class HostileFiles {
  private static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);
  private static final long BILLIONS = 4_000_000_000L;

  private final Catalog catalog;

  HostileFiles(Catalog catalog) {
    this.catalog = catalog;
  }

  void write() throws IOException {
    SourceTable table = MixedTables.required(100);
    Path template = Files.createTempFile("template", ".parquet");
    ParquetJava.write(
        template,
        table,
        options -> options.withCompressionCodec(CompressionCodecName.UNCOMPRESSED));
    byte[] good = Files.readAllBytes(template);
    Files.delete(template);

    add("empty", new byte[0], "zero bytes");
    add("four-bytes", MAGIC, "only the leading magic");
    add(
        "text",
        "id,name\n1,Anna\n2,Zoë\n".repeat(10).getBytes(StandardCharsets.UTF_8),
        "a CSV file");
    add("truncated", Arrays.copyOf(good, good.length / 2), "the second half is missing");
    add("truncated-tail", Arrays.copyOf(good, good.length - 1), "the last byte is missing");
    add("bad-leading-magic", with(good, 0, (byte) 'X'), "the leading magic is XAR1");
    add(
        "bad-trailing-magic",
        with(good, good.length - 1, (byte) '2'),
        "the trailing magic is PAR2");
    add("encrypted-magic", encrypted(good), "the magic of an encrypted footer");
    add("footer-length-huge", footerLength(good, Integer.MAX_VALUE), "a footer of 2 GiB");
    add("footer-length-negative", footerLength(good, -1), "a footer of -1 bytes");
    add("footer-garbage", garbageFooter(good), "the footer is no Thrift");
    add(
        "billions-of-rows",
        billionsOfRows(BILLIONS, 64),
        "a page header that claims billions of values");
    add("billions-of-nulls", billionsOfRows(BILLIONS, 0), "billions of rows and no page");
    add("page-size-huge", hugePage(), "a page of 2 GiB uncompressed, 16 bytes compressed");
  }

  private void add(String name, byte[] content, String what) throws IOException {
    catalog.hostile("hostile/" + name + ".parquet", content, what);
  }

  private static byte[] with(byte[] good, int position, byte value) {
    byte[] bad = good.clone();
    bad[position] = value;
    return bad;
  }

  private static byte[] encrypted(byte[] good) {
    byte[] bad = good.clone();
    bad[3] = 'E';
    bad[good.length - 1] = 'E';
    return bad;
  }

  private static byte[] footerLength(byte[] good, int length) {
    byte[] bad = good.clone();
    ByteBuffer.wrap(bad).order(ByteOrder.LITTLE_ENDIAN).putInt(bad.length - 8, length);
    return bad;
  }

  private static byte[] garbageFooter(byte[] good) {
    byte[] bad = good.clone();
    int length = ByteBuffer.wrap(bad).order(ByteOrder.LITTLE_ENDIAN).getInt(bad.length - 8);
    Arrays.fill(bad, bad.length - 8 - length, bad.length - 8, (byte) 0xFF);
    return bad;
  }

  /** One required INT64 column whose chunk holds {@code valueBytes} bytes of values. */
  private static byte[] billionsOfRows(long rows, int valueBytes) throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.write(MAGIC);
    if (valueBytes > 0) {
      Util.writePageHeader(dataPage(Integer.MAX_VALUE, valueBytes, valueBytes), file);
      file.write(new byte[valueBytes]);
    }
    return withFooter(file, rows, CompressionCodec.UNCOMPRESSED);
  }

  private static byte[] hugePage() throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.write(MAGIC);
    Util.writePageHeader(dataPage(268_435_455, Integer.MAX_VALUE, 16), file);
    file.write(new byte[16]);
    return withFooter(file, 268_435_455, CompressionCodec.SNAPPY);
  }

  private static PageHeader dataPage(int values, int uncompressed, int compressed) {
    PageHeader header = new PageHeader(PageType.DATA_PAGE, uncompressed, compressed);
    header.setData_page_header(
        new DataPageHeader(values, Encoding.PLAIN, Encoding.RLE, Encoding.RLE));
    return header;
  }

  private static byte[] withFooter(ByteArrayOutputStream file, long rows, CompressionCodec codec)
      throws IOException {
    SchemaElement root = new SchemaElement("table");
    root.setNum_children(1);
    SchemaElement column = new SchemaElement("id");
    column.setType(Type.INT64);
    column.setRepetition_type(FieldRepetitionType.REQUIRED);
    long size = file.size() - MAGIC.length;
    ColumnMetaData metadata =
        new ColumnMetaData(
            Type.INT64,
            List.of(Encoding.PLAIN, Encoding.RLE),
            List.of("id"),
            codec,
            rows,
            size,
            size,
            4);
    ColumnChunk chunk = new ColumnChunk(4);
    chunk.setMeta_data(metadata);
    RowGroup group = new RowGroup(List.of(chunk), size, rows);
    int start = file.size();
    Util.writeFileMetaData(new FileMetaData(1, List.of(root, column), rows, List.of(group)), file);
    int length = file.size() - start;
    file.write(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(length).array());
    file.write(MAGIC);
    return file.toByteArray();
  }
}
