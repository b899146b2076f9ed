package io.github.parquetjdbc.reader.metadata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.MemoryFile;
import io.github.parquetjdbc.reader.crypto.KeySource;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class FooterReaderTest {

  private static final int LIMIT = 1 << 20;

  private static FileMetaData read(byte[] bytes) throws IOException {
    return FooterReader.read(new MemoryFile("f.parquet", bytes), LIMIT, KeySource.NONE);
  }

  private static String refusal(byte[] bytes) {
    return assertThrows(MalformedFileException.class, () -> read(bytes)).getMessage();
  }

  @Test
  void everyFieldOfTheFooterArrives() throws IOException {
    FileMetaData metadata = read(FooterBytes.file(FooterBytes.twoColumns(5, 7)));
    assertEquals(12, metadata.rowCount());
    assertEquals("tester", metadata.createdBy());
    assertEquals(List.of(new KeyValue("k", "v")), metadata.keyValues());
    assertEquals(
        List.of(ColumnOrder.TYPE_DEFINED, ColumnOrder.TYPE_DEFINED), metadata.columnOrders());
    assertEquals(3, metadata.schema().size());
    SchemaElement text = metadata.schema().get(2);
    assertEquals("b", text.name());
    assertEquals(PhysicalType.BYTE_ARRAY, text.type());
    assertEquals(Repetition.OPTIONAL, text.repetition());
    assertEquals(LogicalType.Kind.STRING, text.logicalType().kind());
    RowGroup second = metadata.rowGroups().get(1);
    assertEquals(1, second.ordinal());
    assertEquals(7, second.rowCount());
    assertEquals(2, second.columnCount());
    ColumnMetaData chunk = second.column(1).metaData();
    assertEquals(List.of("b"), chunk.path());
    assertEquals(CompressionCodec.SNAPPY, chunk.codec());
    assertEquals(List.of(Encoding.PLAIN, Encoding.RLE), chunk.encodings());
    assertEquals(7, chunk.valueCount());
    assertEquals(4, chunk.dataPageOffset());
    assertEquals(ColumnChunk.NONE, chunk.dictionaryPageOffset());
    assertEquals("max", new String(chunk.statistics().maxValue(), StandardCharsets.UTF_8));
    assertEquals(3, chunk.statistics().nullCount());
    assertEquals(Statistics.UNKNOWN, chunk.statistics().distinctCount());
    assertEquals(Statistics.Exactness.TRUNCATED, chunk.statistics().maxExactness());
    assertEquals(Statistics.Exactness.UNKNOWN, chunk.statistics().minExactness());
  }

  @Test
  void smallFootersTakeOneReadAndLargeOnesTwo() throws IOException {
    MemoryFile small = new MemoryFile("f", FooterBytes.file(FooterBytes.twoColumns(1, 1)));
    FooterReader.read(small, LIMIT, KeySource.NONE);
    assertEquals(1, small.reads());
    String comment = "x".repeat(FooterReader.TAIL * 2);
    MemoryFile large = new MemoryFile("f", FooterBytes.file(FooterBytes.commented(comment)));
    FileMetaData metadata = FooterReader.read(large, LIMIT, KeySource.NONE);
    assertEquals(2, large.reads());
    assertEquals(comment, metadata.keyValues().get(0).value());
  }

  @Test
  void footersAroundTheSizeOfTheTailAreWhole() throws IOException {
    for (int length = FooterReader.TAIL - 300; length < FooterReader.TAIL - 100; length++) {
      String comment = "x".repeat(length);
      FileMetaData metadata = read(FooterBytes.file(FooterBytes.commented(comment)));
      assertEquals(length, metadata.keyValues().get(0).value().length());
    }
  }

  @Test
  void filesThatAreNoParquetAreSaidToBeNone() {
    assertEquals("file f.parquet: the file is empty", refusal(new byte[0]));
    assertEquals(
        "file f.parquet: not a Parquet file: 8 bytes are fewer than any has",
        refusal("PAR1PAR1".getBytes(StandardCharsets.US_ASCII)));
    assertEquals(
        "file f.parquet, offset 23: not a Parquet file, or cut off: no PAR1 at the end",
        refusal("id,name\n1,an ordinary text file\n".substring(0, 31).getBytes()));
  }

  @Test
  void footerLengthsBeyondTheFileOrTheLimitAreRefused() {
    byte[] bytes = FooterBytes.file(FooterBytes.twoColumns(1, 1));
    for (int length : new int[] {bytes.length - 11, Integer.MAX_VALUE, -1}) {
      byte[] damaged = FooterBytes.withFooterLength(bytes, length);
      assertTrue(refusal(damaged).contains("a footer of "), refusal(damaged));
    }
    UnsupportedFeatureException e =
        assertThrows(
            UnsupportedFeatureException.class,
            () -> FooterReader.read(new MemoryFile("f", bytes), 10, KeySource.NONE));
    assertTrue(e.getMessage().contains("maxFooterSize"), e.getMessage());
  }

  @Test
  void anEncryptedFooterThatIsNoneIsRefused() {
    byte[] bytes = FooterBytes.file(FooterBytes.twoColumns(1, 1));
    bytes[bytes.length - 1] = 'E';
    assertThrows(MalformedFileException.class, () -> read(bytes));
  }

  @Test
  void filesCutOffAnywhereAreRefused() {
    byte[] bytes = FooterBytes.file(FooterBytes.twoColumns(5, 7));
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThrows(MalformedFileException.class, () -> read(cut), "cut to " + length);
    }
  }

  @Test
  void footersCutOffAnywhereAreRefused() {
    byte[] footer = FooterBytes.encode(FooterBytes.twoColumns(5, 7));
    for (int length = 0; length < footer.length; length++) {
      byte[] cut = FooterBytes.file(Arrays.copyOf(footer, length));
      assertThrows(MalformedFileException.class, () -> read(cut), "cut to " + length);
    }
  }

  @Test
  void rowGroupsWithoutAChunkForEveryColumnAreNamed() {
    byte[] bytes = FooterBytes.file(FooterBytes.withChunkRemoved(FooterBytes.twoColumns(5, 7), 1));
    assertTrue(
        refusal(bytes).contains("row group 1") && refusal(bytes).contains("1 column chunks for 2"),
        refusal(bytes));
  }

  @Test
  void negativeRowCountsAreRefused() {
    assertTrue(refusal(FooterBytes.file(FooterBytes.twoColumns(5, -7))).contains("claims -7 rows"));
    assertTrue(refusal(FooterBytes.file(FooterBytes.twoColumns(-5, 7))).contains("claims -5 rows"));
  }

  @Test
  void moreRowsThanCanBeCountedAreRefused() {
    byte[] bytes = FooterBytes.file(FooterBytes.twoColumns(Long.MAX_VALUE, Long.MAX_VALUE));
    assertTrue(refusal(bytes).contains("more rows"), refusal(bytes));
  }

  @Test
  void aClaimOfManyRowsCostsNothing() throws IOException {
    byte[] bytes = FooterBytes.file(FooterBytes.twoColumns(4_000_000_000L, 1));
    assertTrue(bytes.length < 600, "bytes: " + bytes.length);
    assertEquals(4_000_000_001L, read(bytes).rowCount());
  }

  @Test
  void aBrokenChunkFailsOnlyItself() throws IOException {
    byte[] bytes = FooterBytes.withFirstChunkTyped(FooterBytes.twoColumns(5, 7), 35);
    RowGroup rowGroup = read(bytes).rowGroups().get(0);
    assertEquals(List.of("b"), rowGroup.column(1).metaData().path());
    MalformedFileException e = assertThrows(MalformedFileException.class, () -> rowGroup.column(0));
    assertTrue(e.getMessage().contains("row group 0"), e.getMessage());
    assertTrue(e.getMessage().contains("unknown physical type"), e.getMessage());
  }
}
