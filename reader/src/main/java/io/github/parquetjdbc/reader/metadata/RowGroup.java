package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.reader.crypto.FileCipher;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.thrift.CompactReader;
import java.io.IOException;

/**
 * Rows that are stored together, column by column.
 *
 * <p>Chunks stay bytes of the footer until they are asked for: a wide file costs only the columns
 * that are read, and a chunk that makes no sense fails only its own column. Immutable.
 */
public final class RowGroup {

  private final byte[] footer;
  private final int[] chunkStarts;
  private final FilePosition footerPlace;
  private final int ordinal;
  private final long rowCount;
  private final long totalByteSize;

  /** {@code null} where nothing is encrypted. */
  private final FileCipher cipher;

  /**
   * @param footer bytes that hold the chunks' structures; kept
   * @param chunkStarts index of each chunk's structure, then the end of the last; kept
   * @param footerPlace where byte 0 of {@code footer} is in the file
   */
  RowGroup(
      byte[] footer,
      int[] chunkStarts,
      FilePosition footerPlace,
      int ordinal,
      long rowCount,
      long totalByteSize,
      FileCipher cipher) {
    this.footer = footer;
    this.chunkStarts = chunkStarts;
    this.footerPlace = footerPlace;
    this.ordinal = ordinal;
    this.rowCount = rowCount;
    this.totalByteSize = totalByteSize;
    this.cipher = cipher;
  }

  /** The same row group, of a file in which columns may be encrypted. */
  RowGroup decryptedBy(FileCipher fileCipher) {
    return new RowGroup(
        footer, chunkStarts, footerPlace, ordinal, rowCount, totalByteSize, fileCipher);
  }

  /** Number of the row group in the file, from 0. */
  public int ordinal() {
    return ordinal;
  }

  /** Rows as the footer claims them, not negative; nothing else vouches for the number. */
  public long rowCount() {
    return rowCount;
  }

  /** Bytes of all column chunks before compression, as the writer says. */
  public long totalByteSize() {
    return totalByteSize;
  }

  /** Column chunks: as many as the schema has leaves. */
  public int columnCount() {
    return chunkStarts.length - 1;
  }

  /**
   * Decodes the chunk of a leaf column; costs about a microsecond, so ask once.
   *
   * @param leaf index of the leaf column in the schema
   * @throws io.github.parquetjdbc.reader.error.MalformedFileException if it makes no sense
   * @throws io.github.parquetjdbc.reader.error.DecryptionException if a key is there, but the wrong
   *     one
   */
  public ColumnChunk column(int leaf) throws IOException {
    CompactReader in =
        new CompactReader(
            footer, chunkStarts[leaf], chunkStarts[leaf + 1], footerPlace.withRowGroup(ordinal));
    return ColumnChunkDecoder.decode(in, cipher, ordinal, leaf, footerPlace);
  }
}
