package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.thrift.CompactReader;

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
      long totalByteSize) {
    this.footer = footer;
    this.chunkStarts = chunkStarts;
    this.footerPlace = footerPlace;
    this.ordinal = ordinal;
    this.rowCount = rowCount;
    this.totalByteSize = totalByteSize;
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
   */
  public ColumnChunk column(int leaf) throws MalformedFileException {
    CompactReader in =
        new CompactReader(
            footer, chunkStarts[leaf], chunkStarts[leaf + 1], footerPlace.withRowGroup(ordinal));
    return ColumnChunkDecoder.decode(in);
  }
}
