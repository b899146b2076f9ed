package io.github.parquetjdbc.reader.metadata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.OptionalInt;
import org.apache.parquet.format.DataPageHeader;
import org.apache.parquet.format.DataPageHeaderV2;
import org.apache.parquet.format.DictionaryPageHeader;
import org.apache.parquet.format.Encoding;
import org.apache.parquet.format.PageHeader;
import org.apache.parquet.format.PageType;
import org.apache.parquet.format.Statistics;
import org.apache.parquet.format.Util;
import org.junit.jupiter.api.Test;

class PageHeaderReaderTest {

  private static final FilePosition PLACE = FilePosition.of("f").withColumn("c").at(100);

  private static byte[] encode(PageHeader header) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      Util.writePageHeader(header, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static io.github.parquetjdbc.reader.metadata.PageHeader read(byte[] bytes)
      throws MalformedFileException {
    return PageHeaderReader.read(bytes, 0, bytes.length, PLACE);
  }

  private static PageHeader v1() {
    PageHeader header = new PageHeader(PageType.DATA_PAGE, 1000, 300);
    header.setCrc(-5);
    DataPageHeader page = new DataPageHeader(70, Encoding.PLAIN, Encoding.RLE, Encoding.BIT_PACKED);
    Statistics statistics = new Statistics();
    statistics.setMin_value(new byte[] {1});
    page.setStatistics(statistics);
    header.setData_page_header(page);
    return header;
  }

  private static PageHeader v2() {
    PageHeader header = new PageHeader(PageType.DATA_PAGE_V2, 1000, 300);
    DataPageHeaderV2 page = new DataPageHeaderV2(70, 7, 60, Encoding.RLE_DICTIONARY, 11, 12);
    header.setData_page_header_v2(page);
    return header;
  }

  @Test
  void readsV1Headers() throws MalformedFileException {
    byte[] bytes = encode(v1());
    var header = read(bytes);
    assertEquals(io.github.parquetjdbc.reader.metadata.PageType.DATA_PAGE, header.type());
    assertEquals(1000, header.uncompressedSize());
    assertEquals(300, header.compressedSize());
    assertEquals(OptionalInt.of(-5), header.crc());
    assertEquals(bytes.length, header.headerLength());
    assertNull(header.dictionaryPage());
    assertNull(header.dataPageV2());
    assertEquals(70, header.dataPage().valueCount());
    assertEquals("PLAIN", header.dataPage().encoding().name());
    assertEquals("RLE", header.dataPage().definitionLevelEncoding().name());
    assertEquals("BIT_PACKED", header.dataPage().repetitionLevelEncoding().name());
    assertEquals(1, header.dataPage().statistics().minValue().length);
  }

  @Test
  void readsV2HeadersWhoseValuesAreCompressedUnlessTheySayOtherwise()
      throws MalformedFileException {
    var page = read(encode(v2())).dataPageV2();
    assertEquals(70, page.valueCount());
    assertEquals(7, page.nullCount());
    assertEquals(60, page.rowCount());
    assertEquals(11, page.definitionLevelsByteLength());
    assertEquals(12, page.repetitionLevelsByteLength());
    assertEquals("COMPRESSED", page.compression().name());
    PageHeader plain = v2();
    plain.getData_page_header_v2().setIs_compressed(false);
    assertEquals("UNCOMPRESSED", read(encode(plain)).dataPageV2().compression().name());
  }

  @Test
  void readsDictionaryHeadersAtAnyPlaceInABuffer() throws MalformedFileException {
    PageHeader header = new PageHeader(PageType.DICTIONARY_PAGE, 10, 10);
    header.setDictionary_page_header(new DictionaryPageHeader(3, Encoding.PLAIN_DICTIONARY));
    byte[] bytes = encode(header);
    byte[] buffer = new byte[bytes.length + 20];
    System.arraycopy(bytes, 0, buffer, 13, bytes.length);
    var read = PageHeaderReader.read(buffer, 13, buffer.length, PLACE);
    assertEquals(3, read.dictionaryPage().valueCount());
    assertEquals(bytes.length, read.headerLength());
  }

  @Test
  void headersCutOffAnywhereAreRefusedWithinTheBuffer() {
    for (PageHeader header : new PageHeader[] {v1(), v2()}) {
      byte[] bytes = encode(header);
      for (int length = 0; length < bytes.length; length++) {
        int limit = length;
        MalformedFileException e =
            assertThrows(
                MalformedFileException.class,
                () -> PageHeaderReader.read(bytes, 0, limit, PLACE),
                "cut to " + length);
        assertTrue(e.getMessage().startsWith("file f, column c, offset 1"), e.getMessage());
      }
    }
  }

  @Test
  void negativeSizesAndCountsAreRefused() {
    PageHeader negativeSize = v1();
    negativeSize.setCompressed_page_size(-1);
    PageHeader negativeCount = v1();
    negativeCount.getData_page_header().setNum_values(-1);
    PageHeader negativeNulls = v2();
    negativeNulls.getData_page_header_v2().setNum_nulls(-1);
    PageHeader negativeLevels = v2();
    negativeLevels.getData_page_header_v2().setDefinition_levels_byte_length(-1);
    for (PageHeader header :
        new PageHeader[] {negativeSize, negativeCount, negativeNulls, negativeLevels}) {
      assertThrows(MalformedFileException.class, () -> read(encode(header)), header::toString);
    }
  }

  @Test
  void aHeaderWithoutItsOwnPartIsRefused() {
    PageHeader header = new PageHeader(PageType.DATA_PAGE, 10, 10);
    assertThrows(MalformedFileException.class, () -> read(encode(header)));
  }
}
