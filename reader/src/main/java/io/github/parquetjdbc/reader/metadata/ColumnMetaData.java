package io.github.parquetjdbc.reader.metadata;

import java.util.List;

/**
 * Where the pages of a column chunk are and what they hold, as the writer says. Nothing is checked:
 * whoever reads the pages does so first.
 *
 * @param encodings encodings of any page, for values and levels
 * @param path names from below the root to the leaf
 * @param valueCount values including NULLs
 * @param uncompressedSize bytes of all pages with headers, before compression
 * @param compressedSize bytes of all pages with headers, in the file
 * @param dataPageOffset position of the first data page
 * @param dictionaryPageOffset position of the dictionary page, or {@link ColumnChunk#NONE}
 * @param statistics {@code null} if absent
 * @param encodingStats pages by encoding, or {@code null} if absent
 * @param bloomFilterOffset position of the Bloom filter, or {@link ColumnChunk#NONE}
 * @param bloomFilterLength bytes of the Bloom filter with its header, or 0 if not given
 */
public record ColumnMetaData(
    PhysicalType type,
    List<Encoding> encodings,
    List<String> path,
    CompressionCodec codec,
    long valueCount,
    long uncompressedSize,
    long compressedSize,
    long dataPageOffset,
    long dictionaryPageOffset,
    Statistics statistics,
    List<PageEncodingStats> encodingStats,
    long bloomFilterOffset,
    int bloomFilterLength) {

  public ColumnMetaData {
    encodings = List.copyOf(encodings);
    path = List.copyOf(path);
    encodingStats = encodingStats == null ? null : List.copyOf(encodingStats);
  }
}
