package io.github.parquetjdbc.reader.schema;

import io.github.parquetjdbc.reader.error.DecryptionException;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.metadata.ColumnChunk;
import io.github.parquetjdbc.reader.metadata.ColumnMetaData;
import io.github.parquetjdbc.reader.metadata.CompressionCodec;
import io.github.parquetjdbc.reader.store.ByteRange;
import java.io.IOException;

/**
 * What must hold of a column chunk before its pages are read. It is checked when the chunk is
 * opened, so that a chunk that makes no sense fails the queries that read it and no others.
 */
public final class ColumnChunkCheck {

  private ColumnChunkCheck() {}

  /**
   * The bytes of the chunk's pages, dictionary page included.
   *
   * @param chunk as the footer describes it
   * @param leaf the column that it should be a chunk of
   * @param fileSize bytes of the file
   * @param place file, row group and column, for errors
   * @throws MalformedFileException if the chunk has no metadata, is of another column or type than
   *     its place in the row group says, has negative sizes, or lies outside the file
   * @throws UnsupportedFeatureException if the chunk is in another file, or compressed by an
   *     unknown codec
   * @throws DecryptionException if the chunk is encrypted and its key is not known
   */
  public static ByteRange pages(
      ColumnChunk chunk, LeafColumn leaf, long fileSize, FilePosition place) throws IOException {
    if (chunk.encryption() == ColumnChunk.Encryption.ENCRYPTED && chunk.cipher() == null) {
      throw new DecryptionException(place, "the column is encrypted, and its key is not known");
    }
    if (chunk.filePath() != null && !chunk.filePath().isEmpty()) {
      throw new UnsupportedFeatureException(
          place, "the column's pages are in another file, " + chunk.filePath());
    }
    ColumnMetaData metaData = chunk.metaData();
    if (metaData == null) {
      throw new MalformedFileException(place, "the column chunk has no metadata");
    }
    if (metaData.type() != leaf.physicalType()) {
      throw new MalformedFileException(
          place,
          "the column chunk holds " + metaData.type() + ", the schema says " + leaf.physicalType());
    }
    if (!metaData.path().equals(leaf.path())) {
      throw new MalformedFileException(
          place, "the column chunk is of column " + String.join(".", metaData.path()));
    }
    if (metaData.codec() == CompressionCodec.UNKNOWN) {
      throw new UnsupportedFeatureException(place, "an unknown compression codec");
    }
    if (metaData.valueCount() < 0) {
      throw new MalformedFileException(
          place, "the column chunk claims " + metaData.valueCount() + " values");
    }
    return range(metaData, fileSize, place);
  }

  private static ByteRange range(ColumnMetaData metaData, long fileSize, FilePosition place)
      throws MalformedFileException {
    long start = start(metaData);
    long length = metaData.compressedSize();
    if (start < 0 || length < 0 || length > fileSize || start > fileSize - length) {
      throw new MalformedFileException(
          place, "pages at " + start + " + " + length + " in a file of " + fileSize + " bytes");
    }
    return new ByteRange(start, length);
  }

  /** Writers without a dictionary give its offset as absent, 0, or beyond the first data page. */
  private static long start(ColumnMetaData metaData) {
    long dictionary = metaData.dictionaryPageOffset();
    boolean first = dictionary > 0 && dictionary < metaData.dataPageOffset();
    return first ? dictionary : metaData.dataPageOffset();
  }
}
