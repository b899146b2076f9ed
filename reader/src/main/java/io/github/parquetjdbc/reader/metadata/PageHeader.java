package io.github.parquetjdbc.reader.metadata;

import java.util.OptionalInt;

/**
 * What stands before a page. Sizes and counts are not negative; nothing else is checked. Of the
 * three headers of kinds of pages, the one of {@code type} is there and the others are {@code
 * null}.
 *
 * @param type UNKNOWN and INDEX_PAGE have no header of their own and are to be passed over
 * @param uncompressedSize bytes of the page before compression, without this header
 * @param compressedSize bytes of the page in the file, without this header
 * @param crc CRC-32 of the page's bytes in the file, if given
 * @param headerLength bytes of this header in the file
 */
public record PageHeader(
    PageType type,
    int uncompressedSize,
    int compressedSize,
    OptionalInt crc,
    DataPageHeader dataPage,
    DictionaryPageHeader dictionaryPage,
    DataPageHeaderV2 dataPageV2,
    int headerLength) {

  /**
   * A data page whose levels are compressed with the values.
   *
   * @param valueCount values including NULLs
   */
  public record DataPageHeader(
      int valueCount,
      Encoding encoding,
      Encoding definitionLevelEncoding,
      Encoding repetitionLevelEncoding,
      Statistics statistics) {}

  /** A dictionary page of {@code valueCount} entries. */
  public record DictionaryPageHeader(int valueCount, Encoding encoding) {}

  /**
   * A data page whose levels come first, uncompressed: repetition levels, then definition levels.
   *
   * @param valueCount values including NULLs
   * @param compression whether the values are compressed by the column's codec
   */
  public record DataPageHeaderV2(
      int valueCount,
      int nullCount,
      int rowCount,
      Encoding encoding,
      int definitionLevelsByteLength,
      int repetitionLevelsByteLength,
      PageCompression compression,
      Statistics statistics) {}

  /** Whether the values of a v2 page went through the codec. */
  public enum PageCompression {
    COMPRESSED,
    UNCOMPRESSED
  }
}
