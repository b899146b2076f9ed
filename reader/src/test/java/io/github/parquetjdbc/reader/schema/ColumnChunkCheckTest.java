package io.github.parquetjdbc.reader.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.error.DecryptionException;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.metadata.ColumnChunk;
import io.github.parquetjdbc.reader.metadata.ColumnChunk.Encryption;
import io.github.parquetjdbc.reader.metadata.ColumnMetaData;
import io.github.parquetjdbc.reader.metadata.CompressionCodec;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.reader.store.ByteRange;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColumnChunkCheckTest {

  private static final long FILE_SIZE = 1000;
  private static final FilePosition PLACE = FilePosition.of("f").withRowGroup(3).withColumn("a.b");
  private static final LeafColumn LEAF =
      new LeafColumn(0, List.of("a", "b"), PhysicalType.INT32, 0, null, DataType.INTEGER, 0, 0);

  private static ColumnMetaData pages(long dictionary, long data, long size) {
    return metaData(PhysicalType.INT32, "b", CompressionCodec.ZSTD, 5, dictionary, data, size);
  }

  private static ColumnMetaData metaData(
      PhysicalType type,
      String name,
      CompressionCodec codec,
      long values,
      long dictionary,
      long data,
      long size) {
    return new ColumnMetaData(
        type,
        List.of(),
        List.of("a", name),
        codec,
        values,
        size,
        size,
        data,
        dictionary,
        null,
        null,
        ColumnChunk.NONE,
        0);
  }

  private static ByteRange check(ColumnMetaData metaData) throws IOException {
    return check(new ColumnChunk(null, metaData, Encryption.PLAIN, null, -1, 0, -1, 0));
  }

  private static ByteRange check(ColumnChunk chunk) throws IOException {
    return ColumnChunkCheck.pages(chunk, LEAF, FILE_SIZE, PLACE);
  }

  private static void assertMalformed(ColumnMetaData metaData) {
    MalformedFileException e = assertThrows(MalformedFileException.class, () -> check(metaData));
    assertTrue(e.getMessage().startsWith("file f, row group 3, column a.b: "), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource({"-1, 100, 100", "0, 100, 100", "4, 100, 4", "200, 100, 100"})
  void pagesBeginWithTheDictionaryIfThereIsOne(long dictionary, long data, long start)
      throws IOException {
    assertEquals(new ByteRange(start, 50), check(pages(dictionary, data, 50)));
  }

  @ParameterizedTest
  @CsvSource({
    "-5, 50",
    "100, -1",
    "960, 41",
    "1001, 0",
    "100, 9223372036854775807",
    "9223372036854775807, 10",
    "9223372036854775807, 9223372036854775807"
  })
  void pagesOutsideTheFileAreRefused(long data, long size) {
    assertMalformed(pages(-1, data, size));
  }

  @Test
  void aChunkOfAnotherColumnOrTypeOrWithoutMetadataIsRefused() {
    assertMalformed(metaData(PhysicalType.INT64, "b", CompressionCodec.ZSTD, 5, -1, 4, 50));
    assertMalformed(metaData(PhysicalType.INT32, "x", CompressionCodec.ZSTD, 5, -1, 4, 50));
    assertMalformed(metaData(PhysicalType.INT32, "b", CompressionCodec.ZSTD, -5, -1, 4, 50));
    assertMalformed(null);
  }

  @Test
  void whatCannotBeReadYetIsNamed() {
    ColumnMetaData sound = pages(-1, 4, 50);
    ColumnMetaData codec =
        metaData(PhysicalType.INT32, "b", CompressionCodec.UNKNOWN, 5, -1, 4, 50);
    assertUnsupported("codec", new ColumnChunk(null, codec, Encryption.PLAIN, null, -1, 0, -1, 0));
    ColumnChunk locked = new ColumnChunk(null, sound, Encryption.ENCRYPTED, null, -1, 0, -1, 0);
    assertThrows(DecryptionException.class, () -> check(locked));
    assertUnsupported(
        "another file", new ColumnChunk("part-2", sound, Encryption.PLAIN, null, -1, 0, -1, 0));
  }

  private static void assertUnsupported(String feature, ColumnChunk chunk) {
    UnsupportedFeatureException e =
        assertThrows(UnsupportedFeatureException.class, () -> check(chunk));
    assertTrue(e.getMessage().contains(feature), e.getMessage());
  }
}
